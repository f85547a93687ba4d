import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import { overflow } from '../../support/overflow.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { settle, Traffic } from '../../support/settle.ts'
import { theirChat } from '../../support/their-chat.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { readApi } from '../page-models/member-api.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'
import { ReviewFormPage } from '../page-models/review-form-page.ts'

/** Pages of this area for a woman, with the element to wait for before the check. */
async function addresses(page: Page): Promise<string[]> {
  const { users } = await readApi<{ users: { uuid: string }[] }>(page, '/api/timeline')
  const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
  const { notifications } = await readApi<{ notifications: { id: number }[] }>(page, '/api/notice_list')
  return [
    '/timeline',
    `/subprofile?uuid=${users[0]?.uuid}`,
    '/footprints',
    '/review',
    '/reviewindex',
    '/topics',
    `/topic?topicid=${com_data[0]?.id}`,
    '/notice/index',
    `/notice/${notifications[0]?.id}`,
    '/qa',
  ]
}

test('CONST-20 CONST-21 axe finds nothing on timeline, profiles, footprints, reviews, boards, notices and FAQ, light and dark, and nothing sticks out at any width', async ({
  openPhone,
}) => {
  test.slow()
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const traffic = new Traffic(page)
  for (const path of await addresses(page)) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await settle(page, traffic)
    expect(await violationsOfBoth(page), path).toEqual([])
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

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

/** Opens a page and checks it in both colour schemes. */
async function judge(page: Page, path: string, sign: Locator): Promise<void> {
  await page.goto(path)
  await sign.first().waitFor()
  expect(await violationsOfBoth(page), path).toEqual([])
}

test('axe finds nothing on her lists, profiles, chats and their dialogs, light and dark', async ({
  openPhone,
  server,
}) => {
  test.setTimeout(180_000)
  const { path: chat, row: matched, her } = await theirChat(server)
  const undecided = (await allRows(her, 2)).find(({ status_n }) => status_n === 0)
  const page = await openPhone({ persona: 'woman', path: null })
  const partner = new PartnerPage(page)
  for (const path of ['/recommends', '/recommends?status=liked'])
    await judge(page, path, new RecommendationsPage(page).rows)
  await judge(page, `/profile?id=${undecided?.partner_user_id}`, partner.pass)
  await partner.pass.click()
  await partner.reasons.getByRole('radio', { name: '体型（身長・体重）' }).check()
  await page.keyboard.press('Escape')
  await judgeDialog(page, partner.pass, partner.reasons)
  await judge(page, `/profile?id=${matched.partner_user_id}`, partner.chat)
  await judgeDialog(page, partner.block, partner.lastQuestion)
  const talk = new ChatPage(page)
  await judge(page, chat, talk.log)
  await judgeDialog(page, talk.menu, page.getByRole('dialog'))
  await judge(page, '/hona', talk.log)
})

test('axe finds nothing on the review form, a purchase, empty and failed states, light and dark', async ({
  openPhone,
  server,
}) => {
  test.setTimeout(180_000)
  const { row } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  await judge(page, `/reviewform?id=${row.id}`, new ReviewFormPage(page).date)
  await judge(page, '/preview', page.getByRole('link', { name: 'プロフィールを編集する' }))
  await judge(page, '/recommend', page.getByRole('heading', { level: 1 }))
  await judge(page, '/timeline?purchased=true', page.getByText('いいねの購入が完了しました。'))
  await judge(page, '/chat?uuid=nowhere', page.getByText('このメッセージは表示できません。'))
  await judge(page, '/subprofile?uuid=nowhere', page.getByText('このプロフィールは表示できません。'))
  await page.route(/\/api\/(user_footprints|recommends)\?/, (route) =>
    route.fulfill({
      json: { data: [], total: 0, rec: [], pageCount: 0, admin_message_unread: 0, unread_messages_size: 0 },
    }),
  )
  await judge(page, '/footprints', page.getByText('まだ足跡はありません。'))
  await judge(page, '/recommends', new RecommendationsPage(page).operator)
  await page.route('**/api/topics/index', (route) => route.fulfill({ status: 404, json: {} }))
  await judge(page, '/topics', page.getByRole('button', { name: 'もう一度試す' }))
})

test('axe finds nothing on his forms, lists and profiles, light and dark', async ({ openPhone, server }) => {
  test.setTimeout(180_000)
  const api = await personaApi(server, 'man')
  const [row] = await allRows(api, 1, 'liked')
  const page = await openPhone({ persona: 'man', path: null })
  for (const [path, sign] of [
    ['/form', page.getByRole('heading', { level: 2, name: 'プロフィール編集' })],
    ['/partialform', page.locator('form')],
    ['/recommends/male', new RecommendationsPage(page).rows],
    [`/profile/female?id=${row?.partner_user_id}`, new PartnerPage(page).contact],
    [`/subprofile?uuid=${row?.partner_user_uuid}`, page.getByRole('main').getByRole('heading')],
    ['/timeline', page.getByRole('main').getByRole('link')],
  ] as const) {
    await page.goto(path)
    await sign.first().waitFor()
    expect(await violationsOfBoth(page), path).toEqual([])
  }
  await page.goto('/form')
  const form = new ProfileForm(page)
  await form.slot(1).setInputFiles(await makePicture(page, 'image/png'))
  await expect(page.getByRole('button', { name: 'この写真を使う' })).toBeEnabled()
  expect(await violationsOfBoth(page), 'crop').toEqual([])

  const unpaid = await openPhone({ phone: 'b', persona: 'man-unpaid', path: '/timeline' })
  await unpaid.getByText('年齢確認とお支払いの確認後にご利用いただけます。').waitFor()
  expect(await violationsOfBoth(unpaid), 'locked').toEqual([])
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
