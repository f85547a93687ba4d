import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from './support/fixtures.ts'

/** Result of the page's request for a camera or microphone. */
function askFor(page: Page, media: { video?: boolean; audio?: boolean }): Promise<string> {
  return page.evaluate(
    (constraints) =>
      navigator.mediaDevices.getUserMedia(constraints).then(
        () => 'granted',
        (error: DOMException) => error.name,
      ),
    media,
  )
}

test('denies the workbench camera, location and notifications', async ({ app }) => {
  const page = await app.window()
  expect(await askFor(page, { video: true })).toBe('NotAllowedError')
  const answers = await page.evaluate(async () => ({
    notification: await Notification.requestPermission(),
    place: await new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        () => resolve('granted'),
        ({ code }) => resolve(code),
      )
    }),
  }))
  expect(answers).toEqual({ notification: 'denied', place: 1 })
})

test('denies a phone camera and microphone, on the stage and in its own window', async ({ app }) => {
  const workbench = await app.window()
  const phone = new URL(workbench.url()).origin.replace('workbench.', 'a.')
  await workbench.evaluate((url) => void window.open(url), `${phone}/about/terms`)
  const page = await app.pageAt(phone)
  await page.waitForLoadState()
  for (const media of [{ video: true }, { audio: true }]) expect(await askFor(page, media)).toBe('NotAllowedError')
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
})

test('lets the workbench write to the clipboard but not read it', async ({ app }) => {
  const page = await app.window()
  const answers = await page.evaluate(async () => {
    const state = async (name: string): Promise<string> =>
      (await navigator.permissions.query({ name: name as PermissionName })).state
    return { write: await state('clipboard-write'), read: await state('clipboard-read') }
  })
  expect(answers).toEqual({ write: 'granted', read: 'denied' })
})
