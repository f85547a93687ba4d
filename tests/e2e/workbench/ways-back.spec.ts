import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { theirChat } from '../../support/their-chat.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 240_000 })

/** The woman's chat with a match, and the profile of that man. */
async function pagesOfMatch(server: MockServer): Promise<readonly [chat: string, profile: string]> {
  const pairings = await server.control.get<{ uuid: string; partner: { id: number }; status_n: number }[]>(
    '/operator/pairings?member=woman',
  )
  const matched = pairings.find(({ status_n }) => status_n === 2)
  return [`/chat?uuid=${matched?.uuid}`, `/profile?id=${matched?.partner.id}`]
}

const button = (page: Page, name: RegExp) => page.getByRole('banner', { name: '時刻' }).getByRole('button', { name })
const undo = /^元に戻す/
const redo = /^やり直す/

/** Presses 元に戻す and やり直す in turns, and waits between the rounds or not. */
async function goBackAndOn(page: Page, rounds: number, pauseMs: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of [undo, redo]) {
      await button(page, name).click()
      if (pauseMs > 0) await page.waitForTimeout(pauseMs)
    }
  }
}

/** Ends at a moment. A quick press may have met the button while it was disabled for a moment, and was none. */
async function comeForward(page: Page, present: () => Promise<number>, moment: number): Promise<void> {
  await expect(async () => {
    if ((await present()) !== moment) await button(page, redo).click({ timeout: 2000 })
    expect(await present()).toBe(moment)
  }).toPass({ timeout: 40_000 })
}

/** Delays every request of a page, as a busy server does. */
const slowDown = (page: Page, ms: number) =>
  page.route('**/*', async (route) => {
    await new Promise((go) => setTimeout(go, ms))
    await route.continue().catch(() => {})
  })

test('D-141 sixty ways back and on leave a chat, a profile and a form where they are, with a slow server too', async ({
  page,
  server,
}) => {
  const [chat, profile] = await pagesOfMatch(server)
  const workbench = await Workbench.open(page, server, 'history')
  const present = async () => (await server.control.get<{ present: number }>('/history')).present
  const lost = workbench.page.getByText('この時点の世界にありません')
  await page.getByRole('button', { name: '+24時間' }).click()
  await expect(workbench.flash(/へ移動しました/)).toBeVisible()
  const here = await present()

  for (const [a, b] of [
    [chat, '/form'],
    [profile, '/home'],
  ] as const) {
    await test.step(`A on ${a.split('?')[0]}, B on ${b}`, async () => {
      await workbench.goTo('a', a)
      await workbench.goTo('b', b)
      for (const pauseMs of [0, 900]) {
        await goBackAndOn(page, 8, pauseMs)
        await comeForward(page, present, here)
        await expect(workbench.address('a')).toHaveValue(a)
        await expect(workbench.address('b')).toHaveValue(b)
        await expect(lost).toHaveCount(0)
      }
    })
  }
  await test.step('with a server that takes half a second more for each call', async () => {
    await workbench.goTo('a', chat)
    await slowDown(page, 500)
    await goBackAndOn(page, 4, 700)
    await goBackAndOn(page, 4, 0)
    await comeForward(page, present, here)
    await expect(workbench.address('a')).toHaveValue(chat)
    await expect(lost).toHaveCount(0)
    await expect(workbench.phone('a').getByRole('textbox')).toBeVisible({ timeout: 20_000 })
  })
})

test('D-141 another browser that opens during a story shows its people on its pages', async ({
  page,
  server,
  browser,
}) => {
  const workbench = await Workbench.open(page, server, 'storylines')
  await server.control.post('/storylines/start', { key: 'renewal-declined' })
  const there = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const other = await Workbench.open(await there.newPage(), server, 'storylines')
  for (const bench of [other, workbench]) await expect(bench.phoneBox('a')).toContainText('ゆうすけ')
  // The step of one browser shows on the other, too.
  await page.getByRole('button', { name: /^次へ/ }).click()
  for (const name of ['a', 'b'] as const) {
    await expect(workbench.address(name)).not.toHaveValue('')
    await expect(other.address(name)).toHaveValue(await workbench.address(name).inputValue())
  }
  await there.close()
})

interface People {
  readonly a: readonly [email: string, page: string]
  readonly b: readonly [email: string, page: string]
}

