import { expect, type Page } from '@playwright/test'
import type { MockServer } from '../../support/mock-server.ts'
import { theirChat } from '../../support/their-chat.ts'

/** The tab of the messages with its count. */
export const tabOf = (page: Page) =>
  page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'メッセージ' })
/** The banner of an alert (D-78). */
export const bannerOf = (page: Page) => page.getByRole('status', { name: '新着のお知らせ' })

/** Opens a page of hers without unread messages; the test controls its timers. */
export async function openQuietly(openPhone: (options: object) => Promise<Page>, server: MockServer, path: string) {
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

/** The page has read the account once, so only later changes are new to it. */
export async function accountRead(page: Page): Promise<void> {
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).join())
  await expect.poll(storedKeys).toContain('yoimachi.standing')
}

/** Lets 20 s pass in small steps until the banner of an alert shows, because it disappears after five of them. */
export async function within20s(page: Page, text: string): Promise<void> {
  const alert = bannerOf(page).getByText(text)
  for (let seconds = 0; seconds < 20 && !(await alert.isVisible()); seconds += 1) await page.clock.runFor(1_000)
  await afterResponses(page, () => alert.isVisible(), true)
}

/** Responses arrive in real time and the page handles them with its own timers, so hardly any time passes. */
export async function afterResponses<T>(page: Page, see: () => Promise<T>, expected: T): Promise<void> {
  const look = async () => {
    await page.clock.runFor(20)
    return await see()
  }
  await expect.poll(look, { intervals: [50], timeout: 20_000 }).toEqual(expected)
}
