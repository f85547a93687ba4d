import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Bridge } from '../../src/preload/bridge.ts'
import type { DesktopApp } from './support/desktop-app.ts'
import { test } from './support/fixtures.ts'

type Host = { yoimachi: Bridge }

/** Chooses a menu entry by its labels from the top. */
const press = (app: DesktopApp, ...way: string[]): Promise<void> =>
  app.evaluate(({ Menu }, labels) => {
    let items = Menu.getApplicationMenu()?.items ?? []
    let found
    for (const label of labels) {
      found = items.find((item) => item.label === label)
      if (!found) throw new Error(`no ${label} among ${items.map((item) => item.label).join(', ')}`)
      items = found.submenu?.items ?? []
    }
    found?.click()
  }, way)

const topLabels = (app: DesktopApp): Promise<string[]> =>
  app.evaluate(({ Menu }) => (Menu.getApplicationMenu()?.items ?? []).map(({ label }) => label), 0)

/** Records the commands that the page receives. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    ;(window as unknown as Host).yoimachi.onCommand((command) => heard.push(command))
  })

test('has a Japanese menu whose entries reach the page', async ({ start }) => {
  const app = await start()
  const page = await app.window()
  expect(await topLabels(app)).toEqual(
    expect.arrayContaining(['ファイル', '編集', '時刻', '表示', 'ウインドウ', 'ヘルプ']),
  )
  await listen(page)
  for (const way of [
    ['時刻', '次の 3:00 へ'],
    ['時刻', '24時間進める'],
    ['時刻', '1つ前の時点に戻す'],
    ['時刻', '時計を止める／動かす'],
    ['表示', 'コマンドパレット…'],
    ['表示', '発表する'],
    ['表示', '発表者の画面を開く'],
    ['表示', 'スマートフォンを再読み込み'],
    ['ファイル', 'カプセルを開く…'],
    ['ファイル', 'カプセルを保存…'],
  ])
    await press(app, ...way)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual([
      'jump-next-reset',
      'jump-one-day',
      'rewind',
      'clock-toggle',
      'palette',
      'present',
      'presenter',
      'reload-phones',
      'capsule-open',
      'capsule-save',
    ])
})

test('lists every panel of the page and the settings in the menu', async ({ app }) => {
  const page = await app.window()
  const onPage = await page
    .getByRole('navigation', { name: 'パネル' })
    // A link to a view of a panel is no panel of its own.
    .locator('a:not([href*="view="])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  expect(onPage.length).toBeGreaterThan(10)
  await expect
    .poll(() =>
      app.evaluate(({ Menu }) => {
        const view = Menu.getApplicationMenu()?.items.find(({ label }) => label === '表示')
        const panels = view?.submenu?.items.find(({ label }) => label === 'パネル')
        return (panels?.submenu?.items ?? []).map(({ label }) => label)
      }, 0),
    )
    .toEqual(onPage)
  await press(app, '表示', 'パネル', '送信メール')
  await expect(page).toHaveURL(/\/outbox$/)
  await press(app, 'ファイル', '設定…')
  await expect(page).toHaveURL(/\/settings$/)
})

test('keeps port, folder, log and language of the settings page for the next start', async ({ start, configHome }) => {
  const folder = join(configHome, 'worlds')
  const app = await start({ port: null })
  const page = await app.window()
  await page.goto(`${new URL(page.url()).origin}/settings`)
  await app.evaluate(({ dialog, shell }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] })
    shell.showItemInFolder = (path) => void Object.assign(globalThis, { shown: path })
  }, folder)
  await page.getByRole('button', { name: '選択…' }).click()
  await expect(page.getByText(folder)).toBeVisible()
  await page.getByRole('radio', { name: 'エラー' }).click({ force: true })
  await page.getByRole('button', { name: 'ログを表示' }).click()
  await expect
    .poll(() => app.evaluate(() => (globalThis as unknown as { shown?: string }).shown, 0))
    .toMatch(/yoimachi\.log$/)
  await page.getByLabel('ポート').fill('70000')
  await expect(page.getByText('1 から 65535 までの数字')).toBeVisible()
  const other = Number(new URL(page.url()).port) + 1
  await page.getByLabel('ポート').fill(String(other))
  await page.getByRole('button', { name: '決定' }).click()
  await expect(page.getByRole('button', { name: '決定' })).toBeDisabled()
  await page.getByRole('radio', { name: 'English' }).click({ force: true })
  await expect.poll(() => topLabels(app)).toEqual(expect.arrayContaining(['File', 'Edit', 'Help']))
  await expect(page.getByRole('button', { name: 'Show log' })).toBeVisible()
  await expect(page).toHaveTitle('Yoimachi Workbench')
  expect(await app.end('SIGTERM')).toBe(0)
  const again = await start({ port: null })
  const reopened = await again.window()
  expect(Number(new URL(reopened.url()).port)).toBe(other)
  expect(existsSync(join(folder, 'yoimachi-world'))).toBe(true)
  await expect.poll(() => topLabels(again)).toContain('Help')
  await expect(reopened.locator('html')).toHaveAttribute('lang', 'en')
  await reopened.goto(`${new URL(reopened.url()).origin}/settings`)
  await expect(reopened.getByRole('radio', { name: 'English' })).toBeChecked()
  expect(await again.end('SIGTERM')).toBe(0)
  const inJapanese = await start({ port: null, args: ['--lang', 'ja'] })
  await expect.poll(() => topLabels(inJapanese)).toContain('ヘルプ')
  await expect((await inJapanese.window()).locator('html')).toHaveAttribute('lang', 'ja')
})

test('opens a context menu in a field and on selected text', async ({ app }) => {
  const page = await app.window()
  await page.goto(`${new URL(page.url()).origin}/settings`)
  await app.evaluate(({ Menu }) => {
    const shown: (string | undefined)[][] = []
    Object.assign(globalThis, { shown })
    const build = Menu.buildFromTemplate
    Menu.buildFromTemplate = (template) => {
      const labels = template.map(({ label }) => label)
      // The menu bar is rebuilt when the page sends its panels.
      if (!labels.includes('ヘルプ')) shown.push(labels)
      return build(template)
    }
  }, 0)
  const menus = (): Promise<unknown> => app.evaluate(() => (globalThis as unknown as { shown: unknown }).shown, 0)
  await page.getByLabel('ポート').click({ button: 'right' })
  await expect.poll(menus).toEqual([expect.arrayContaining(['切り取り', 'コピー', '貼り付け', 'すべてを選択'])])
  await page.getByRole('heading', { name: 'ログ' }).selectText()
  await page.getByRole('heading', { name: 'ログ' }).click({ button: 'right' })
  await expect.poll(menus).toHaveLength(2)
})

test('has every entry of this system in the menu bar, those of Electron by role', async ({ app }) => {
  await app.window()
  await expect.poll(() => topLabels(app)).toContain('表示')
  const entries = await app.evaluate(({ Menu }) => {
    const found: string[] = []
    const waiting = [...(Menu.getApplicationMenu()?.items ?? [])]
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      const { label, role, submenu } = item
      if (submenu) waiting.push(...submenu.items)
      else if (role) found.push(`${role.toLowerCase()} ${label}`)
    }
    return found.toSorted()
  }, 0)
  const onMac = ['hide 宵待を隠す', 'hideothers ほかを隠す', 'unhide すべてを表示', 'zoom 拡大／縮小']
  expect(entries).toEqual(
    [
      ...(process.platform === 'darwin' ? onMac : []),
      'close 閉じる',
      'copy コピー',
      'cut 切り取り',
      'minimize 最小化',
      'paste 貼り付け',
      'quit 宵待を終了',
      'redo やり直す',
      'reload ワークベンチを再読み込み',
      'resetzoom 実際のサイズ',
      'selectall すべてを選択',
      'toggledevtools 開発者ツール',
      'togglefullscreen フルスクリーン',
      'undo 取り消す',
      'zoomin 拡大',
      'zoomout 縮小',
    ].toSorted(),
  )
})

test('shows log, reports and licences from the help menu', async ({ app, appData }) => {
  await app.window()
  await app.evaluate(({ shell }) => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    shell.showItemInFolder = (path) => void shown.push(path)
    shell.openPath = (path) => {
      shown.push(path)
      return Promise.resolve('')
    }
  }, 0)
  for (const label of ['ログを表示', 'レポートを表示', 'ライセンス']) await press(app, 'ヘルプ', label)
  const shown = (): Promise<string[]> => app.evaluate(() => (globalThis as unknown as { shown: string[] }).shown, 0)
  const logs = join(appData, 'logs')
  await expect.poll(shown).toEqual([join(logs, 'yoimachi.log'), logs, expect.stringMatching(/licences\.txt$/)])
})

test('shows versions in about on every system and links to the licences', async ({ app }) => {
  await app.window()
  await app.evaluate(({ dialog, shell }) => {
    const noted: { about?: string; opened?: string } = {}
    Object.assign(globalThis, { noted })
    dialog.showMessageBox = (...given: unknown[]) => {
      const { message, detail } = given.at(-1) as { message: string; detail: string }
      noted.about = `${message}\n${detail}`
      return Promise.resolve({ response: 1, checkboxChecked: false })
    }
    shell.openPath = (path) => {
      noted.opened = path
      return Promise.resolve('')
    }
  }, 0)
  await press(app, 'ヘルプ', '宵待について')
  const noted = (): Promise<{ about?: string; opened?: string }> =>
    app.evaluate(() => (globalThis as unknown as { noted: object }).noted, 0)
  await expect.poll(async () => (await noted()).opened).toMatch(/licences\.txt$/)
  const { about = '', opened = '' } = await noted()
  expect(about).toContain('Chromium')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(about).toContain(version)
  expect(readFileSync(opened, 'utf8')).toContain('react-dom')
})

test('logs refusals with their time', async ({ app, appData }) => {
  const page = await app.window()
  const log = join(appData, 'logs/yoimachi.log')
  const before = readFileSync(log, 'utf8').length
  await page.evaluate(() => location.assign('http://127.0.0.1:9/'))
  await expect
    .poll(() => readFileSync(log, 'utf8').slice(before))
    .toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z warn Refused to open http:\/\/127\.0\.0\.1:9 /m)
})
