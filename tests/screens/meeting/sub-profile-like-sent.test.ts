import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { shownFor } from '../../support/shown-for.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('SUB-44 SHOP-11 D-74 D-77 D-114 a like can be taken back for five seconds; leaving sends it', async ({
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
  await expect(page.getByText('いいねを送ります', { exact: true })).toBeVisible()
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

test('SUB-47 SUB-48 SUB-61 a refused like is taken back and said', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/timeline' })
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

test('SUB-47 D-114 a like of which none is left is said so', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  await page.route('**/api/send_like', (route) =>
    route.fulfill({ json: { success: false, reason: 'none', like_remain: 0 } }),
  )
  await page.clock.install()
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  await untilVisible(page.getByText('いいねの残りがないため、送れませんでした。'))
})

test('SUB-47 D-114 a page restored from the back-forward cache says of a like what any other says', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  await page.route('**/api/send_like', (route) =>
    route.fulfill({ json: { success: false, reason: 'none', like_remain: 0 } }),
  )
  await page.clock.install()
  await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  await untilVisible(page.getByText('いいねの残りがないため、送れませんでした。'))
})

test('SUB-63 D-114 a like to a member who is gone meanwhile is said, and the profile is no longer shown', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const gone = { status: 404, json: { success: false, msg: '見つかりませんでした。' } }
  await page.route('**/api/send_like', (route) => route.fulfill(gone))
  await page.route('**/api/subprofile', (route) => route.fulfill(gone))
  await page.clock.install()
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  await untilVisible(page.getByText('いいねを送れませんでした。'))
  await untilVisible(page.getByText('このプロフィールは表示できません。'))
})

test('D-74 a like stays shown when the profile was being loaded at the press', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/timeline' })
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

test('SUB-49 D-114 a like that is known to have failed is taken back and said, and logged', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const before = await profile.remaining.innerText()
  await page.route('**/api/send_like', (route) => route.fulfill({ status: 500, json: {} }))
  await page.clock.install()
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-43'))
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  await logged
  await untilVisible(page.getByText('いいねを送れませんでした。'))
  await expect(profile.likeButton).toBeEnabled()
  await expect(profile.remaining).toHaveText(before)
})

test('SUB-50 SUB-51 D-114 a like of unknown outcome is only logged, and what changed on the page stays', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const before = Number(/\d+/.exec(await profile.remaining.innerText())?.[0])
  await page.route(/\/api\/(send_like|subprofile)$/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.clock.install()
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-43'))
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  // Lost reads of the outcome are repeated twice.
  await page.clock.runFor(2_000)
  await logged
  await expect(profile.remaining).toHaveText(`いいね残り${before - 1}`)
  await expect(profile.sentButton).toBeDisabled()
  await page.clock.runFor(1_500)
  await expect(page.getByText('いいねを送れませんでした。')).toHaveCount(0)
})
