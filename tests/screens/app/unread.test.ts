import { type Page } from '@playwright/test'
import type { MockServer } from '../../support/mock-server.ts'
import { theirChat } from '../../support/their-chat.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const tabOf = (page: Page) =>
  page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'メッセージ' })
const bannerOf = (page: Page) => page.getByRole('status', { name: '新着のお知らせ' })

/** Opens a page of hers with nothing unread, its timers in the test's hands. */
async function openQuietly(openPhone: (options: object) => Promise<Page>, server: MockServer, path: string) {
  const { her } = await theirChat(server)
  const { rec } = await her.get<{ rec: { recommend: { uuid: string }; unread_messages_size: number }[] }>(
    '/api/recommends?status=matching&page=1',
  )
  const unread = rec.filter((row) => row.unread_messages_size > 0)
  await Promise.all(
    unread.map(({ recommend }) => her.post(`/api/recommends/read?recommend%5Buuid%5D=${recommend.uuid}`)),
  )
  await her.post('/api/admin_messages_read')
  const page = await openPhone({ persona: 'woman', path: null })
  await page.clock.install()
  await page.goto(path)
  await accountRead(page)
  await expect(tabOf(page)).toHaveText('メッセージ')
  return page
}

/** The page has read the account once: only what changes from now on is new to it. */
async function accountRead(page: Page): Promise<void> {
  const stored = () => page.evaluate(() => Object.keys(localStorage).join())
  await expect.poll(stored).toContain('yoimachi.standing')
}

/** Lets 20 s pass until something is told: little by little, for the banner stays for five of them. */
async function within20s(page: Page, text: string): Promise<void> {
  const told = bannerOf(page).getByText(text)
  for (let seconds = 0; seconds < 20 && !(await told.isVisible()); seconds += 1) await page.clock.runFor(1_000)
  await afterAnswers(page, () => told.isVisible(), true)
}

/** Answers come in real time, and the page takes them up with timers of its own: hardly any time passes meanwhile. */
async function afterAnswers<T>(page: Page, see: () => Promise<T>, expected: T): Promise<void> {
  const look = async () => {
    await page.clock.runFor(20)
    return await see()
  }
  await expect.poll(look, { intervals: [50], timeout: 20_000 }).toEqual(expected)
}

test('D-78 distinguishes the operator from members', async ({ openPhone, server }) => {
  const page = await openQuietly(openPhone, server, '/timeline')
  await server.control.post('/operator/message', { member: 'woman', content: 'ご確認をお願いします。' })
  await within20s(page, '運営局')
  await bannerOf(page).getByRole('link', { name: 'ひらく' }).click()
  await expect(page).toHaveURL(/\/hona$/)
})

test('D-78 reports the end of the age check on any page', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-review', path: null })
  await page.clock.install()
  await page.goto('/notice/index')
  await accountRead(page)
  await server.control.post('/operator/age-review', { member: 'woman-review', age_conf: 2 })
  await within20s(page, '年齢確認が完了しました')
  await bannerOf(page).getByRole('link', { name: 'ひらく' }).click()
  await expect(page).toHaveURL(/\/(?:home|tutorial)/)
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
