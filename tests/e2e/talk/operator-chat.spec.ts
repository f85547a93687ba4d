import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { ownIds, personaApi } from '../../support/persona-api.ts'
import { ChatPage } from '../page-models/chat-page.ts'

test('HONA-01 HONA-19 CONST-12 a member writes to the operator office', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/hona' })
  const chat = new ChatPage(page)
  covers('HONA-06')
  await expect(page.getByRole('heading', { level: 1, name: '運営局' })).toBeVisible()
  covers('HONA-03', 'HONA-04', 'ROUTE-58')
  await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
  covers('HONA-13')
  await expect(chat.input).toHaveAttribute('placeholder', 'メッセージを入力')
  covers('HONA-14')
  await expect(chat.send).toBeDisabled()
  await chat.write('詳しくは https://example.com/help を見ました')
  const link = chat.log.getByRole('link', { name: 'https://example.com/help' })
  covers('HONA-08', 'HONA-15')
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(chat.input).toHaveValue('')
  const { admin_messages } = await (
    await personaApi(server, 'woman')
  ).get<{ admin_messages: { content: string; sender: number }[] }>('/api/admin_messages')
  covers('HONA-09', 'HONA-10')
  expect(admin_messages.at(-1)).toMatchObject({
    content: '詳しくは https://example.com/help を見ました',
    sender: 1,
  })
  await expect(link).toHaveCount(1)
})

test('HONA-07 HONA-11 HONA-12 HONA-16 WS-02 the operator answers live, with the default avatar and links', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/hona' })
  const chat = new ChatPage(page)
  await expect(chat.log.locator('img[src$="/images/fallback/default.png"]').last()).toBeVisible()
  await server.control.post('/operator/message', {
    member: 'woman',
    content: 'こちらをご覧ください www.example.jp/qa',
  })
  const link = chat.log.getByRole('link', { name: 'www.example.jp/qa' })
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('href', /^https?:\/\/www\.example\.jp\/qa$/)
  await expect(link).toHaveAttribute('rel', /noreferrer/)
})

test('API-50 HONA opening the chat marks it as read', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const unread = async () =>
    (await api.get<{ unread_messages_size: number }>('/api/admin_messages')).unread_messages_size
  expect(await unread()).toBeGreaterThan(0)
  const { uuid } = await ownIds(api)
  const page = await openPhone({ persona: 'woman', path: null })
  const sent = page.waitForRequest('**/api/admin_messages_read*')
  await page.goto('/hona')
  expect(decodeURIComponent((await sent).url())).toContain(`recommend[uuid]=${uuid}`)
  await expect.poll(unread).toBe(0)
})

test('HONA-20 a failed message is told and stays in the input', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/hona' })
  const chat = new ChatPage(page)
  await expect(chat.log).toBeVisible()
  await page.route('**/api/admin_messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await chat.write('届かない質問')
  await expect(page.getByText('送信できませんでした。')).toBeVisible()
  await expect(chat.input).toHaveValue('届かない質問')
  await expect(chat.bubble('届かない質問')).toHaveCount(0)
})

test('HONA-18 blanks are not sent', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/hona' })
  const chat = new ChatPage(page)
  await chat.input.fill(' \n　')
  await expect(chat.send).toBeDisabled()
})

test('HONA-05 HONA-17 the way back: one step, else home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/hona' })
  const back = page.getByRole('button', { name: '戻る' })
  await back.click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await page.goto('/recommends?status=matching')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^運営局/ })
    .click()
  await back.click()
  await expect(page).toHaveURL(/\/recommends\?status=matching$/)
})
