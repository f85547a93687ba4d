import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { type Copy, en, ja } from './copy.ts'
import { contextEntries, type MenuActions, type MenuState, menuTemplate } from './menu.ts'

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
})

test('returns no entries without a field or a selection', () => {
  expect(contextEntries(ja, { isEditable: false, selectionText: ' ', editFlags: all }, () => {})).toEqual([])
})
