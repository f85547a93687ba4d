import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { readApi } from '../page-models/member-api.ts'
import { PaymentPage } from '../page-models/payment-page.ts'

const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)
/** An open page reads the account every twenty seconds, and sees a moved clock then. */
const noticed = { timeout: 40_000 }

test('REC-33 3:00 passes with home, a conversation and today’s men open: each shows the new day, a draft stays', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const home = await openPhone({ persona: 'woman', path: '/home', homeSeen: true })
  await expect(home.getByText(/本日の残り\s*4人/).first()).toBeVisible()
  const chatTab = await home.context().newPage()
  await chatTab.goto(path)
  const chat = new ChatPage(chatTab)
  await chat.input.fill('日付が変わる前の言葉です。')
  const list = await home.context().newPage()
  await list.goto('/recommends')
  await expect(list.getByRole('main').locator('a:has(bdi)').first()).toBeVisible()
  await server.control.post('/clock', { edge: 'next-reset', keepSessions: true })
  await expect(home.getByText(/本日の残り\s*6人/).first()).toBeVisible(noticed)
  await expect(chat.input).toHaveValue('日付が変わる前の言葉です。')
  await chat.send.click()
  await expect(chat.log.getByText('日付が変わる前の言葉です。')).toBeVisible()
  for (const [tab, page] of [
    [home, '/home'],
    [chatTab, '/chat'],
    [list, '/recommends'],
  ] as const) {
    await at(tab, page)
    await expect(tab.getByText('読み込めませんでした。')).toHaveCount(0)
  }
  await chatTab.close()
  await list.close()
})

// A browser sends a request again after 408 on a kept connection: only a real one shows what that does.
for (const status of [408, 429]) {
  test(`D-110 D-113 a payment answered with ${status} charges nothing, says so, and works at the next press`, async ({
    openPhone,
    server,
  }) => {
    const page = await openPhone({ persona: 'man-unpaid', path: null })
    const payment = await PaymentPage.open(page)
    await server.control.put('/faults', [{ match: { path: '/api/al_payment' }, status }])
    await payment.pay('1ヶ月プラン', '4242424242424242')
    await expect(page.getByText('お支払いは行われていません。')).toBeVisible()
    expect(await readApi(page, '/api/payment_information')).toMatchObject({ payment_conf: 0 })
    await server.control.put('/faults', [])
    await payment.submit.click()
    await at(page, '/home')
    await expect(page.getByRole('region', { name: 'お支払いの控え' })).toContainText('3,850円')
  })
}

test('RANK-07 D-110 a reload while a rank request is on its way shows the request, which is made once', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man', path: '/rankrequest' })
  await server.control.put('/faults', [{ match: { path: '/api/rankrequest' }, latencyMs: 1_500 }])
  const sent = page.waitForRequest('**/api/rankrequest')
  await page.getByRole('button', { name: 'ランクを申請する' }).click()
  await sent
  await page.reload()
  const flag = async () => (await readApi<{ rank_req_flag: number }>(page, '/api/account')).rank_req_flag
  // The server may have dropped the call with its page: what the page shows is what it holds.
  await expect
    .poll(async () => {
      const shown = await page.getByText('審査中です').count()
      return shown === (await flag()) ? 'same' : 'other'
    }, noticed)
    .toBe('same')
  if ((await flag()) === 0) await page.getByRole('button', { name: 'ランクを申請する' }).click()
  await expect(page.getByText('審査中です')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ランクを申請する' })).toHaveCount(0)
})

test('REC-74 REC-76 he ends the match while she types: her words stay readable, with a way to the operator', async ({
  openPhone,
  server,
}) => {
  const { path, row } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  const chat = new ChatPage(page)
  await chat.input.fill('まだ送っていない言葉です。')
  const his = await personaApi(server, 'man')
  const [hers] = (await allRows(his, 1, 'matching')).filter(({ id }) => id === row.id)
  await his.post('/api/matching_status', {
    recommend: { id: hers?.id, status: 'ng', ng_reason: 'マッチング解消' },
  })
  await expect(page.getByText('このお相手とのやりとりは終了しました。')).toBeVisible(noticed)
  await expect(page.getByText('まだ送っていない言葉です。')).toBeVisible()
  await at(page, '/chat')
})
