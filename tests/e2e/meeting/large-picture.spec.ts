import { expect, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { personaApi } from '../../support/persona-api.ts'
import { partnerOf } from '../../visual/screens/addresses.ts'

/** Two fingers that move apart around a point, on a touch screen. */
async function spread(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { id: 0, x, y: y - apart },
    { id: 1, x, y: y + apart },
  ]
  const send = (type: 'touchStart' | 'touchMove', apart: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers(apart) })
  await send('touchStart', 40)
  for (let apart = 45; apart <= 160; apart += 5) await send('touchMove', apart)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('D-106 two fingers zoom the picture over the whole screen, and it stays the same picture', async ({
  openPhone,
  server,
}) => {
  const address = await partnerOf(2, 0)(await personaApi(server, 'woman'))
  const page = await openPhone({ persona: 'woman', path: address, isMobile: true, hasTouch: true })
  await page.getByRole('button', { name: '写真1を大きく表示' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img').first()).toBeVisible()
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 0)
  expect(await scale()).toBe(1)
  await spread(page, 195, 420)
  await expect.poll(scale).toBeGreaterThan(2)
  await expect(dialog.getByRole('group').first()).not.toHaveAttribute('inert')
})
