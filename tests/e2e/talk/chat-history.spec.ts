import { expect, type Locator } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { longHistory, theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'

/** Position of an element at rest, equal in two frames, px from the top. */
async function restOf(element: Locator): Promise<number> {
  const frame = () =>
    element.evaluate(
      (it) =>
        new Promise<number>((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => done(it.getBoundingClientRect().y)))
        }),
    )
  let y = await frame()
  await expect
    .poll(async () => {
      const before = y
      y = await frame()
      return y - before
    })
    .toBe(0)
  return y
}

test('CHAT two thousand messages: newest first seen, older ones above without a jump, few in the page', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  await longHistory(page, server, 2_000)
  await page.goto(path)
  const chat = new ChatPage(page)
  await expect(chat.bubble('2000通目のメッセージです。')).toBeInViewport()
  expect(await chat.log.locator('p').count()).toBeLessThan(120)
  const box = await chat.log.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 200)
  const first = chat.bubble('1通目のメッセージです。')
  await expect(async () => {
    await page.mouse.wheel(0, -20_000)
    await expect(first).toBeInViewport({ timeout: 100 })
  }).toPass({ timeout: 45_000, intervals: [50] })
  expect(await chat.log.locator('p').count()).toBeLessThan(120)
})

test('CHAT prepends older messages without moving the read one', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  await longHistory(page, server, 300)
  await page.goto(path)
  const chat = new ChatPage(page)
  await expect(chat.bubble('300通目のメッセージです。')).toBeInViewport()
  const box = await chat.log.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 200)
  // Scrolls to the oldest of the first slice and a little further, which loads the next slice.
  const mark = chat.bubble('242通目のメッセージです。')
  // A wheel event ends with a delay, and one too many would scroll past the target.
  await expect(async () => {
    const seen = await expect(mark)
      .toBeInViewport({ timeout: 300 })
      .then(() => true)
      .catch(() => false)
    if (!seen) await page.mouse.wheel(0, -500)
    expect(seen).toBe(true)
  }).toPass({ timeout: 20_000, intervals: [0] })
  const before = await restOf(mark)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => restOf(mark)).not.toBe(before)
  expect(Math.abs((await restOf(mark)) - before - 100)).toBeLessThan(40)
})

test('CHAT keeps the position of older messages when new ones arrive, and announces them', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const hers = await openPhone({ persona: 'woman', path: null })
  await longHistory(hers, server, 300)
  await hers.goto(path)
  const chat = new ChatPage(hers)
  await expect(chat.bubble('300通目のメッセージです。')).toBeInViewport()
  const box = await chat.log.boundingBox()
  await hers.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 200)
  // Older messages that come in the same frame keep the log at its end; then the wheel turns once more.
  await expect(async () => {
    await hers.mouse.wheel(0, -900)
    await restOf(chat.log.locator('p').last())
    await expect(chat.bubble('300通目のメッセージです。')).not.toBeInViewport({ timeout: 100 })
  }).toPass({ timeout: 20_000 })
  const his = new ChatPage(await openPhone({ phone: 'b', persona: 'man', path }))
  await expect(his.input).toBeEnabled()
  await his.write('いま届いたひと言')
  const told = hers.getByRole('button', { name: '新しいメッセージがあります' })
  await expect(told).toBeVisible()
  await expect(chat.bubble('いま届いたひと言')).not.toBeInViewport()
  await told.click()
  await expect(chat.bubble('いま届いたひと言')).toBeInViewport()
})
