import type { Page } from '@playwright/test'
import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { covers } from '../../support/covers.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { shownFor } from '../../support/shown-for.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** Replaces fields of every loaded detailed profile. */
async function alterProfile(page: Page, server: MockServer, change: object): Promise<void> {
  await page.route('**/api/subprofile', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/subprofile` })
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, profile: { ...body.profile, ...change } } })
  })
}

test('CONST-08 SUB-05 a like is confirmed, counted and stays', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/timeline')
  const profile = await SubProfilePage.openFirst(page)
  const address = page.url()
  const before = Number(/\d+/.exec(await profile.remaining.innerText())?.[0])
  // Page and timeline count it at once, before the lists are read again.
  await page.route('**/api/timeline', () => new Promise(() => {}))
  await profile.likeButton.click()
  covers('SUB-44', 'SUB-45', 'SUB-54')
  await expect(profile.dialog).toContainText('いいねを送りました！')
  await expect(profile.remaining).toHaveText(`いいね残り${before - 1}`)
  await profile.dialog.getByRole('button', { name: '閉じる' }).click()
  covers('SUB-46')
  await page.waitForURL('**/timeline')
  await expect(page.getByText(new RegExp(`^いいね残り${before - 1}（`))).toBeVisible()
  await page.unroute('**/api/timeline')
  await page.goto(address)
  covers('SUB-06', 'SUB-07', 'SUB-53')
  await expect(profile.sentButton).toBeDisabled()
})

test('SUB-44 SHOP-11 D-74 D-77 a like that spends a purchased one can be taken back for five seconds; leaving the page sends it', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send_like')) sent += 1
  })
  const profile = await SubProfilePage.openFirst(page)
  await expect(page.getByText(/^購入した分（残り\d+）から先に使われます。$/)).toBeVisible()
  const before = await profile.remaining.innerText()
  await profile.likeButton.click()
  await expect(page.getByText('いいねを送りました', { exact: true })).toBeVisible()
  await profile.undo.click()
  await expect(profile.likeButton).toBeEnabled()
  await expect(profile.remaining).toHaveText(before)
  expect(sent).toBe(0)

  await page.clock.install()
  await profile.likeButton.click()
  await profile.undo.waitFor()
  const call = page.waitForRequest('**/api/send_like')
  await page.clock.runFor(3_000)
  expect(sent).toBe(0)
  await page.clock.runFor(2_000)
  await call
  await expect(profile.sentButton).toBeDisabled()
  await expect(profile.dialog).toHaveCount(0)

  await page.goto('/timeline')
  const other = await SubProfilePage.openFirst(page)
  const address = page.url()
  await other.likeButton.click()
  await other.undo.waitFor()
  const left = page.waitForRequest('**/api/send_like')
  await page.getByRole('button', { name: '戻る' }).click()
  await left
  await page.goto(address)
  await expect(other.sentButton).toBeDisabled()
})

test('SUB-46 the dialog of a like also leads to the timeline by Escape', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/timeline')
  const profile = await SubProfilePage.openFirst(page)
  await profile.likeButton.focus()
  await page.keyboard.press('Enter')
  await profile.dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/timeline')
})

test('SUB-05 SUB-09 SUB-59 without likes there is no button but the way to the shop', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  await alterProfile(page, server, { like_remain: 0 })
  await page.reload()
  await expect(
    page.getByRole('button', { name: 'いいねを購入する' }).or(page.getByRole('link', { name: 'いいねを購入する' })),
  ).toBeVisible()
  await expect(profile.likeButton).toHaveCount(0)
})

test('SUB-08 SUB-60 who cannot be liked has a button that is off', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await SubProfilePage.openFirst(page)
  await alterProfile(page, server, { can_not_liked: true, is_liked: false })
  await page.reload()
  await expect(page.getByRole('button', { name: 'この方にはいいねを送れません' })).toBeDisabled()
})

test('SUB-47 SUB-48 SUB-61 a refused like is taken back and said', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const before = await profile.remaining.innerText()
  await page.route('**/api/send_like', (route) =>
    route.fulfill({ json: { success: false, reason: 'cannot', like_remain: 1 } }),
  )
  await page.clock.install()
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  const flash = page.getByText('いいねを送れませんでした。')
  await untilVisible(flash)
  await expect(profile.likeButton).toBeEnabled()
  await expect(profile.remaining).toHaveText(before)
  await shownFor(flash, 5_000)
})

test('D-74 a like stays shown when the profile was being loaded at the press', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await page.clock.install()
  const profile = await SubProfilePage.openFirst(page)
  const before = Number(/\d+/.exec(await profile.remaining.innerText())?.[0])
  let release = () => {}
  const pressed = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest('**/api/subprofile')
  await page.route('**/api/subprofile', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/subprofile` })
    await pressed
    await route.fulfill({ response })
  })
  await page.clock.runFor(20_000)
  await asked
  await profile.likeButton.click()
  release()
  await page.unroute('**/api/subprofile')
  await page.clock.runFor(5_000)
  await expect(profile.sentButton).toBeDisabled()
  await expect(profile.remaining).toHaveText(`いいね残り${before - 1}`)
})

test('SUB-49 SUB-50 SUB-51 a failed like is only logged, and what changed on the page stays', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const before = Number(/\d+/.exec(await profile.remaining.innerText())?.[0])
  await page.route('**/api/send_like', (route) => route.fulfill({ status: 500, json: {} }))
  // The change stays until the page loads its profile again, every 20 seconds.
  await page.route('**/api/subprofile', () => new Promise(() => {}))
  await page.clock.install()
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-43'))
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  await logged
  await expect(profile.remaining).toHaveText(`いいね残り${before - 1}`)
  await expect(profile.sentButton).toBeDisabled()
  await expect(profile.dialog).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expect(page.getByText('いいねを送れませんでした。')).toHaveCount(0)
})
