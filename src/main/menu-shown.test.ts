import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, Menu, type MenuItemConstructorOptions, shell, type WebContents } from 'electron'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { showAbout, showLicences } from './about.ts'
import { showContextMenu } from './context-menu.ts'
import { en } from './copy.ts'
import { installMenu, type MenuActions } from './menu.ts'

type Item = MenuItemConstructorOptions
const all = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true }

/** The menus that are shown, and the answers to dialogs and of the system. */
function aSystem({ button = 0, problem = '', isPackaged = false } = {}) {
  const shown: unknown[] = []
  lend(Menu, {
    setApplicationMenu: (menu: Item[]) => shown.push(menu.length),
    buildFromTemplate: (items: Item[]) => Object.assign(items, { popup: (how: object) => shown.push(how) }),
  })
  lend(app, { isPackaged, getVersion: () => '1.2.3' })
  const asked = vi.fn<(question: { detail: string }) => Promise<object>>(() => Promise.resolve({ response: button }))
  lend(dialog, { showMessageBox: asked })
  const openPath = vi.fn<(path: string) => Promise<string>>(() => Promise.resolve(problem))
  lend(shell, { openPath })
  return { shown, asked, openPath }
}

test('builds the menu at once, and again after a change or with the panels of the page', () => {
  const { shown } = aSystem()
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
  const built = vi.spyOn(Menu, 'buildFromTemplate')
  const { refresh, showPanels } = installMenu(
    () => en,
    () => [],
    {} as MenuActions,
  )
  platform.mockReturnValue('darwin')
  refresh()
  expect(shown).toEqual([6, 7])
  const panel = { key: 'outbox', title: '送信メール', english: 'Sent Mail' }
  showPanels([panel])
  const view = built.mock.lastCall?.[0].find(({ label }) => label === en.menu.view)
  expect(view?.submenu).toContainEqual(expect.objectContaining({ label: en.menu.panels }))
})

test('the about dialog names the versions and leads to the licences', async () => {
  const { asked, openPath } = aSystem({ button: 0 })
  await showAbout(() => en)
  const [question] = asked.mock.calls[0] ?? []
  expect(question).toMatchObject({
    type: 'info',
    title: en.menu.about,
    message: `${en.appName} 1.2.3`,
    buttons: [en.ok, en.menu.licences],
  })
  expect(question?.detail.split('\n')).toEqual([
    ...[en.about.invented, '', en.about.versions, `Electron ${process.versions['electron']}`],
    ...[`Chromium ${process.versions['chrome']}`, `Node.js ${process.versions.node}`, '', en.about.copyright],
  ])
  expect(openPath).not.toHaveBeenCalled()
})

test('opens the licences, and says why it cannot', async () => {
  const resources = mkdtempSync(join(tmpdir(), 'yoimachi-licences-'))
  const former = process.resourcesPath
  Object.assign(process, { resourcesPath: resources })
  onTestFinished(() => {
    Object.assign(process, { resourcesPath: former })
    rmSync(resources, { recursive: true })
  })
  const path = join(resources, 'licences.txt')
  aSystem({ isPackaged: true })
  await expect(showLicences()).rejects.toThrow(`Failed to open ${path}: it is missing.`)
  writeFileSync(path, '')
  const { openPath } = aSystem({ isPackaged: true, button: 1 })
  await showAbout(() => en)
  expect(openPath.mock.calls).toEqual([[path]])
  aSystem({ isPackaged: true, problem: 'no program' })
  await expect(showLicences()).rejects.toThrow(`Failed to open ${path}: no program.`)
  aSystem()
  await expect(showLicences()).rejects.toThrow(join(import.meta.dirname, '../licences.txt'))
})

test.each([
  ['darwin', [en.menu.lookUp('a'), undefined, en.menu.copy]],
  ['linux', [en.menu.copy]],
] as const)('a right click on %s shows the entries in its window', (platform, entries) => {
  const { shown } = aSystem()
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
  const built = vi.spyOn(Menu, 'buildFromTemplate')
  let click = (_event: object, _pressed: object) => {}
  const showDefinitionForSelection = vi.fn<() => void>()
  const contents = { on: (_: string, run: typeof click) => (click = run), showDefinitionForSelection }
  let window: object | null = {}
  lend(BrowserWindow, { fromWebContents: () => window })
  showContextMenu(contents as unknown as WebContents, () => en)
  click({}, { isEditable: false, selectionText: '', editFlags: all })
  window = null
  click({}, { isEditable: false, selectionText: 'a', editFlags: all })
  expect([shown, built.mock.calls]).toEqual([[], []])
  window = {}
  click({}, { isEditable: false, selectionText: 'a', editFlags: all })
  expect(shown).toEqual([{ window }])
  const items = built.mock.calls[0]?.[0] as Item[]
  expect(items.map(({ label }) => label)).toEqual(entries)
  const look = items[0]?.click as (() => void) | undefined
  look?.()
  expect(showDefinitionForSelection).toHaveBeenCalledTimes(platform === 'darwin' ? 1 : 0)
})
