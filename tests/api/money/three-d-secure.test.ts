import { expect, test } from 'vitest'
import { caller, startMock, type Mock } from '../../support/mock.ts'
import { buy, pay, payer, paymentInformation, type Payer } from '../../support/payment.ts'

const cards = {
  success: '4222000000000004',
  failed: '4333000000000000',
  abandoned: '4444000000000006',
}

/** Pays plan 5 with a card and returns the address of the bank's page. */
async function checkOf(me: Payer, card: string): Promise<string> {
  const { status, body } = await pay(me, 5, 3850, card)
  expect([status, body.success, body.state]).toEqual([200, true, 2])
  return body.threeSecureRedirectUrl
}

const open = (url: string, method = 'GET') => fetch(url, { method, redirect: 'manual' })

/** Follows the page's form as a browser does: its own action, the pressed button's name and value. */
async function press(url: string, label: '認証する' | '中止する'): Promise<Response> {
  const page = await (await open(url)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
  const [, name = '', value = ''] =
    new RegExp(`<button[^>]*name="(\\w+)" value="(\\w+)"[^>]*>${label}<`).exec(page) ?? []
  expect([action, name, value]).not.toContain('')
  const target = new URL(action.replaceAll('&amp;', '&'), url)
  return fetch(target, { method: 'POST', body: new URLSearchParams({ [name]: value }), redirect: 'manual' })
}

const failureOf = (response: Response) => {
  const url = new URL(response.headers.get('location') ?? '')
  return [response.status, url.pathname, url.searchParams.get('msg')]
}

const setUp = async (): Promise<{ mock: Mock; me: Payer }> => {
  const mock = await startMock({ members: 0 })
  return { mock, me: await payer(mock, 'man-unpaid') }
}

test('API-66 D-40 PAY-102 a 3-D Secure card changes nothing of the member before the page', async () => {
  const { mock, me } = await setUp()
  const before = me.member()
  const { body } = await pay(me, 5, 3850, cards.success)
  expect(body).toEqual({
    success: true,
    state: 2,
    threeSecureRedirectMethod: 'POST',
    threeSecureRedirectUrl: expect.stringMatching(new RegExp(`^${mock.server.url}/mock/three-d-secure/[\\w-]{22}$`)),
  })
  expect(me.member()).toBe(before)
  expect([mock.world.subscriptions.has(me.id), mock.world.payments.countBy('member', me.id)]).toEqual([false, 0])
})

test('D-54 PAY-103 uses the method of the variant threeSecureMethod', async () => {
  const { mock, me } = await setUp()
  await mock.control('PUT', '/variants', { threeSecureMethod: 'GET' })
  expect((await pay(me, 5, 3850, cards.success)).body.threeSecureRedirectMethod).toBe('GET')
})

test.each(['GET', 'POST'])(
  'IMP-09 D-40 PAY-102 PAY-103 the page opens by %s and shows shop and amount',
  async (method) => {
    const { mock, me } = await setUp()
    const url = await checkOf(me, cards.success)
    const before = mock.worldText()
    const response = await open(url, method)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const page = await response.text()
    for (const text of ['宵待', '3,850', '1ヶ月プラン', '2026年11月21日 12:00', '認証する', '中止する']) {
      expect(page).toContain(text)
    }
    expect(page).not.toMatch(/<script|style=|<style/)
    expect(mock.worldText()).toBe(before)
  },
)

test('IMP-09 serves the style sheet as a file, which the security policy allows', async () => {
  const { me } = await setUp()
  const url = await checkOf(me, cards.success)
  const response = await open(url)
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(await response.text())?.[1] ?? ''
  const sheet = await fetch(new URL(href, url))
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self'")
})

test('IMP-09 API-66 PAY-106 IMP-12 sets payment_conf 1 after a passed check and redirects to /payment_success', async () => {
  const { mock, me } = await setUp()
  const response = await press(await checkOf(me, cards.success), '認証する')
  expect([response.status, response.headers.get('location')]).toEqual([303, `${mock.server.url}/payment_success`])
  expect(await paymentInformation(me)).toMatchObject({ payment_conf: 1, payment_kind: 3850 })
  const { body } = await mock.control('POST', '/clock', { advance: 'P31D', keepSessions: true })
  expect(body.fired).toContainEqual(expect.objectContaining({ kind: 'charge' }))
  expect((await paymentInformation(me)).payment_conf).toBe(1)
})

test.each([
  ['success', '中止する', '認証が中断されました。'],
  ['abandoned', '認証する', '認証が中断されました。'],
  ['failed', '認証する', '認証に失敗しました。'],
] as const)('IMP-09 D-40 PAY-109 card %s, %s: /payment_failure, nothing is paid', async (card, label, msg) => {
  const { mock, me } = await setUp()
  const url = await checkOf(me, cards[card])
  const before = me.member()
  expect(failureOf(await press(url, label))).toEqual([303, '/payment_failure', msg])
  expect(me.member()).toBe(before)
  expect((await paymentInformation(me)).payment_conf).toBe(0)
  expect(mock.world.payments.countBy('member', me.id)).toBe(0)
})

test('IMP-09 the page serves once; a second press changes nothing and gets the first answer', async () => {
  const { mock, me } = await setUp()
  const url = await checkOf(me, cards.success)
  await press(url, '中止する')
  const before = mock.worldText()
  const again = await fetch(`${url}/end`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  })
  expect(failureOf(again)).toEqual([303, '/payment_failure', '認証が中断されました。'])
  const page = await open(url)
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('この認証はすでに終了しています。')])
  expect(mock.worldText()).toBe(before)
})

