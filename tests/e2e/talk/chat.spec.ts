import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { allRows } from '../../support/persona-api.ts'
import { longHistory, theirChat } from '../../support/their-chat.ts'
import { watchShifts } from '../../support/watch-shifts.ts'
import { ChatPage } from '../page-models/chat-page.ts'

test('CHAT-01 CHAT-20 the conversation, its header and its ways out', async ({ openPhone, server }) => {
  const { path, row } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  const chat = new ChatPage(page)
  await expect(chat.bubble(row.last_message)).toBeVisible()
  covers('CHAT-08', 'CHAT-19')
  await expect(chat.log.getByText(/^\d{1,2}\/\d{1,2} \d{1,2}:\d{2}$/).last()).toBeVisible()
  await expect(chat.log.getByText(/^\d{1,2}月\d{1,2}日（[日月火水木金土]）$/).first()).toBeVisible()
  covers('CHAT-06', 'CHAT-07', 'ROUTE-57')
  await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
  covers('CHAT-05', 'CHAT-16', 'CHAT-21')
  await expect(page.getByRole('link', { name: 'はるとさんのプロフィールを見る' })).toHaveAttribute(
    'href',
    `/profile?id=${row.partner_user_id}`,
  )
  await page.getByRole('button', { name: '一覧へ戻る' }).click()
  covers('CHAT-04')
  await expect(page).toHaveURL(/\/recommends\?status=matching$/)
})

test('CHAT WS-01 API-47 CONST-09 messages go both ways live and are read where they are seen', async ({
  openPhone,
  server,
}) => {
  const { path, her } = await theirChat(server)
  const [hers, his] = [
    await openPhone({ persona: 'woman', path }),
    await openPhone({ phone: 'b', persona: 'man', path }),
  ]
  const [herChat, hisChat] = [new ChatPage(hers), new ChatPage(his)]
  await expect(hisChat.input).toBeEnabled()
  await herChat.write('今夜はお時間ありますか')
  await expect(hisChat.bubble('今夜はお時間ありますか')).toBeVisible()
  await hisChat.write('はい、20時からなら')
  await expect(herChat.bubble('はい、20時からなら')).toBeVisible()
  await expect(herChat.input).toHaveValue('')
  await expect
    .poll(async () => (await her.get<{ unread_messages_size: number }>('/api/recommends?page=1')).unread_messages_size)
    .toBeLessThanOrEqual(
      (await allRows(her, 2, 'matching'))
        .filter(({ twitter_name }) => twitter_name !== 'はると')
        .reduce((sum, { unread_messages_size }) => sum + unread_messages_size, 0),
    )
})

test('CHAT-17 opens the input at full height with her introduction for the first message', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  const chat = new ChatPage(page)
  const shifted = await watchShifts(page)
  await longHistory(page, server, 0)
  const release = await holdBack(page, '**/api/account-detail')
  const asked = page.waitForRequest('**/api/account-detail')
  const answered = page.waitForResponse('**/api/message?*')
  await page.goto(path)
  await (await answered).finished()
  await asked
  await expect(page.getByText('メッセージを読み込んでいます…')).toBeAttached()
  release()
  await expect(chat.input).toHaveValue(/^はるとさん、はじめまして。/)
  await expect(page.getByText('最初のひと言を送りましょう')).toBeVisible()
  await expect(chat.log.getByText('はるとさんと、')).toBeVisible()
  expect(await shifted()).toBeLessThanOrEqual(0.005)
  await page.unrouteAll({ behavior: 'wait' })
})

test('CHAT-12 PROF-33 an unknown conversation and a lost answer', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/chat?uuid=no-such-conversation' })
  await expect(page.getByText('このメッセージは表示できません。')).toBeVisible()
  await page.getByRole('link', { name: 'メッセージ一覧へ' }).click()
  await expect(page).toHaveURL(/\/recommends\?status=matching$/)
  const { path, row } = await theirChat(server)
  await page.route('**/api/message?*', (route) => route.abort())
  await page.goto(path)
  const retry = page.getByRole('button', { name: 'もう一度試す' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/message?*')
  await retry.click()
  await expect(new ChatPage(page).bubble(row.last_message)).toBeVisible()
})

test('WS-01 another login of the same member has a connection of its own', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  const [hers, his] = [new ChatPage(page), new ChatPage(await openPhone({ phone: 'b', persona: 'man', path }))]
  await expect(hers.input).toBeEnabled()
  const session = await server.control.post<Record<string, string>>('/sessions', { persona: 'woman' })
  const socket = page.waitForEvent('websocket', (socket) => socket.url().includes(String(session['client'])))
  await page.evaluate((values) => {
    for (const name of ['access-token', 'client', 'uid']) localStorage.setItem(name, String(values[name]))
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  }, session)
  await socket
  await his.write('まだ起きていらっしゃいますか')
  await expect(hers.bubble('まだ起きていらっしゃいますか')).toBeVisible()
})
