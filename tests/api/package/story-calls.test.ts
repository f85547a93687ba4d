import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startYoimachi } from '../../../mock-api/package/main.ts'
import type { Yoimachi } from '../../../mock-api/package/types.ts'

// What exported tests use of the package: calls as members, ids of people, marks, and the latest mail.

let mock: Yoimachi
beforeAll(async () => {
  mock = await startYoimachi({ seed: 7, now: '2026-11-20T12:00', members: 0 })
})
afterAll(() => mock.close())
beforeEach(() => mock.reset({ now: '2026-11-20T12:00' }))

const man = async () => (await mock.member('man')).uuid

test('makes a call as a member by its name, address or id, and goes on with the session of the response', async () => {
  const input = { uuid: await man() }
  expect(await mock.call('API-43', { as: 'woman', input })).toMatchObject({ status: 200, body: { success: true } })
  const again = await mock.call('POST /api/send_like', { as: 'woman@yoimachi.example', input })
  expect(again.body).toMatchObject({ success: false, reason: 'already' })
  expect((await mock.received('send-like', { member: 'woman' })).map(({ status }) => status)).toEqual([200, 200])
})

test('refuses a refusal, unless the test names its status, and any other status then', async () => {
  await expect(mock.call('API-34', { as: 'man' })).rejects.toThrow(/^POST \/api\/matching_status returned 422: /)
  expect(await mock.call('API-34', { as: 'man', status: 422 })).toMatchObject({ status: 422 })
  await expect(mock.call('API-09', { as: 'man', status: 422 })).rejects.toThrow('returned 200')
  await expect(mock.call('API-99', { as: 'man' })).rejects.toThrow('no such call is documented')
})

test('sends files as a form', async () => {
  const picture = await fetch(`${mock.url}/images/samples/01.jpg`)
  const profile1 = new File([await picture.arrayBuffer()], 'me.jpg', { type: 'image/jpeg' })
  expect(await mock.call('API-12', { as: 'woman', input: { profile1 } })).toMatchObject({ body: { success: true } })
})

test('sends a file of a page that cannot give its bytes at once, as that of jsdom', async () => {
  const picture = Buffer.from(await (await fetch(`${mock.url}/images/samples/01.jpg`)).arrayBuffer())
  const profile1 = { name: '私".jpg', type: 'image/jpeg', size: picture.length, slice: () => {} }
  class PageReader extends EventTarget {
    result: ArrayBuffer | undefined
    readAsArrayBuffer(file: unknown) {
      expect(file).toBe(profile1)
      this.result = new Uint8Array(picture).buffer
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('FileReader', PageReader)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await mock.call('API-12', { as: 'woman', input: { profile1 } })).toMatchObject({ body: { success: true } })
})

test('finds the ids of people and of their pairing', async () => {
  expect(await mock.member('man')).toMatchObject({ name: 'はると', email: 'man@yoimachi.example' })
  await mock.control('POST', '/operator/recommend', { woman: 'woman-premium', man: 'man', status_n: 0 })
  const { id, uuid } = await mock.pairing('woman-premium', 'man')
  expect([typeof id, await mock.pairing('man', 'woman-premium')]).toEqual(['number', { id, uuid }])
  await expect(mock.member('nobody@example.com')).rejects.toThrow('This world has no nobody@example.com.')
})

test('looks for calls after a mark, by member, status, query and response; says what was there instead', async () => {
  await mock.call('API-43', { as: 'woman', input: { uuid: await man() } })
  const since = await mock.mark()
  const look = (name: string, options: object) => mock.received(name, { since, atLeast: 1, timeoutMs: 1, ...options })
  await expect(look('send-like', {})).rejects.toThrow(
    'Failed to see 1 call of send-like within 1 ms. send-like was not called. See',
  )
  await mock.call('GET /api/account', { as: 'woman' })
  await mock.call('API-43', { as: 'woman', input: { uuid: await man() } })
  expect(await look('send-like', { member: 'woman', status: 200, response: { reason: 'already' } })).toHaveLength(1)
  await expect(look('send-like', { response: { success: true } })).rejects.toThrow(
    'POST /api/send_like returned false at success instead of true.',
  )
  await expect(look('send-like', { status: 422 })).rejects.toThrow('POST /api/send_like returned 200 instead of 422.')
  await expect(look('send-like', { member: 'man' })).rejects.toThrow('POST /api/send_like was made by あかり')
  await expect(look('timeline', {})).rejects.toThrow(
    'timeline was not called. Latest calls: GET /api/account 200, POST /api/send_like 200',
  )
  await mock.call('API-40', { as: 'woman', input: { page: 2 } })
  expect(await look('GET /api/timeline?page=2', {})).toHaveLength(1)
  await expect(look('GET /api/timeline?page=3', {})).rejects.toThrow('Latest calls:')
})

test('the latest mail is found again, by person, parts and mark; its link is the first', async () => {
  const ask = () =>
    fetch(`${mock.url}/api/auth/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'woman@yoimachi.example', redirect_url: `${mock.phones.a}/reset_password` }),
    })
  await ask()
  const first = await mock.outbox.latest({ to: 'woman', subject: '再設定' })
  const since = await mock.mark()
  await ask()
  const second = await mock.outbox.latest({ to: 'woman@yoimachi.example', text: 'リンク', since })
  expect(second.id).toBeGreaterThan(first.id)
  expect(await mock.outbox.latest({ to: 'woman' })).toEqual(second)
  expect(await mock.outbox.link({ to: 'woman' })).toBe(second.links[0]?.address)
  await expect(mock.outbox.latest({ to: 'man', timeoutMs: 1 })).rejects.toThrow(
    'Failed to see a mail to man within 1 ms. There are "【宵待】パスワードの再設定" to woman@yoimachi.example',
  )
})
