import type { Page } from '@playwright/test'
import { accountRead, afterResponses, bannerOf, openQuietly, tabOf, within20s } from '../../e2e/page-models/unread.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { allRows, ownIds, personaApi, rowAt } from '../../support/persona-api.ts'
import { theirChat } from '../../support/their-chat.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { setHidden } from '../support/set-hidden.ts'
import { test } from '../support/test.ts'

test('D-78 distinguishes the operator from members', async ({ openPhone, server }) => {
  const page = await openQuietly(openPhone, server, '/timeline')
  await server.control.post('/operator/message', { member: 'woman', content: 'ご確認をお願いします。' })
  await within20s(page, '運営局')
  await bannerOf(page).getByRole('link', { name: '開く' }).click()
  await expect(page).toHaveURL(/\/hona$/)
})

test('D-78 reports the end of the age check on any page', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-review', path: null })
  await page.clock.install()
  await page.goto('/notice/index')
  await accountRead(page)
  await server.control.post('/operator/age-review', { member: 'woman-review', age_conf: 2 })
  await within20s(page, '年齢確認が完了しました')
  await bannerOf(page).getByRole('link', { name: '開く' }).click()
  await expect(page).toHaveURL(/\/(?:home|tutorial)/)
})

test('D-78 an alert leaves at once when its cause does', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-review', path: null })
  await page.clock.install()
  await page.goto('/notice/index')
  await accountRead(page)
  await server.control.post('/operator/age-review', { member: 'woman-review', age_conf: 1 })
  await within20s(page, '書類の再提出が必要です')
  await server.control.post('/operator/sample-document', { member: 'woman-review' })
  await setHidden(page, true)
  await setHidden(page, false)
  const about = bannerOf(page).getByText('書類の再提出が必要です')
  await expect.poll(() => about.isVisible(), { timeout: 10_000 }).toBe(false)
})

test('D-78 reports the decision on a rank request, raised or kept', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const own = await openPhone({ phone: 'b', persona: 'man', path: '/rankrequest' })
  await own.getByRole('button', { name: /申請する/ }).click()
  await expect(own.getByText(/審査中|確認中/).first()).toBeVisible()
  await page.clock.install()
  await page.goto('/timeline')
  await accountRead(page)
  await server.control.post('/operator/rank', { member: 'man', rank: 'S' })
  await within20s(page, 'ランクがSになりました')
})

const say = (server: MockServer, content: string) =>
  server.control.post('/operator/act', { as: 'message', member: 'man', to: 'woman', content })

test('D-78 the banner stays five seconds; the count stays until it is read', async ({ openPhone, server }) => {
  const page = await openQuietly(openPhone, server, '/topics')
  await say(server, 'こんばんは。')
  await within20s(page, 'はるとさん')
  await page.clock.runFor(5_500)
  await expect(bannerOf(page)).toBeEmpty()
  await expect(page).toHaveTitle('(1) 掲示板 | 宵待')
})

test('D-78 a hidden page asks every 60 s, counts, and its banner names no one', async ({ openPhone, server }) => {
  const page = await openQuietly(openPhone, server, '/timeline')
  await setHidden(page, true)
  await say(server, 'こんばんは。')
  // The pause of a hidden page begins with the next response, which comes after a pause of either length.
  await untilVisible(bannerOf(page).getByText('新着があります'), 1_000)
  await expect(page).toHaveTitle('(1) タイムライン | 宵待')
  await say(server, 'お元気ですか。')
  await page.clock.runFor(25_000)
  await expect(page).toHaveTitle('(1) タイムライン | 宵待')
  await page.clock.runFor(38_000)
  await afterResponses(page, () => page.title(), '(2) タイムライン | 宵待')
  await expect(bannerOf(page)).toContainText('新着があります')
  await expect(bannerOf(page)).not.toContainText('はると')
  // The alert waits until the page is visible.
  await page.clock.runFor(10_000)
  await setHidden(page, false)
  await expect(bannerOf(page)).toContainText('新着があります')
})

test('D-78 reports a match by the partner with the name and a link to the conversation', async ({
  openPhone,
  server,
}) => {
  const [him, her] = [await personaApi(server, 'man'), await personaApi(server, 'woman-premium')]
  const [himself, herself] = [await ownIds(him), await ownIds(her)]
  await him.post('/api/send_like', { uuid: herself.uuid })
  const liked = rowAt(
    (await allRows(her, 2, 'liked')).filter(({ partner_user_id }) => partner_user_id === himself.id),
    8,
  )
  const page = await openPhone({ persona: 'man', path: null })
  await page.clock.install()
  await page.goto('/timeline')
  await accountRead(page)
  await her.post('/api/matching_status', { recommend: { id: liked.id, status: 'ok' } })
  await within20s(page, 'マッチングが成立しました')
  await expect(bannerOf(page)).toContainText('みさきさん')
  await bannerOf(page).getByRole('link', { name: '開く' }).click()
  await expect(page).toHaveURL(new RegExp(`/chat\\?uuid=${liked.recommend.uuid}&id=${herself.id}$`))
})