test('IMP-09 an unknown key is 404, and a decision that is not a button of the page pays nothing', async () => {
  const { mock, me } = await setUp()
  const before = mock.worldText()
  for (const path of ['/mock/three-d-secure/unknown', '/mock/three-d-secure/unknown/end']) {
    const response = await fetch(mock.server.url + path, { method: 'POST' })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
  }
  expect(mock.worldText()).toBe(before)
  const url = await checkOf(me, cards.success)
  await fetch(`${url}/end`, { method: 'POST', redirect: 'manual' })
  expect(me.member().paid).toBe(false)
})

test('API-68 IMP-09 SHOP-02 SHOP-14 buys likes through the same page and redirects to the timeline', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman')
  const { body } = await buy(me, 30, 3900, cards.success)
  expect(body).toMatchObject({ success: true, state: 2 })
  expect(await (await open(body.threeSecureRedirectUrl)).text()).toMatch(/いいね 30個[\s\S]*3,900/)
  expect(mock.world.likePurchases.countBy('member', me.id)).toBe(0)
  const response = await press(body.threeSecureRedirectUrl, '認証する')
  expect(response.headers.get('location')).toBe(`${mock.server.url}/timeline?purchased=true`)
  expect((await me.get('/api/timeline')).body.like_remain).toBe(30)
})

test('PAY-37 PAY-38 PAY-56 plan 14 takes the 3-D Secure path with every card, also one that then declines', async () => {
  const { mock, me } = await setUp()
  mock.arrange((world) => world.settings.update(1, { testPlan: true }))
  const declined = await pay(me, 14, 1000, '4000000000000002')
  expect(declined.body.state).toBe(2)
  expect(failureOf(await press(declined.body.threeSecureRedirectUrl, '認証する'))[2]).toBe(
    'このカードはご利用いただけません。',
  )
  const { body } = await pay(me, 14, 1000)
  expect(body.state).toBe(2)
  await press(body.threeSecureRedirectUrl, '認証する')
  expect(await paymentInformation(me)).toMatchObject({
    payment_kind: 1000,
    course_name: 'テストプラン（3Dセキュア）',
    site_id: '94999101',
    next_payment_date: '2026-12-22T12:00:00.000+09:00',
  })
})

test('IMP-09 C-12 redirects to an app of another origin as the security policy allows, never to a foreign site', async () => {
  const origin = 'http://127.0.0.1:5999'
  const mock = await startMock({ members: 0, appOrigins: [origin] })
  const me = await payer(mock, 'man-unpaid')
  const elsewhere = { ...me, ...caller(mock.server.url, { ...me.headers, origin }) }
  const url = await checkOf(elsewhere, cards.success)
  expect(new URL(url).searchParams.get('app')).toBe(origin)
  const foreign = new URL(url)
  foreign.searchParams.set('app', 'https://evil.example')
  expect(await (await open(foreign.href)).text()).not.toContain('href="https://evil.example')
  const policy = (await open(url)).headers.get('content-security-policy')
  expect(policy).toContain(`form-action 'self' ${origin};`)
  const back = await press(url, '認証する')
  expect(back.headers.get('location')).toBe(`${origin}/payment_success`)
  const page = await (await open(foreign.href)).text()
  expect(page).toContain(`href="${mock.server.url}/home"`)
})

