import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { contextEntries } from './context-menu.ts'
import { type Copy, en, ja } from './copy.ts'
import { type MenuActions, type MenuState, menuTemplate } from './menu.ts'

type Item = MenuItemConstructorOptions

/** Actions that record each click. */
function noting(): { pressed: unknown[]; act: MenuActions } {
  const pressed: unknown[] = []
  const note = (name: string) => (argument?: unknown) => void pressed.push([name, argument])
  return {
    pressed,
    act: {
      command: note('command'),
      showPanel: note('panel'),
      openFile: note('file'),
      clearRecent: note('clear'),
      showWorkbench: note('workbench'),
      showAbout: note('about'),
      showLog: note('log'),
      showReports: note('reports'),
      showLicences: note('licences'),
    },
  }
}

const state: MenuState = {
  platform: 'linux',
  appName: '宵待',
  panels: [{ key: 'outbox', title: '送信メール', english: 'Sent Mail' }],
  recentFiles: ['/home/evening.yoimachi'],
}

const below = (item: Item | undefined): Item[] => (Array.isArray(item?.submenu) ? item.submenu : [])
const flat = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...flat(below(item))])
const build = (copy: Copy, changed: Partial<MenuState> = {}, act: MenuActions = noting().act) =>
  menuTemplate(copy, { ...state, ...changed }, act)