test('D-78 the app badge carries the count where the browser has one', async ({ openPhone, server }) => {
  await theirChat(server)
  await say(server, 'こんばんは。')
  const page = await openPhone({ persona: 'woman', path: null })
  await page.addInitScript(() => {
    const badges: number[] = []
    Object.assign(window, { badges })
    Object.assign(navigator, {
      setAppBadge: (count: number) => {
        badges.push(count)
        return Promise.resolve()
      },
    })
  })
  await page.goto('/timeline')
  await expect(tabOf(page)).toHaveText(/未読 [1-9]\d*件/)
  const count = await page.evaluate(() => Number(localStorage.getItem('unread_messages_size')))
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'badges') as number[])).toContain(count)
})

test('D-78 reports a document returned while the app was closed once at the next visit', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman-review', path: '/notice/index' })
  await accountRead(page)
  await page.goto('about:blank')
  await server.control.post('/operator/age-review', { member: 'woman-review', age_conf: 1 })
  await page.goto('/notice/index')
  await expect(bannerOf(page)).toContainText('書類の再提出が必要です')
  await bannerOf(page).getByRole('link', { name: '開く' }).click()
  await expect(page).toHaveURL(/\/age_confirmation$/)
  // The page stores the standing after each comparison, and so without the mark of this test.
  const markStanding = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('yoimachi.standing.')) ?? ''
      localStorage.setItem(key, `${localStorage.getItem(key)}marked`)
    })
  const standing = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  await markStanding()
  await page.goto('/notice/index')
  await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
  await expect.poll(standing).not.toContain('marked')
  await expect(bannerOf(page)).toBeEmpty()
})

/** Waits on /hona until the messages are marked as read and the account says so. */
async function operatorRead(page: Page): Promise<void> {
  const isRead = () => page.evaluate(() => Number(localStorage.getItem('unread_messages_size')))
  const before = await isRead()
  await afterResponses(page, async () => (await isRead()) < before, true)
}

test("D-78 D-140 the banner never names a member who wrote nothing, also after the operator's message was read", async ({
  openPhone,
  server,
}) => {
  await theirChat(server)
  await say(server, 'こんばんは。')
  const page = await openPhone({ persona: 'woman', path: null })
  await page.clock.install()
  await page.goto('/timeline')
  await accountRead(page)
  const write = (content: string) => server.control.post('/operator/message', { member: 'woman', content })
  // The clock stands still, so the message may be his or the operator's.
  await write('ひとつめ')
  await within20s(page, '新着があります')
  await bannerOf(page).getByRole('link', { name: '開く' }).click()
  const office = page.getByRole('main').getByRole('link', { name: /運営局/ })
  await afterResponses(page, () => office.getByText('未読').isVisible(), true)
  await office.click()
  await operatorRead(page)
  await page.goBack()
  await afterResponses(page, () => office.isVisible(), true)
  await afterResponses(page, () => office.getByText('未読').isVisible(), false)
  await write('ふたつめ')
  await within20s(page, '運営局')
  await expect(bannerOf(page)).not.toContainText('はると')
})

test('D-128 D-140 a locked list keeps the row of the operator with its count, and the banner leads there', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  await page.clock.install()
  await page.goto('/notice/index')
  await accountRead(page)
  await server.control.post('/operator/message', { member: 'man-unpaid', content: 'お支払い方法のご案内です。' })
  await within20s(page, '新着があります')
  await expect(bannerOf(page).getByRole('link', { name: '開く' })).toHaveAttribute('href', '/hona')
  await tabOf(page).click()
  await expect(page).toHaveURL(/\/recommends\/male/)
  const row = page.getByRole('main').getByRole('link', { name: /運営局/ })
  await afterResponses(page, () => row.getByText('未読').isVisible(), true)
  await row.click()
  await operatorRead(page)
  await page.goBack()
  await afterResponses(page, () => row.isVisible(), true)
  await afterResponses(page, () => row.getByText('未読').isVisible(), false)
  await expect(tabOf(page)).toHaveText('メッセージ')
})