/** People and pages that the server knows, as a workbench reported them. */
async function peopleOf(server: MockServer): Promise<People> {
  const { phones } = await server.control.get<{
    phones: Record<'a' | 'b', { email: string; page: string }>
  }>('/stage')
  return { a: [phones.a.email, phones.a.page], b: [phones.b.email, phones.b.page] }
}

/** A reload and another browser show what the stage shows: the same people, pages, faults and pace. */
async function expectSameStage(workbench: Workbench, server: MockServer, browser: Browser): Promise<void> {
  const read = async () => {
    const { mode, speed } = await server.control.get<{ mode: string; speed: number }>('/clock')
    const faults = await server.control.get<{ status: number }[]>('/faults')
    return { people: await peopleOf(server), faults: faults.map(({ status }) => status), mode, speed }
  }
  const before = await read()
  const expectPages = async (bench: Workbench) => {
    for (const name of ['a', 'b'] as const) await expect(bench.address(name)).toHaveValue(before.people[name][1])
  }
  await expectPages(workbench)
  await workbench.page.reload()
  await expectPages(workbench)
  const there = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await expectPages(await Workbench.open(await there.newPage(), server, 'history'))
  expect(await read()).toEqual(before)
  await there.close()
}

test('D-141 a reload and another browser keep people, pages, faults and pace: in a chat, after a fault, after undo', async ({
  page,
  server,
  browser,
}) => {
  const [chat] = await pagesOfMatch(server)
  const workbench = await Workbench.open(page, server, 'history')
  await workbench.goTo('a', chat)
  await workbench.goTo('b', '/form')
  await page.getByRole('button', { name: '+24時間' }).click()
  await expect(workbench.flash(/へ移動しました/)).toBeVisible()
  await server.control.put('/faults', [{ match: { path: '/api/rankrequest' }, status: 500 }])
  await server.control.post('/clock', { mode: 'running', speed: 2 })
  await expect.poll(async () => (await peopleOf(server)).a[1]).toBe(chat)
  await expectSameStage(workbench, server, browser)

  await button(page, undo).click()
  await expect.poll(() => server.control.get('/faults')).toEqual([])
  await expect.poll(async () => (await peopleOf(server)).b[1]).toBe('/form')
  await expectSameStage(workbench, server, browser)
})

test('D-141 a reload during a story keeps its people and the pages that were opened since', async ({
  page,
  server,
  browser,
}) => {
  const workbench = await Workbench.open(page, server, 'storylines')
  await server.control.post('/storylines/start', { key: 'renewal-declined' })
  await expect(workbench.phoneBox('a')).toContainText('ゆうすけ')
  await page.getByRole('button', { name: /^次へ/ }).click()
  // A home that opens anew leads to the payment.
  await workbench.goTo('a', '/payment_information')
  await workbench.goTo('b', '/timeline')
  await expect.poll(async () => (await peopleOf(server)).b[1]).toBe('/timeline')
  await expectSameStage(workbench, server, browser)
  await expect(workbench.phoneBox('a')).toContainText('ゆうすけ')
})

test('D-141 messages that a way back takes back leave both open chats, and new ones arrive there', async ({
  page,
  server,
}) => {
  const { path } = await theirChat(server)
  const workbench = await Workbench.open(page, server, 'history')
  const chats = (['a', 'b'] as const).map((name) => workbench.phone(name))
  for (const name of ['a', 'b'] as const) await workbench.goTo(name, path)
  const say = async (text: string) => {
    const [hers] = chats
    await hers?.getByRole('textbox').fill(text)
    await hers?.getByRole('textbox').press('Enter')
    for (const chat of chats) await expect(chat.getByText(text)).toHaveCount(1)
  }
  await say('一通目です。')
  await say('二通目です。')
  await button(page, undo).click()
  for (const chat of chats) await expect(chat.getByText('二通目です。')).toHaveCount(0)
  await say('三通目です。')
  for (const chat of chats) {
    await expect(chat.getByText('一通目です。')).toHaveCount(1)
    await expect(chat.getByText('未送信')).toHaveCount(0)
  }
})

test('D-141 a way back takes messages out of an open chat with the operator', async ({ page, server }) => {
  const workbench = await Workbench.open(page, server, 'history', { phones: 1 })
  await workbench.goTo('a', '/hona')
  const chat = workbench.phone('a')
  await chat.getByRole('textbox').fill('ひとつ伺います。')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByText('ひとつ伺います。')).toHaveCount(1)
  await button(page, undo).click()
  await expect(chat.getByText('ひとつ伺います。')).toHaveCount(0)
})
