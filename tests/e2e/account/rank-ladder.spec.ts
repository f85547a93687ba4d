import { expect } from '@playwright/test'
import { changeResponse } from '../../support/change-response.ts'
import { test, withMotion } from '../../support/fixtures.ts'

test.use(withMotion)

test('RANK-24 a clip plays its captions, stops and shows them all', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-g', path: '/maletutorial' })
  const bar = page.getByRole('progressbar', { name: 'はじめに' })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await page.clock.install()
  await page.getByRole('button', { name: '再生する' }).click()
  await page.clock.runFor(5_000)
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(3)
  await expect(page.getByText('会員は全員、書類による年齢確認を終えています。').first()).toBeVisible()
  await page.getByRole('button', { name: '一時停止' }).click()
  const stopped = await bar.getAttribute('aria-valuenow')
  await page.clock.runFor(2_000)
  expect(await bar.getAttribute('aria-valuenow')).toBe(stopped)
  await page.getByText('字幕', { exact: true }).click()
  await expect(page.getByRole('listitem')).toHaveCount(4)
})

test('RANK-47 RANK-48 HOME-85 D-72 a rank gained is celebrated instead of the announcements and never covered', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-g', path: null })
  await page.route('**/api/notification_reads', (route) =>
    route.fulfill({
      json: { user_notifications: [{ id: 1, title: 'ひとつめ', body: '本文' }], user_notifications_count: 1 },
    }),
  )
  await changeResponse(page, '**/api/account', (body) => ({ ...body, anouncement_size: 1 }))
  // Checks repeatedly that the animation is on top and no dialog is open.
  await page.addInitScript(() => {
    const looks: boolean[] = []
    Object.assign(window, { looks })
    setInterval(() => {
      const up = [...document.querySelectorAll('strong')].find((one) => one.textContent === 'Rank UP!')
      const layer = up?.closest('output')
      if (!up || !layer) return
      // elementFromPoint finds only elements that take presses.
      layer.style.pointerEvents = 'auto'
      const { left, top, width, height } = up.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      looks.push(up.contains(seen) && document.querySelector('[role=dialog]') === null)
    }, 100)
  })
  await page.goto('/maletutorial')
  const watched = page.getByRole('button', { name: '視聴しました' })
  for (let clip = 0; clip < 5; clip += 1) await watched.click()
  await expect(page.getByRole('main').getByText('ひとつめ')).toBeVisible()
  await expect(page.getByText('Rank UP!')).toHaveCount(0)
  const looks = await page.evaluate(() => Reflect.get(window, 'looks') as boolean[])
  expect(looks.length).toBeGreaterThan(3)
  expect(looks.every(Boolean)).toBe(true)
})