test.each([
  ['ja', ja, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['en', en, /^[A-Z0-9]/],
] as const)('labels every entry in %s', (_language, copy, word) => {
  const shown = flat(build(copy, { panels: [], recentFiles: [] })).filter(({ type }) => type !== 'separator')
  expect(shown.length).toBeGreaterThan(35)
  expect(shown.filter(({ label }) => !word.test(label ?? ''))).toEqual([])
})

test('has the same entries in both languages', () => {
  const shape = (copy: Copy) => flat(build(copy)).map(({ role, accelerator }) => [role, accelerator])
  expect(shape(en)).toEqual(shape(ja))
})

test('gives each shortcut to one entry and leaves printing out', () => {
  for (const platform of ['linux', 'win32', 'darwin'] as const) {
    const keys = flat(build(ja, { platform })).flatMap(({ accelerator }) => accelerator ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('CmdOrCtrl+P')
  }
})

test('places about, settings and quit by platform', () => {
  const labels = (platform: NodeJS.Platform) => build(en, { platform }).map((menu) => below(menu).map((it) => it.label))
  const [macApp = []] = labels('darwin')
  expect(macApp).toEqual(expect.arrayContaining(['About Yoimachi', 'Settings…', 'Quit Yoimachi']))
  const windows = labels('win32')
  expect(windows[0]).toEqual(expect.arrayContaining(['Settings…', 'Quit Yoimachi']))
  expect(windows.at(-1)).toContain('About Yoimachi')
})

test.each([
  ['linux', 'a && b.json'],
  ['win32', 'a && b.json'],
  ['darwin', 'a & b.json'],
] as const)('names a recent file with a sign that marks a key on %s', (platform, name) => {
  const items = flat(build(ja, { platform, recentFiles: ['/home/a & b.json'] }))
  expect(items.map(({ label }) => label)).toContain(name)
})

test('opens panels and recent files from their entries', () => {
  const { pressed, act } = noting()
  const items = flat(build(ja, {}, act))
  for (const label of ['送信メール', 'evening.yoimachi', '履歴を消す', '設定…']) {
    const press = items.find((each) => each.label === label)?.click as (() => void) | undefined
    press?.()
  }
  expect(pressed).toEqual([
    ['panel', 'outbox'],
    ['file', '/home/evening.yoimachi'],
    ['clear', undefined],
    ['command', 'settings'],
  ])
})

const all = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
const labels = (...given: Parameters<typeof contextEntries>) =>
  contextEntries(...given).map(({ label, type }) => label ?? type)

test('enables the cut, copy and paste that a field allows', () => {
  const pressed = {
    isEditable: true,
    selectionText: '',
    editFlags: { ...all, canCut: false, canCopy: false },
  }
  expect(labels(ja, pressed, undefined)).toEqual(['切り取り', 'コピー', '貼り付け', 'separator', 'すべてを選択'])
  expect(contextEntries(ja, pressed, undefined).map(({ enabled }) => enabled)).toEqual([
    false,
    false,
    true,
    undefined,
    true,
  ])
})

test('offers to copy selected text, and to look it up if the system has a dictionary', () => {
  const pressed = { isEditable: false, selectionText: ' 宵 待\n', editFlags: all }
  expect(labels(ja, pressed, undefined)).toEqual(['コピー'])
  expect(labels(ja, pressed, () => {})).toEqual(['「宵 待」を調べる', 'separator', 'コピー'])
})

test('shortens a long selection in the label', () => {
  const pressed = { isEditable: false, selectionText: '宵'.repeat(50), editFlags: all }
  expect(labels(ja, pressed, () => {})[0]).toBe(`「${'宵'.repeat(20)}…」を調べる`)
  // Never within a character.
  const emoji = { ...pressed, selectionText: '宵🌙'.repeat(50) }
  expect(labels(ja, emoji, () => {})[0]).toBe(`「${'宵🌙'.repeat(10)}…」を調べる`)
})

test('returns no entries without a field or a selection', () => {
  expect(contextEntries(ja, { isEditable: false, selectionText: ' ', editFlags: all }, () => {})).toEqual([])
})

/** Presses an entry. */
const press = (item: Item | undefined) => (item?.click as (() => void) | undefined)?.()

test.each([
  [ja.menu.settings, 'settings', 'CmdOrCtrl+,'],
  [ja.menu.openCapsule, 'capsule-open', 'CmdOrCtrl+O'],
  [ja.menu.saveCapsule, 'capsule-save', 'CmdOrCtrl+S'],
  [ja.menu.toggleClock, 'clock-toggle', 'CmdOrCtrl+T'],
  [ja.menu.nextReset, 'jump-next-reset', 'CmdOrCtrl+3'],
  [ja.menu.oneDay, 'jump-one-day', 'CmdOrCtrl+]'],
  [ja.menu.rewind, 'rewind', 'CmdOrCtrl+['],
  [ja.menu.palette, 'palette', 'CmdOrCtrl+K'],
  [ja.menu.present, 'present', 'CmdOrCtrl+D'],
  [ja.menu.presenter, 'presenter', 'CmdOrCtrl+Shift+D'],
  [ja.menu.reloadPhones, 'reload-phones', 'CmdOrCtrl+Shift+P'],
])('%s sends %s to the page, also by %s', (label, command, accelerator) => {
  const { pressed, act } = noting()
  const item = flat(build(ja, {}, act)).find((each) => each.label === label)
  press(item)
  expect([item?.accelerator, pressed]).toEqual([accelerator, [['command', command]]])
})

test.each([
  ['showWorkbench', 'workbench', 'CmdOrCtrl+N'],
  ['about', 'about', undefined],
  ['showLog', 'log', undefined],
  ['showReports', 'reports', undefined],
  ['licences', 'licences', undefined],
] as const)('%s is done by the app itself', (name, action, accelerator) => {
  const { pressed, act } = noting()
  const item = flat(build(ja, {}, act)).find((each) => each.label === ja.menu[name])
  press(item)
  expect([item?.accelerator, pressed]).toEqual([accelerator, [[action, undefined]]])
})

test.each([
  ['darwin', ['hide', 'hideOthers', 'unhide', 'quit', 'close', 'minimize', 'zoom']],
  ['linux', ['quit', 'minimize', 'close']],
] as const)('on %s the system carries out its usual entries', (platform, own) => {
  const edit = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll']
  const view = ['reload', 'toggleDevTools', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen']
  const found = flat(build(en, { platform })).flatMap(({ role }) => role ?? [])
  expect(found.toSorted()).toEqual([...own, ...edit, ...view].toSorted())
})

test('has no list of panels before the page offers some, and names an empty list of files', () => {
  const entries = flat(build(en, { panels: [], recentFiles: [] }))
  expect(entries.map(({ label }) => label)).not.toContain(en.menu.panels)
  const recent = entries.find(({ label }) => label === en.menu.recent)
  expect(below(recent)).toEqual([{ label: en.menu.noRecent, enabled: false }])
})

test('field entries are carried out by the system', () => {
  const field = { isEditable: true, selectionText: ' a  b ', editFlags: all }
  expect(contextEntries(en, field, undefined).map(({ role }) => role)).toEqual([
    'cut',
    'copy',
    'paste',
    undefined,
    'selectAll',
  ])
  expect(labels(en, field, () => {})[0]).toBe(en.menu.lookUp('a b'))
  expect(contextEntries(en, { ...field, isEditable: false }, undefined)[0]?.role).toBe('copy')
  expect(labels(en, { ...field, selectionText: ' ' }, () => {})[0]).toBe(en.menu.cut)
  expect(labels(en, { ...field, selectionText: 'x'.repeat(20) }, () => {})[0]).toBe(en.menu.lookUp('x'.repeat(20)))
})
