import { expect } from '@playwright/test'
import type { Page, WebSocketRoute } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'

test('CHAT WS-01 API-46 a burst over a connection that is cut twice: every message once and in order, on both phones', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const before = await contents()
  const tall = { width: 390, height: 3_000 }
  const hers = await openPhone({ persona: 'woman', path: null, viewport: tall })
  const herChat = new ChatPage(hers)
  await herChat.holdConnection()
  await hers.goto(path)
  const hisChat = new ChatPage(await openPhone({ phone: 'b', persona: 'man', path, viewport: tall }))
  await expect(hisChat.input).toBeEnabled()
  // Two equal messages in a row, which only their order distinguishes.
  const burst = Array.from({ length: 14 }, (_, index) => (index === 6 ? '5番' : `${index}番`))
  for (const [index, text] of burst.entries()) {
    await herChat.write(text)
    if (index === 3 || index === 8) await herChat.cutConnection()
    if (index === 5) await hisChat.write('途中のひと言')
  }
  await expect.poll(async () => (await contents()).length, { timeout: 40_000 }).toBe(before.length + 15)
  const after = (await contents()).slice(before.length)
  expect(after.filter((text) => text !== '途中のひと言')).toEqual(burst)
  // His messages from her offline time arrive with the list.
  for (const chat of [herChat, hisChat]) {
    await expect.poll(async () => (await chat.texts()).slice(-15)).toEqual(after)
  }
  await expect(herChat.log.getByText('未送信')).toHaveCount(0)
})

test('CHAT WS-01 API-46 double deliveries and a socket cut within a burst change nothing', async ({
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

/** A chat whose connection the test controls, in a page whose time stands still once a message has arrived. */
async function openStopped(page: Page, { path, contents }: Awaited<ReturnType<typeof theirChat>>) {
  const chat = new ChatPage(page)
  await chat.holdConnection()
  await page.clock.install()
  await page.goto(path)
  await chat.write('つながりました')
  await expect.poll(contents).toContain('つながりました')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return chat
}

test('CHAT a broken connection comes back within seconds, and what was missed is fetched after the gap', async ({
  openPhone,
  server,
}) => {
  const theirs = await theirChat(server)
  const hers = await openPhone({ persona: 'woman', path: null })
  const hisChat = new ChatPage(await openPhone({ phone: 'b', persona: 'man', path: theirs.path }))
  await expect(hisChat.input).toBeEnabled()
  const herChat = await openStopped(hers, theirs)
  await herChat.cutConnection()
  await hisChat.write('ひとつめ')
  await hisChat.write('ふたつめ')
  await expect(hisChat.bubble('ふたつめ')).toBeVisible()
  await expect(herChat.bubble('ふたつめ')).toHaveCount(0)
  await hers.clock.runFor(2_500)
  await expect.poll(() => herChat.connections).toBe(1)
  await hers.clock.resume()
  await expect(herChat.bubble('ふたつめ')).toBeVisible()
  expect((await herChat.texts()).slice(-2)).toEqual(['ひとつめ', 'ふたつめ'])
})

test('CHAT a broken connection comes back at once when the device is online again', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const chat = await openStopped(page, await theirChat(server))
  await chat.cutConnection()
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    expect(chat.connections).toBe(1)
  }).toPass()
})

test('D-79 WS-01 a connection that is refused for good while the login holds is replaced', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  let connections = 0
  await page.routeWebSocket(/\/cable/, (socket) => {
    const backend = socket.connectToServer()
    connections += 1
    // Like the response to a token that was just rotated.
    if (connections <= 2)
      backend.onMessage(() => socket.send('{"type":"disconnect","reason":"unauthorized","reconnect":false}'))
  })
  await page.goto(path)
  await expect.poll(() => connections).toBe(3)
  const chat = new ChatPage(page)
  await chat.write('線がつながりました')
  await expect.poll(contents).toContain('線がつながりました')
  await expect(page.getByText('接続し直しています')).toHaveCount(0)
  await expect(page).toHaveURL(/\/chat\?/)
})

test('CHAT an unsent message is marked, outlives a reload and goes out by its retry', async ({ openPhone, server }) => {
  const { path, contents } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  await page.routeWebSocket(/\/cable/, (socket) => void socket.close({ code: 4000 }))
  await page.clock.install()
  await page.goto(path)
  const chat = new ChatPage(page)
  await chat.write('まだ届かないひと言')
  await expect(chat.bubble('まだ届かないひと言')).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(chat.log.getByText('未送信')).toBeVisible()
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

for (const isDone of [true, false]) {
  test(`CHAT WS-01 a message whose answer is lost, ${isDone ? 'done' : 'not done'}, stands once on both phones`, async ({
    openPhone,
    server,
  }) => {
    const { path, contents } = await theirChat(server)
    const hers = await openPhone({ persona: 'woman', path: null })
    let broken = false
    const sockets: WebSocketRoute[] = []
    await hers.routeWebSocket(/\/cable/, (browser) => {
      const backend = browser.connectToServer()
      sockets.push(browser)
      browser.onMessage((frame) => {
        if (isDone || !broken) backend.send(frame)
      })
      backend.onMessage((frame) => {
        if (!broken) browser.send(frame)
      })
    })
    await hers.goto(path)
    const herChat = new ChatPage(hers)
    const hisChat = new ChatPage(await openPhone({ phone: 'b', persona: 'man', path }))
    for (const { input } of [herChat, hisChat]) await expect(input).toBeEnabled()
    await herChat.write('つながっています')
    await expect(hisChat.bubble('つながっています')).toBeVisible()
    await expect.poll(() => herChat.isDelivered('つながっています')).toBe(true)
    broken = true
    await herChat.write('答えの失われたひと言')
    await expect(herChat.log.getByText('送信中…')).toBeVisible()
    if (isDone) await expect(hisChat.bubble('答えの失われたひと言')).toBeVisible()
    broken = false
    for (const socket of sockets.splice(0)) await socket.close({ code: 4000 })
    await expect.poll(() => herChat.isDelivered('答えの失われたひと言'), { timeout: 30_000 }).toBe(true)
    for (const chat of [herChat, hisChat]) {
      await expect(chat.bubble('答えの失われたひと言')).toHaveCount(1)
      await expect(chat.log.getByText('未送信')).toHaveCount(0)
    }
    expect((await contents()).filter((text) => text === '答えの失われたひと言')).toHaveLength(1)
  })
}
