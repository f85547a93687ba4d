import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { jumpTo, readNow } from './support/clock.ts'
import type { DesktopApp } from './support/desktop-app.ts'
import { recordDialogs } from './support/dialogs.ts'
import { isRealElectron, test } from './support/fixtures.ts'

const root = resolve(import.meta.dirname, '../..')
const evening = '2026-12-24T19:30:00'
const args = ['--now', '2026-11-20T12:00:00+09:00']

/** Saves the world at one time in a capsule file and moves the app to another day. */
async function writeCapsule(page: Page, path: string): Promise<void> {
  expect(await jumpTo(page, `${evening}+09:00`)).toBe(200)
  const content = await page.evaluate(async () => (await fetch('/__control/capsule')).text())
  writeFileSync(path, content)
  expect(await jumpTo(page, '2026-12-30T12:00:00+09:00')).toBe(200)
}

const recentOf = (app: DesktopApp): Promise<string[]> =>
  app.evaluate(({ Menu }) => {
    const file = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'ファイル')
    const recent = file?.submenu?.items.find(({ label }) => label === '最近使ったファイル')
    return (recent?.submenu?.items ?? []).map(({ label }) => label)
  }, 0)

/** Resolves when the page shows a text, however briefly, because messages end by themselves. */
const shows = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return
          observer.disconnect()
          done()
        })
        observer.observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
    text,
  )

test('files are opened from the command line, by double click and from the list of recent files', async ({
  start,
  configHome,
}) => {
  const path = join(configHome, 'evening.yoimachi')
  const app = await start({ args })
  const page = await app.window()
  await writeCapsule(page, path)

  await test.step('loads a capsule from the command line of a second start and by a double click', async () => {
    const second = await start({ args: [path] })
    expect(await second.exited).toBe(0)
    await expect.poll(() => readNow(page)).toContain(evening)
    expect(await recentOf(app)).toContain('evening.yoimachi')

    expect(await jumpTo(page, '2026-12-29T12:00:00+09:00')).toBe(200)
    // File managers of Linux pass a double click as URL.
    const third = await start({ args: [pathToFileURL(path).href] })
    expect(await third.exited).toBe(0)
    await expect.poll(() => readNow(page)).toContain(evening)

    expect(await jumpTo(page, '2026-12-30T12:00:00+09:00')).toBe(200)
    await app.evaluate(({ app: electronApp }, file) => {
      electronApp.emit('open-file', { preventDefault() {} }, file)
    }, path)
    await expect.poll(() => readNow(page)).toContain(evening)
  })

  await test.step('reopens a file from the list of recent files and clears the list', async () => {
    const press = (entry: string): Promise<void> =>
      app.evaluate(({ Menu }, name) => {
        const file = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'ファイル')
        const recent = file?.submenu?.items.find(({ label }) => label === '最近使ったファイル')
        recent?.submenu?.items.find(({ label }) => label === name)?.click()
      }, entry)
    expect(await jumpTo(page, '2026-12-30T12:00:00+09:00')).toBe(200)
    await press('evening.yoimachi')
    await expect.poll(() => readNow(page)).toContain(evening)
    await press('履歴を消す')
    await expect.poll(() => recentOf(app)).toEqual(['最近使ったファイルはありません'])
  })

  await test.step('loads a capsule from the command line, without what was cleared from the list', async () => {
    expect(await jumpTo(page, '2026-12-30T12:00:00+09:00')).toBe(200)
    expect(await app.end('SIGTERM')).toBe(0)
    // Under another name, which shows alone in the list that the other one was cleared for good.
    const copy = join(configHome, 'copy.yoimachi')
    copyFileSync(path, copy)
    const again = await start({ args: [copy] })
    const first = await again.window()
    await expect.poll(() => readNow(first)).toContain(evening)
    expect(await recentOf(again)).toContain('copy.yoimachi')
    expect(await recentOf(again)).not.toContain('evening.yoimachi')
  })
})

