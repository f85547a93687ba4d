import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { allRows, ownIds } from '../../support/persona-api.ts'
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

test('CHAT-03 CHAT-05 his way back and to her profile', async ({ openPhone, server }) => {
  const { path, her } = await theirChat(server)
  const { id } = await ownIds(her)
  const page = await openPhone({ phone: 'b', persona: 'man', path })
  await expect(page.getByRole('link', { name: 'あかりさんのプロフィールを見る' })).toHaveAttribute(
    'href',
    `/profile/female?id=${id}`,
  )
  await page.getByRole('button', { name: '一覧へ戻る' }).click()
  await expect(page).toHaveURL(/\/recommends\/male\?status=matching$/)
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
    .poll(
      async () =>
        (await her.get<{ unread_messages_size: number }>('/api/recommends?page=1')).unread_messages_size,
    )
    .toBeLessThanOrEqual(
      (await allRows(her, 2, 'matching'))
        .filter(({ twitter_name }) => twitter_name !== 'はると')
        .reduce((sum, { unread_messages_size }) => sum + unread_messages_size, 0),
    )
})

test('CHAT WS-01 API-46 a burst over a line that is cut twice: every message once and in order, on both phones', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const before = await contents()
  const tall = { width: 390, height: 3_000 }
  const hers = await openPhone({ persona: 'woman', path: null, viewport: tall })
  const herChat = new ChatPage(hers)
  await herChat.holdLine()
  await hers.goto(path)
  const hisChat = new ChatPage(await openPhone({ phone: 'b', persona: 'man', path, viewport: tall }))
  await expect(hisChat.input).toBeEnabled()
  // Two equal ones in a row, which only their order tells apart.
  const burst = Array.from({ length: 14 }, (_, index) => (index === 6 ? '5番' : `${index}番`))
  for (const [index, text] of burst.entries()) {
    await herChat.write(text)
    if (index === 3 || index === 8) await herChat.cutLine()
    if (index === 5) await hisChat.write('途中のひと言')
  }
  await expect.poll(async () => (await contents()).length, { timeout: 40_000 }).toBe(before.length + 15)
  const after = (await contents()).slice(before.length)
  expect(after.filter((text) => text !== '途中のひと言')).toEqual(burst)
  // What he wrote while her line was away came with the list.
  for (const chat of [herChat, hisChat]) {
    await expect.poll(async () => (await chat.texts()).slice(-15)).toEqual(after)
  }
  await expect(herChat.log.getByText('未送信')).toHaveCount(0)
})

test('CHAT WS-01 API-46 deliveries that come twice and a socket that the server cuts in the middle of a burst change nothing', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const before = await contents()
  const tall = { width: 390, height: 3_000 }
  const herChat = new ChatPage(await openPhone({ persona: 'woman', path, viewport: tall }))
  const hisChat = new ChatPage(await openPhone({ phone: 'b', persona: 'man', path, viewport: tall }))
  for (const { input } of [herChat, hisChat]) await expect(input).toBeEnabled()
  const match = { channel: 'MessageChannel' }
  await server.control.put('/faults', [
    { match, drop: true, times: 1, probability: 0.2 },
    { match, duplicate: true, probability: 0.5 },
  ])
  const burst = Array.from({ length: 10 }, (_, index) => `${index}番目`)
  for (const [index, text] of burst.entries()) {
    await herChat.write(text)
    if (index % 4 === 1) await hisChat.write(`${index}番への返事`)
  }
  await expect.poll(async () => (await contents()).length, { timeout: 40_000 }).toBe(before.length + 13)
  const after = (await contents()).slice(before.length)
  expect(after.filter((text) => text.endsWith('番目'))).toEqual(burst)
  for (const chat of [herChat, hisChat]) {
    await expect.poll(async () => (await chat.texts()).slice(-13), { timeout: 20_000 }).toEqual(after)
    await expect(chat.log.getByText('未送信')).toHaveCount(0)
  }
  const [cut, twice] = await server.control.get<{ fired: number }[]>('/faults')
  expect(cut?.fired).toBeGreaterThan(0)
  expect(twice?.fired).toBeGreaterThan(0)
})

test('CHAT what was missed while the line was away is fetched after the gap', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const hers = await openPhone({ persona: 'woman', path: null })
  const herChat = new ChatPage(hers)
  await herChat.holdLine()
  await hers.goto(path)
  const hisChat = new ChatPage(await openPhone({ phone: 'b', persona: 'man', path }))
  await expect(hisChat.input).toBeEnabled()
  await herChat.cutLine()
  await hisChat.write('ひとつめ')
  await hisChat.write('ふたつめ')
  await expect(herChat.bubble('ふたつめ')).toBeVisible({ timeout: 30_000 })
  expect((await herChat.texts()).slice(-2)).toEqual(['ひとつめ', 'ふたつめ'])
})

