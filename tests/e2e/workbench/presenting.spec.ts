import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violations } from '../../support/violations.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 810 } })
test.describe.configure({ timeout: 180_000 })

/** Replaces the screen capture, which needs a person's consent, with a drawn stream. */
const lendStream = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = (options) => {
      document.documentElement.dataset['asked'] = JSON.stringify(options)
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
      const draw = canvas.getContext('2d')
      const { dataset } = document.documentElement
      window.setInterval(() => {
        draw?.fillRect(0, 0, 320, 180)
        dataset['frames'] = String(Number(dataset['frames'] ?? 0) + 1)
      }, 50)
      return Promise.resolve(canvas.captureStream())
    }
  })

/** Notes how often a film hands over what it has, and counts its frames from the start. */
const watchFilm = (page: Page) =>
  page.addInitScript(() => {
    const start = MediaRecorder.prototype.start
    MediaRecorder.prototype.start = function (pieceMs) {
      Object.assign(document.documentElement.dataset, { pieceMs: String(pieceMs), frames: '0' })
      start.call(this, pieceMs)
    }
  })

test('the stage alone with large phones, led by keys from inside a phone too, and kept in step with the notes', async ({
  page,
  server,
}) => {
  await lendStream(page)
  await watchFilm(page)
  const workbench = await Workbench.open(page, server, 'storylines')
  await page.getByRole('button', { name: '「保留した人の、七日間」を始める' }).click()
  await expect(page.getByRole('button', { name: /^次へ：/ })).toBeVisible({ timeout: 30_000 })
  const pathOnA = () =>
    workbench
      .phone('a')
      .locator(':root')
      .evaluate(() => location.pathname)
  await expect.poll(pathOnA).toBe('/recommends')
  await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
  const mark = (name: 'a' | 'b') =>
    workbench
      .phone(name)
      .locator(':root')
      .evaluate((root) => root.setAttribute('data-same', ''))
  await mark('a')
  await mark('b')
  const height = async () => (await workbench.phoneBox('a').locator('iframe').boundingBox())?.height ?? 0
  const before = await height()

  await page.getByRole('heading', { name: '筋書き', exact: true }).click()
  await page.keyboard.press('d')
  await expect(page.getByRole('banner', { name: '時刻' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'パネル' })).toBeHidden()
  const caption = page.getByRole('region', { name: '場面の説明' })
  await expect(caption).toContainText('保留した人の、七日間')
  await expect(caption.locator('time')).toHaveText('20:00')
  // The stage is measured after it changed, so the phones grow a frame later.
  await expect.poll(height).toBeGreaterThan(before)
  await expect(workbench.phoneBox('b')).toContainText('はると')
  expect(await violations(page, { exclude: 'iframe' })).toEqual([])

  const notes = await page.context().newPage()
  await notes.goto(`${server.workbenchUrl}/presenter`)
  await expect(notes.getByText('発表しています')).toBeVisible()
  const words = notes.getByRole('region', { name: '話すこと' }).getByText('「保留」から話し始めます。')
  await expect(words).toHaveCSS('font-size', '28px')

  await page.bringToFront()
  await page.keyboard.press('ArrowRight')
  const film = page.getByRole('list', { name: '場面' })
  await expect(film.locator('[aria-current=step]')).toContainText('みさきにレコメンドが届く')
  await expect(caption).toContainText('場面 1 ／ 6')
  await expect(workbench.phone('a').getByRole('button', { name: '保留する' })).toBeVisible()
  await expect(notes.getByRole('region', { name: '話すこと' })).toContainText('急いで決めさせない')

  // A press in a phone shows a mark, and the keys still work.
  await workbench.phone('a').getByRole('heading', { name: '基本情報' }).click()
  const tap = workbench.phoneBox('a').locator('[data-tap]')
  await expect(tap).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await expect(film.locator('[aria-current=step]')).toContainText('みさきが保留する')
  await page.keyboard.press('PageUp')
  await expect(caption).toContainText('場面 1 ／ 6')
  for (const name of ['a', 'b'] as const) await expect(workbench.phone(name).locator(':root[data-same]')).toHaveCount(1)

  expect(await violations(notes)).toEqual([])
  await notes.getByRole('button', { name: '次へ：みさきが保留する' }).click()
  await expect(caption).toContainText('場面 2 ／ 6')
  await notes.getByRole('button', { name: /^画面を隠す/ }).click()
  await expect(page.locator('.presenting-ground.fixed')).toBeVisible()
  await notes.getByRole('button', { name: /^画面を隠す/ }).click()
  await notes.getByText('A だけ').click()
  await expect(workbench.phoneBox('b')).toBeHidden()
  await notes.getByText('2台').click()
  await page.keyboard.press('t')
  await expect(caption.locator('time')).toHaveCount(0)
  await page.keyboard.press('t')

  const picture = page.waitForEvent('download')
  await page.keyboard.press('s')
  const png = await picture
  expect(png.suggestedFilename()).toBe('yoimachi-2026-11-20-20-00.png')
  expect(
    readFileSync(await png.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  const film2 = page.waitForEvent('download')
  await page.keyboard.press('r')
  await expect(page.locator('html')).toHaveAttribute('data-asked', /"preferCurrentTab":true/)
  // If the browser fails, a second of the film is lost at most.
  await expect(page.locator('html')).toHaveAttribute('data-piece-ms', '1000')
  await expect(page.locator('html')).toHaveAttribute('data-frames', /^\d{2}/)
  await page.keyboard.press('r')
  const video = await film2
  expect(video.suggestedFilename()).toMatch(/\.(?:webm|mp4)$/)
  expect(readFileSync(await video.path()).byteLength).toBeGreaterThan(500)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner', { name: '時刻' })).toBeVisible()
  await expect(notes.getByText('発表していません')).toBeVisible()
  for (const name of ['a', 'b'] as const) await expect(workbench.phone(name).locator(':root[data-same]')).toHaveCount(1)
  // A page that crashes sends no message.
  await page.evaluate(() => window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true))
  await page.close()
  await expect(notes.getByText('ステージの画面が開いていません')).toBeVisible()
})

test('a reload goes on with the presentation, and the next press fills the screen again', async ({ page, server }) => {
  const workbench = await Workbench.open(page, server, 'storylines', { phones: 1 })
  const tools = page.getByRole('banner', { name: '時刻' })
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.getByRole('heading', { name: '筋書き', exact: true }).click()
  await page.keyboard.press('d')
  await expect(tools).toBeHidden()
  await expect.poll(isFull).toBe(true)
  const notes = await page.context().newPage()
  await notes.goto(`${server.workbenchUrl}/presenter`)
  await expect(notes.getByText('発表しています')).toBeVisible()

  await page.bringToFront()
  await page.reload()
  await workbench.loaded('a')
  await expect(page.getByRole('region', { name: '場面の説明' })).toBeVisible()
  await expect(tools).toBeHidden()
  await expect(notes.getByText('発表しています')).toBeVisible()
  expect(await isFull()).toBe(false)
  await page.keyboard.press('t')
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('Escape')
  await expect(tools).toBeVisible()
  await expect(notes.getByText('発表していません')).toBeVisible()
})