test('ignores a file that is no capsule, also dropped on the workbench, and reports a missing one', async ({
  start,
  configHome,
}) => {
  const app = await start({ args })
  const page = await app.window()
  const path = join(configHome, 'other.yoimachi')
  writeFileSync(path, '{"world":1}')
  const dialogs = await recordDialogs(app, 0)
  expect(await (await start({ args: [path] })).exited).toBe(0)
  await expect(page.getByText('「other.yoimachi」は開けません')).toBeVisible()
  expect(await readNow(page)).toContain('2026-11-20T12:00:00')
  expect(await (await start({ args: [join(configHome, 'gone.yoimachi')] })).exited).toBe(0)
  await expect.poll(() => dialogs.messages()).toEqual(['ファイルを開けません'])

  await page.evaluate(async () => {
    const content = await (await fetch('/__control/capsule')).text()
    const data = new DataTransfer()
    data.items.add(new File([content.slice(0, 20)], 'half.yoimachi'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('「half.yoimachi」は開けません')).toBeVisible()
})

test('a dropped capsule is opened by its path, and a refused one names its fault', async ({ start, configHome }) => {
  test.skip(isRealElectron, 'only the stand-in gives a path to a file that a page makes')
  const app = await start({ args })
  const page = await app.window()
  const drop = (path: string): Promise<void> =>
    page.evaluate((standInPath) => {
      const data = new DataTransfer()
      // Empty, so that only the path leads to the capsule.
      data.items.add(new File([], standInPath.replace(/.*[/]/, '')))
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      Object.assign(data.files[0] ?? {}, { standInPath })
      document.body.dispatchEvent(event)
    }, path)
  const whole = join(configHome, 'evening.yoimachi')
  const cut = join(configHome, 'cut.yoimachi')
  await writeCapsule(page, whole)
  writeFileSync(cut, readFileSync(whole, 'utf8').slice(0, 2000))
  await drop(cut)
  await expect(page.getByText('「cut.yoimachi」は開けません。途中で切れています')).toBeVisible()
  expect(await readNow(page)).toContain('2026-12-30')

  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/capsule')) uploads.push(request.url())
  })
  const [opening, opened] = [
    shows(page, '「evening.yoimachi」を開いています'),
    shows(page, '「evening.yoimachi」を開きました'),
  ]
  const dialogs = await recordDialogs(app, 0)
  // The second file waits for the first.
  await drop(whole)
  await drop(join(configHome, 'gone.yoimachi'))
  await Promise.all([opening, opened])
  await expect.poll(() => dialogs.messages()).toEqual(['ファイルを開けません'])
  await expect.poll(() => readNow(page)).toContain(evening)
  expect(uploads).toEqual([])
  expect((await recentOf(app)).slice(0, 2)).toEqual(['evening.yoimachi', 'cut.yoimachi'])
})

test('asks before loading a link and ignores an unknown one', async ({ start }) => {
  const app = await start({ args })
  const page = await app.window()
  const follow = (url: string): Promise<void> =>
    app.evaluate(({ app: electronApp }, link) => void electronApp.emit('open-url', { preventDefault() {} }, link), url)
  const refusing = await recordDialogs(app, 0)
  await follow('yoimachi://panel/outbox')
  await expect.poll(() => refusing.messages()).toEqual(['このリンクを開きますか'])
  await follow('yoimachi://file/etc/passwd')
  await expect.poll(() => refusing.messages()).toContain('このリンクは開けません')
  expect(page.url()).not.toContain('outbox')
  await recordDialogs(app, 1)
  await follow('yoimachi://panel/outbox')
  await expect(page).toHaveURL(/\/outbox$/)
  const started = shows(page, 'を始めました')
  await follow('yoimachi://scenario/busy-chat')
  await started
})

test("a team's folder of stories is taken from the command line, also relative, and a missing one is named", async ({
  start,
  configHome,
}) => {
  const stories = join(configHome, 'team')
  mkdirSync(stories)
  copyFileSync(join(root, 'fixtures/storylines/hold-ending.json'), join(stories, 'ours.json'))
  const app = await start({ args: [...args, '--stories', relative(root, stories)] })
  const page = await app.window()
  const own = () => page.evaluate(async () => (await fetch('/__control/storylines/own')).json())
  expect(await own()).toMatchObject({
    folders: [{ source: 'data' }, { source: 'team', path: stories, isThere: true }],
    files: [{ key: 'team/ours', problem: null }],
  })
  rmSync(stories, { recursive: true })
  expect(await own()).toMatchObject({ folders: [{}, { path: stories, isThere: false }], files: [] })
  await page.goto(new URL('/storylines', page.url()).href)
  await expect(page.getByText(`チームのフォルダーが見つかりません：${stories}`)).toBeVisible()
})