test('D-79 WS-01 a line that is refused for good while the login holds is replaced by another one', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  let lines = 0
  await page.routeWebSocket(/\/cable/, (socket) => {
    const backend = socket.connectToServer()
    lines += 1
    // As a token is answered that went on just before.
    if (lines <= 2)
      backend.onMessage(() => socket.send('{"type":"disconnect","reason":"unauthorized","reconnect":false}'))
  })
  await page.goto(path)
  await expect.poll(() => lines).toBe(3)
  const chat = new ChatPage(page)
  await chat.write('線がつながりました')
  await expect.poll(contents).toContain('線がつながりました')
  await expect(page.getByText('接続し直しています')).toHaveCount(0)
  await expect(page).toHaveURL(/\/chat\?/)
})

test('CHAT an unsent message is marked, outlives a reload and goes out by its retry', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  await page.routeWebSocket(/\/cable/, (socket) => void socket.close({ code: 4000 }))
  await page.goto(path)
  const chat = new ChatPage(page)
  await chat.write('まだ届かないひと言')
  await expect(chat.bubble('まだ届かないひと言')).toBeVisible()
  await expect(chat.log.getByText('未送信')).toBeVisible({ timeout: 15_000 })
  expect(await contents()).not.toContain('まだ届かないひと言')
  const again = await page.context().newPage()
  await page.close()
  await again.goto(path)
  const later = new ChatPage(again)
  await expect(later.log.getByText('未送信')).toBeVisible()
  await later.log.getByRole('button', { name: 'もう一度送る' }).click()
  await expect(later.log.getByText('未送信')).toHaveCount(0)
  await expect.poll(contents).toContain('まだ届かないひと言')
  await again.reload()
  await expect(later.bubble('まだ届かないひと言')).toHaveCount(1)
})

test('CHAT-09 CHAT-10 CHAT-11 CHAT-18 blanks are not sent, an address is refused and stays', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const before = await contents()
  const page = await openPhone({ persona: 'woman', path })
  const chat = new ChatPage(page)
  await expect(chat.send).toBeDisabled()
  await chat.write(' 　\n ')
  await expect(chat.send).toBeDisabled()
  for (const text of ['こちらです https://example.com/x', 'ｅｘａｍｐｌｅ．ｊｐ です', 'www.example.org']) {
    await chat.write(text)
    await expect(page.getByText('URLを含むメッセージは送信できません。')).toBeVisible()
    await expect(chat.input).toHaveValue(text)
  }
  expect(await contents()).toEqual(before)
})

test('CHAT-17 who writes first finds her introduction on the line: it opens at its height', async ({
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

test('CHAT-13 CHAT-14 CHAT-15 CHAT-17 PROF-38 the introduction is copied and it is said after a second, for four', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path, permissions: ['clipboard-read', 'clipboard-write'] })
  const copy = page.getByRole('button', { name: '自己紹介文をコピー' })
  await expect(copy).toBeEnabled()
  const said = page.getByText('自己紹介文をコピーしました。')
  await copy.click()
  await expect(said).toHaveCount(0)
  await expect(said).toBeVisible({ timeout: 2_500 })
  const shown = performance.now()
  await expect(said).toHaveCount(0)
  expect(performance.now() - shown).toBeGreaterThan(3_000)
  expect(performance.now() - shown).toBeLessThan(5_500)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^はるとさん、はじめまして。あかりと申します。28歳、.+在住です。/,
  )
})

test('CHAT REC-74 REC-76 dissolving from the chat: for him the conversation closes', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const his = await openPhone({ phone: 'b', persona: 'man', path })
  const hisChat = new ChatPage(his)
  await expect(hisChat.input).toBeEnabled()
  const hers = await openPhone({ persona: 'woman', path })
  const herChat = new ChatPage(hers)
  await herChat.menu.click()
  await expect(hers.getByRole('link', { name: '運営局に通報・相談する' })).toBeVisible()
  await hers.getByRole('button', { name: 'マッチングを解消する' }).click()
  await hers.getByRole('alertdialog').getByRole('button', { name: '解消する' }).click()
  await expect(hers).toHaveURL(/\/recommends\?status=matching&profile_list=true$/)
  await hers.goto(path)
  await expect(hers.getByText('このメッセージは表示できません。')).toBeVisible()
  // Told by the line: he does not have to write first.
  await expect(his.getByText('このメッセージは表示できません。')).toBeVisible()
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

test('WS-01 another login of the same member has a line of its own', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  const [hers, his] = [
    new ChatPage(page),
    new ChatPage(await openPhone({ phone: 'b', persona: 'man', path })),
  ]
  await expect(hers.input).toBeEnabled()
  const session = await server.control.post<Record<string, string>>('/sessions', { persona: 'woman' })
  const line = page.waitForEvent('websocket', (socket) => socket.url().includes(String(session['client'])))
  await page.evaluate((values) => {
    for (const name of ['access-token', 'client', 'uid']) localStorage.setItem(name, String(values[name]))
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  }, session)
  await line
  await his.write('まだ起きていらっしゃいますか')
  await expect(hers.bubble('まだ起きていらっしゃいますか')).toBeVisible()
})
