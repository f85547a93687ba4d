import { ChatPage } from '../../e2e/page-models/chat-page.ts'
import { ownIds, personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { setHidden } from '../support/set-hidden.ts'
import { test } from '../support/test.ts'

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

test('API-50 D-140 what a hidden tab has loaded is marked as read when the tab is shown', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'woman')
  const unread = async () =>
    (await api.get<{ unread_messages_size: number }>('/api/admin_messages')).unread_messages_size
  const before = await unread()
  expect(before).toBeGreaterThan(0)
  const page = await openPhone({ persona: 'woman', path: '/recommends' })
  const office = page.getByRole('main').getByRole('link', { name: /^運営局/ })
  await office.waitFor()
  await setHidden(page, true)
  await office.click()
  await expect(new ChatPage(page).log).toBeVisible()
  expect(await unread()).toBe(before)
  await setHidden(page, false)
  await expect.poll(unread).toBe(0)
})

test('HONA-20 reports a failed message and keeps it in the input', async ({ openPhone }) => {
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
