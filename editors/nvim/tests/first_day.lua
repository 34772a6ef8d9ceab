-- The first day of the language server in a real Neovim, without any plugin.
--
--     nvim --headless -u NONE -l editors/nvim/tests/first_day.lua PATH-OF-THE-PROGRAM
local program = assert(_G.arg[1], 'give the path of swift-color-lsp')
local failures = 0

local function test(name, body)
  local ok, message = xpcall(body, debug.traceback)
  if not ok then failures = failures + 1 end
  io.stdout:write((ok and 'ok   ' or 'FAIL ') .. name .. (ok and '' or '\n' .. message) .. '\n')
end

local function wait(what, condition)
  assert(vim.wait(20000, condition, 10), 'timed out waiting for ' .. what)
end

local function equal(actual, expected)
  assert(vim.deep_equal(actual, expected),
    'expected ' .. vim.inspect(expected) .. '\ngot ' .. vim.inspect(actual))
end

-- A project with one color and one misspelled name.
local root = vim.uv.fs_realpath(vim.fn.tempname():match('(.*)/')) .. '/color-project'
vim.fn.mkdir(root .. '/A.xcassets/Brand.colorset', 'p')
vim.fn.mkdir(root .. '/.git', 'p')
local function write(path, lines) vim.fn.writefile(lines, root .. '/' .. path) end
write('A.xcassets/Brand.colorset/Contents.json', {
  '{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {',
  '  "red" : "0x2F", "green" : "0x80", "blue" : "0xED", "alpha" : "1.000" } } } ] }',
})
write('View.swift', { 'import SwiftUI', 'let 漢 = "😀", a = Color("Brnad")', 'let b = Color("Brand")' })

vim.lsp.config('swift_color_lsp', { cmd = { program }, filetypes = { 'swift' }, root_markers = { '.git' } })
vim.lsp.enable('swift_color_lsp')
local hasOther = vim.fn.executable('sourcekit-lsp') == 1
if hasOther then
  vim.lsp.config('sourcekit', { cmd = { 'sourcekit-lsp' }, filetypes = { 'swift' }, root_markers = { '.git' } })
  vim.lsp.enable('sourcekit')
end
vim.cmd('filetype on')
vim.cmd.edit(root .. '/View.swift')
vim.bo.filetype = 'swift'
local buffer = vim.api.nvim_get_current_buf()

local function client() return vim.lsp.get_clients({ bufnr = buffer, name = 'swift_color_lsp' })[1] end

local function findings()
  return vim.tbl_filter(function(d) return d.source == 'swift-color-lsp' end, vim.diagnostic.get(buffer))
end

--- A request at the first place of a text in a line, both from 0.
local function ask(method, line, text, extra)
  local content = vim.api.nvim_buf_get_lines(buffer, line, line + 1, false)[1]
  local column = assert(content:find(text, 1, true)) - 1
  local character = vim.str_utfindex(content, client().offset_encoding, column)
  local params = vim.tbl_extend('force', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = character },
  }, extra and extra({ line = line, character = character }) or {})
  local answer = assert(client():request_sync(method, params, 20000, buffer))
  assert(not answer.err, vim.inspect(answer.err))
  return answer.result
end

test('the server attaches', function() wait('the client', client) end)

if hasOther then
  test('beside sourcekit-lsp', function()
    wait('both clients', function() return #vim.lsp.get_clients({ bufnr = buffer }) == 2 end)
  end)
end

test('a misspelled name is found at its place', function()
  wait('a finding', function() return #findings() == 1 end)
  local found = findings()[1]
  local line = vim.api.nvim_buf_get_lines(buffer, 1, 2, false)[1]
  equal({ found.code, found.lnum, line:sub(found.col + 1, found.end_col) }, { 'unknown-color', 1, 'Brnad' })
end)

test('a hover tells what a color is', function()
  equal(ask('textDocument/hover', 2, 'Brand').contents.value,
    'Brand   A.xcassets\nalways   #2F80ED  3.87 on white, 5.43 on black\n1 use by name')
end)

test('names are completed', function()
  local items = ask('textDocument/completion', 1, 'Brnad').items
  equal({ #items, items[1].label, items[1].textEdit.newText }, { 1, 'Brand', 'Brand' })
end)

test('a name leads to its color set', function()
  local found = ask('textDocument/definition', 2, 'Brand')[1]
  equal(vim.uri_to_fname(found.targetUri or found.uri), root .. '/A.xcassets/Brand.colorset/Contents.json')
end)

test('a finding is cured', function()
  local actions = ask('textDocument/codeAction', 1, 'Brnad', function(place)
    return { range = { start = place, ['end'] = place }, context = { diagnostics = {} } }
  end)
  equal(vim.tbl_map(function(action) return action.title end, actions),
    { "Use 'Brand'", 'Disable unknown-color for this line' })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, client().offset_encoding)
  equal(vim.api.nvim_buf_get_lines(buffer, 1, 2, false)[1], 'let 漢 = "😀", a = Color("Brand")')
  wait('no finding', function() return #findings() == 0 end)
end)

test('the server stops', function()
  client():stop()
  wait('the end', function() return not client() end)
end)

vim.fn.delete(root, 'rf')
vim.iter(vim.lsp.get_clients()):each(function(other) other:stop(true) end)
vim.cmd(failures == 0 and 'qall!' or 'cquit 1')
