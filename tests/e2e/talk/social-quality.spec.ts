import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { allRows } from '../../support/persona-api.ts'
import { theirChat } from '../../support/their-chat.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { Visits } from '../../support/visits.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { readApi } from '../page-models/member-api.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'

/** The layer after a press; Escape closes it and returns the focus to the pressed element. */
async function judgeDialog(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await violationsOfBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

/** Opens pages, and checks those in both colour schemes that the walk of all pages (wide/quality.spec.ts) leaves out. */
function visitsOf(page: Page) {
  const visits = new Visits(page)
  const open = async (path: string, sign: Locator): Promise<void> => {
    await visits.open(path)
    await sign.first().waitFor()
  }
  const judge = async (path: string, sign: Locator): Promise<void> => {
    await open(path, sign)
    expect(await violationsOfBoth(page), path).toEqual([])
  }
  return { open, judge }
}

test('axe finds nothing on the profile of her match and on the dialogs of her profiles and chat, light and dark', async ({
  openPhone,
  server,
}) => {
  test.setTimeout(180_000)
  const { path: chat, row: matched, her } = await theirChat(server)
  const undecided = (await allRows(her, 2)).find(({ status_n }) => status_n === 0)
  const page = await openPhone({ persona: 'woman', path: null })
  const { open, judge } = visitsOf(page)
  const partner = new PartnerPage(page)
  await open(`/profile?id=${undecided?.partner_user_id}`, partner.pass)
  await partner.pass.click()
  await partner.reasons.getByRole('radio', { name: '体型（身長・体重）' }).check()
  await page.keyboard.press('Escape')
  await judgeDialog(page, partner.pass, partner.reasons)
  await judge(`/profile?id=${matched.partner_user_id}`, partner.chat)
  await judgeDialog(page, partner.block, partner.lastQuestion)
  const talk = new ChatPage(page)
  await open(chat, talk.log)
  await judgeDialog(page, talk.menu, page.getByRole('dialog'))
})

test('axe finds nothing on a purchase, empty and failed states, light and dark', async ({ openPhone }) => {
  test.setTimeout(180_000)
  const page = await openPhone({ persona: 'woman', path: null })
  const { judge } = visitsOf(page)
  await judge('/timeline?purchased=true', page.getByText('いいねの購入が完了しました。'))
  await judge('/chat?uuid=nowhere', page.getByText('このメッセージは表示できません。'))
  await judge('/subprofile?uuid=nowhere', page.getByText('このプロフィールは表示できません。'))
  await page.route(/\/api\/(user_footprints|recommends)\?/, (route) =>
    route.fulfill({
      json: { data: [], total: 0, rec: [], pageCount: 0, admin_message_unread: 0, unread_messages_size: 0 },
    }),
  )
  await judge('/footprints', page.getByText('まだ足跡はありません。'))
  await judge('/recommends', new RecommendationsPage(page).operator)
  await page.route('**/api/topics/index', (route) => route.fulfill({ status: 404, json: {} }))
  await judge('/topics', page.getByRole('button', { name: 'もう一度試す' }))
})

test('axe finds nothing on the timeline of a man who has not paid, light and dark', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  await visitsOf(page).judge('/timeline', page.getByText('年齢確認とお支払いの確認後にご利用いただけます。'))
})

test('a topic of 5,000 posts keeps only its visible part in the page and reaches its end', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
  await page.route('**/api/topic/show?**', async (route) => {
    const { search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${server.url}/api/topic/show${search}` })
    const body = await response.json()
    const posts = Array.from({ length: 5_000 }, (_, index) => ({
      ...body.posts[0],
      id: 100_000 + index,
      content: `${index + 1}番目の投稿です。`,
    }))
    await route.fulfill({ response, json: { ...body, posts } })
  })
  await page.goto(`/topic?topicid=${com_data[0]?.id}`)
  await expect(page.getByText('1番目の投稿です。', { exact: true })).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(60)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText('5000番目の投稿です。')).toBeInViewport({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  expect(await page.getByRole('article').count()).toBeLessThan(60)
})