test('IMP-10 CARD-15 ENTITY2-29 the browser script calls back with a token of the same numbers, or an error', async () => {
  const { mock, me } = await setUp()
  const script = await mock.get('/mock/card-token.js')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const create = browserWith(script.body as string, mock.server.url)
  const card = { number: '4242 4242 4242 4242', name: 'A', expMonth: '12', expYear: '30', cvv2: '123' }
  const before = mock.worldText()
  for (const patch of [{ number: '4111000000000008' }, { number: '12' }, { expMonth: '13' }, { cvv2: '' }]) {
    expect(await create({ ...card, ...patch })).toEqual({ error: 'カード情報を確認できませんでした。' })
  }
  expect(mock.worldText()).toBe(before)
  const { token } = (await create(card)) as { token: string }
  expect(token).toMatch(/^tok_[0-9a-f]{24}$/)
  const pi = { token, site_id: '50130901', campaign: 5, amount: 3850 }
  expect((await me.post('/api/al_payment', { pi })).body).toEqual({ success: true, state: 1 })
  const other = (await create({ ...card, number: '5555555555554444' })) as { token: string }
  const changed = await me.post('/api/al/cards/change', { pi: { token: other.token } })
  expect(changed.body).toEqual({ success: true, msg: '更新しました' })
  expect((await me.post('/api/al/cards/change', { pi: { token: other.token } })).status).toBe(422)
})

test('IMP-10 C-12 pages of other sites get no token', async () => {
  const { mock } = await setUp()
  const before = mock.worldText()
  const body = JSON.stringify({ number: '4242424242424242', name: 'A', expMonth: 1, expYear: 30, cvv2: '1' })
  for (const origin of ['https://evil.example', 'null']) {
    const reply = await fetch(`${mock.server.url}/mock/card-tokens`, {
      method: 'POST',
      headers: { origin },
      body,
    })
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([403, null])
  }
  expect(mock.worldText()).toBe(before)
})

/** Runs the script like a page and returns its function as a promise. */
function browserWith(script: string, url: string): (card: object) => Promise<object> {
  const window: { YoimachiCard?: { createToken(card: object, callback: (result: object) => void): void } } = {}
  const document = { currentScript: { src: `${url}/mock/card-token.js` } }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script is under test
  new Function('window', 'document', script)(window, document)
  return (card) =>
    new Promise((resolve, reject) => {
      const api = window.YoimachiCard
      if (api) api.createToken(card, resolve)
      else reject(new Error('Failed to load the script: it defines no YoimachiCard.'))
    })
}

test('lists pending checks and renewals, those of the stage first, and can make renewals fail', async () => {
  const { mock, me } = await setUp()
  const due = async (members = '') => (await mock.control('GET', `/operator/payments?members=${members}`)).body
  const key = new URL(await checkOf(me, cards.success)).pathname
  expect((await due()).checks).toMatchObject([{ purpose: 'plan', amount: 3850, page: key }])
  await press(`${mock.server.url}${key}`, '認証する')
  const after = await due()
  expect(after.checks).toEqual([])
  const ids = after.renewals.map(({ member }: { member: { id: number } }) => member.id)
  const mine = mock.world.members.findBy('email', 'man-unpaid@yoimachi.example')?.id
  expect(ids).toContain(mine)
  const last = ids.at(-1)
  expect((await due(String(last))).renewals[0]).toMatchObject({
    member: { id: last },
    declines: expect.any(Boolean),
  })
  await mock.control('POST', '/operator/decline-renewal', { member: mine })
  expect((await due(String(mine))).renewals[0]).toMatchObject({ member: { id: mine }, declines: true })
})

test('IMP-09 IMP-10 a body that is too large or cannot be read gets a 4xx, and changes nothing', async () => {
  const { mock, me } = await setUp()
  const url = await checkOf(me, cards.success)
  const before = mock.worldText()
  const statusOf = async (to: string, type: string, body: string) =>
    (await fetch(to, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' })).status
  const form = 'application/x-www-form-urlencoded'
  expect(await statusOf(`${url}/end`, form, 'x'.repeat(5_000))).toBe(413)
  expect(await statusOf(url, form, 'x'.repeat(5_000))).toBe(413)
  expect(await statusOf(`${url}/end`, 'multipart/form-data', 'no boundary')).toBe(400)
  expect(await statusOf(`${mock.server.url}/mock/card-tokens`, 'application/json', 'x'.repeat(5_000))).toBe(413)
  expect(mock.worldText()).toBe(before)
})
