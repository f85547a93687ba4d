import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { FootprintPage } from '../page-models/footprint-page.ts'

test('FOOT-15 FOOT-16 FOOT-17 FOOT-25 FOOT-26 a like is confirmed, the list is loaded again, the page stays', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/footprints')
  const footprints = new FootprintPage(page)
  const heart = page.getByRole('button', { name: /さんにいいねを送る$/ }).first()
  const name = /^(.+)さんに/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  const remaining = page.getByText(/^いいね残り\d+$/)
  const before = Number(/\d+/.exec(await remaining.innerText())?.[0])
  const again = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/api/user_footprints?'),
  )
  await heart.click()
  await expect(footprints.dialog).toContainText('いいねを送りました！')
  await again
  await footprints.dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/footprints')
  await expect(footprints.heart(name).first()).toBeDisabled()
  await expect(remaining).toHaveText(`いいね残り${before - 1}`)
})

test('FOOT-14 without likes the heart leads to the shop', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/timeline', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/timeline` })
    await route.fulfill({ response, json: { ...(await response.json()), like_remain: 0 } })
  })
  await page.goto('/footprints')
  await expect(page.getByText('いいね残り0')).toBeVisible()
  await page
    .getByRole('button', { name: /さんにいいねを送る$/ })
    .first()
    .click()
  await page.waitForURL('**/shop')
})

test('FOOT-21 FOOT-22 a failed like is only logged, and heart and count stay changed', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/footprints' })
  const remaining = page.getByText(/^いいね残り\d+$/)
  const before = Number(/\d+/.exec(await remaining.innerText())?.[0])
  await page.route('**/api/send_like', (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-43'))
  const hearts = page.getByRole('button', { name: /さんにいいねを送る$/ })
  await hearts.first().waitFor()
  const count = await hearts.count()
  await hearts.first().click()
  await logged
  await expect(remaining).toHaveText(`いいね残り${before - 1}`)
  await expect(hearts).toHaveCount(count - 1)
})
