// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { formerLoginHeader } from '../../../contract/rules/session-values.ts'
import type { Page } from '../link.ts'
import { HeldCalls } from './held-calls.ts'
import { repeatCalls } from './repeat-calls.ts'
import { storeLogin } from './stored-login.ts'

beforeEach(() => localStorage.clear())

const loginAt = (client: string, uid = 'man@yoimachi.example') => ({
  uid,
  client,
  'access-token': `token of ${client}`,
})
const headersOf = (client: string) => new Headers(loginAt(client))

/** A page whose server knows one login. Refused calls carry the mark of a replaced world. */
function aPage(valid: { client: string | null }) {
  const sent: (readonly [client: string | null, body: unknown])[] = []
  const page = {
    Headers,
    XMLHttpRequest: class {
      open() {}
      setRequestHeader() {}
      send() {}
    },
    fetch: (_address: string, init: RequestInit = {}) => {
      const client = new Headers(init.headers).get('client')
      sent.push([client, init.body])
      if (client === valid.client) return Promise.resolve(new Response('{}'))
      return Promise.resolve(new Response('{}', { status: 401, headers: { [formerLoginHeader]: '1' } }))
    },
  }
  const stranded = vi.fn<() => void>()
  const calls = new HeldCalls(stranded)
  repeatCalls(page as unknown as Page, calls)
  return { calls, stranded, sent, page: page as unknown as Page }
}

test('D-141 a call whose login went with the former world waits for the new login, and the app sees no refusal', async () => {
  const server = { client: 'second' }
  const { calls, stranded, sent, page } = aPage(server)
  storeLogin(loginAt('first'))
  const body = JSON.stringify({ uid: 'man@yoimachi.example', client: 'first', rank: 'B' })
  const refused = page.fetch('/api/rankrequest', { method: 'POST', headers: headersOf('first'), body })
  await expect.poll(() => stranded.mock.calls.length).toBe(1)
  const later = page.fetch('/api/account', { headers: headersOf('first') })
  storeLogin(loginAt('second'))
  calls.release()
  expect([(await refused).status, (await later).status]).toEqual([200, 200])
  expect(sent).toEqual([
    ['first', body],
    ['second', JSON.stringify({ uid: 'man@yoimachi.example', client: 'second', rank: 'B' })],
    ['second', null],
  ])
  expect(stranded).toHaveBeenCalledTimes(1)
})

test('D-141 a world that is replaced again while the login comes makes the call wait again', async () => {
  const server = { client: 'third' }
  const { calls, stranded, page } = aPage(server)
  storeLogin(loginAt('first'))
  const call = page.fetch('/api/account', { headers: headersOf('first') })
  await expect.poll(() => stranded.mock.calls.length).toBe(1)
  storeLogin(loginAt('second'))
  calls.release()
  await expect.poll(() => stranded.mock.calls.length).toBe(2)
  storeLogin(loginAt('third'))
  calls.release()
  expect((await call).status).toBe(200)
})

test('a login that ended by itself, one of a mailed link and one of another member are refused as the server says', async () => {
  const { stranded, page, calls } = aPage({ client: null })
  storeLogin(loginAt('own'))
  const plain = aPage({ client: null }).page
  plain.fetch = () => Promise.resolve(new Response('{}', { status: 401 }))
  repeatCalls(plain, calls)
  expect((await plain.fetch('/api/account', { headers: headersOf('own') })).status).toBe(401)
  expect((await page.fetch('/api/account', { headers: headersOf('mailed') })).status).toBe(401)
  storeLogin(loginAt('hers', 'woman@yoimachi.example'))
  expect((await page.fetch('/api/account', { headers: headersOf('own') })).status).toBe(401)
  expect(stranded).not.toHaveBeenCalled()
})

test('a waiting call that the app gives up ends at once', async () => {
  const { calls, page, sent } = aPage({ client: 'own' })
  calls.hold()
  const stop = new AbortController()
  const call = page.fetch('/api/account', { signal: stop.signal })
  stop.abort(new Error('given up'))
  await expect(call).rejects.toThrow('given up')
  expect(sent).toEqual([])
})

test('D-141 an upload whose login went with the former world is sent again with the new one, and ends once', async () => {
  const sent: Record<string, string>[] = []
  class Upload extends EventTarget {
    status = 0
    headers: Record<string, string> = {}
    open() {
      this.headers = {}
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    getResponseHeader(name: string) {
      if (this.status === 200) return name === 'access-token' ? 'rotated token' : null
      return name === formerLoginHeader ? '1' : null
    }
    send(body: unknown) {
      sent.push({ ...this.headers, body: String(body) })
      this.status = this.headers['client'] === 'second' ? 200 : 401
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  const { page } = aPage({ client: 'second' })
  const changed = vi.fn<() => void>()
  const listening = { StorageEvent: Event, localStorage, dispatchEvent: changed }
  const uploads = { ...listening, fetch: page.fetch, Headers, XMLHttpRequest: Upload } as unknown as Page
  const stranded = vi.fn<() => void>()
  const calls = new HeldCalls(stranded)
  repeatCalls(uploads, calls)
  storeLogin(loginAt('first'))
  const request = new uploads.XMLHttpRequest()
  const ends: number[] = []
  request.open('POST', '/api/user/profile_img')
  for (const [name, value] of headersOf('first')) request.setRequestHeader(name, value)
  request.addEventListener('load', () => ends.push(request.status))
  request.send('picture')
  await expect.poll(() => stranded.mock.calls.length).toBe(1)
  storeLogin(loginAt('second'))
  calls.release()
  await expect.poll(() => ends).toEqual([200])
  expect(sent.map(({ client, body }) => [client, body])).toEqual([
    ['first', 'picture'],
    ['second', 'picture'],
  ])
  // The app does not know the login with which its upload went out, so the frame stores the next token (D-50).
  expect([localStorage.getItem('access-token'), changed.mock.calls.length]).toEqual(['rotated token', 1])
})
