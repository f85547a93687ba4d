// @vitest-environment happy-dom
import { createElement, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../../../../tests/support/mount-for-test.tsx'
import { cableAddress } from './cable.ts'
import { fetchConfig, loadConfig, parseConfig, useConfig } from './config.ts'

const origin = 'https://app.example.jp'

afterEach(() => vi.unstubAllGlobals())

test("CONST-15 CONST2-08 uses the page's own origin for both addresses without a file", () => {
  expect(parseConfig({}, origin)).toMatchObject({ apiBase: origin, cableUrl: '' })
  expect(cableAddress('', origin).href).toBe('wss://app.example.jp/cable')
  expect(parseConfig(null, origin)).toMatchObject({ apiBase: origin, testPlan: 'off' })
})

test('works offline unless the host disables it', () => {
  expect(parseConfig({}, origin).offline).toBe('on')
  expect(parseConfig({ offline: 'off' }, origin).offline).toBe('off')
  expect(parseConfig({ offline: 'perhaps' }, origin).offline).toBe('on')
})

test('CONST-15 D-54 accepts known values and replaces unknown ones with defaults', () => {
  const config = parseConfig(
    {
      apiBase: 'https://api.example.jp/',
      cableUrl: 'wss://ws.example.jp/cable',
      variants: { hold: 'off', menGateOrder: 'sideways', invented: 1 },
      testPlan: 'on',
    },
    origin,
  )
  expect(config).toMatchObject({
    apiBase: 'https://api.example.jp',
    cableUrl: 'wss://ws.example.jp/cable',
    testPlan: 'on',
    variants: { hold: 'off', menGateOrder: 'profile-first', replyStep: 'off', priceSet: 'regular' },
  })
})

test.each([
  ['https://ws.example.jp', 'wss://ws.example.jp/cable'],
  ['http://ws.example.jp/', 'ws://ws.example.jp/cable'],
  ['wss://ws.example.jp/socket', 'wss://ws.example.jp/socket'],
  ['/socket', 'wss://app.example.jp/socket'],
])('CONST2-08 derives the cable address from %s', (given, address) => {
  expect(cableAddress(given, origin).href).toBe(address)
})

test.each(['wss://[ws', 'ws.example.jp/cable', 'wss//ws.example.jp', 'ftp://ws.example.jp'])(
  "CONST2-08 D-54 a cableUrl that is no address is told in the console and replaced by the page's own: %s",
  async (cableUrl) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ cableUrl })))
    expect((await fetchConfig()).cableUrl).toBe(cableUrl)
    expect(cableAddress(cableUrl, origin).href).toBe('wss://app.example.jp/cable')
    expect(error.mock.calls).toEqual([[`Failed to use cableUrl of config.json: ${cableUrl} is no address.`]])
    error.mockRestore()
  },
)

test.each(['https://[api', 'api.example.jp'])(
  'CONST-15 an apiBase that is no address is told in the console: %s',
  (given) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(parseConfig({ apiBase: given }, origin).apiBase).toBe(given)
    expect(error.mock.calls).toEqual([[`Failed to use apiBase of config.json: ${given} is no address.`]])
    error.mockRestore()
  },
)

test('CONST-15 takes known addresses without a word', () => {
  const error = vi.spyOn(console, 'error')
  for (const apiBase of ['', '/', '/backend', 'http://10.0.0.2:8080', 'https://api.example.jp'])
    parseConfig({ apiBase }, origin)
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('CONST-15 removes all trailing slashes from the API address', () => {
  expect(parseConfig({ apiBase: 'https://api.example.jp//' }, origin).apiBase).toBe('https://api.example.jp')
})

test('CONST-15 fetches the file on each start and uses defaults if it is missing or broken', async () => {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
  vi.stubGlobal('fetch', fetch)
  fetch.mockResolvedValueOnce(Response.json({ apiBase: 'https://api.example.jp' }))
  expect((await fetchConfig()).apiBase).toBe('https://api.example.jp')
  expect(fetch).toHaveBeenCalledWith('/config.json', { cache: 'no-cache', signal: expect.any(AbortSignal) })
  const defaults = parseConfig({}, location.origin)
  fetch.mockResolvedValueOnce(Response.json({ apiBase: 'https://api.example.jp' }, { status: 404 }))
  expect(await fetchConfig()).toEqual(defaults)
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  fetch.mockResolvedValueOnce(new Response('<html>'))
  expect(await fetchConfig()).toEqual(defaults)
  expect(error.mock.calls).toEqual([['Failed to read config.json: it is not JSON. Defaults are used.']])
  error.mockRestore()
})

// Defaults would send every call of a page whose API has another origin to the host of its files.
test.each([
  ['a lost request', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a failing host', () => Promise.resolve(new Response('<html>', { status: 503 }))],
  ['a response that breaks off', () => Promise.resolve(new Response(brokenBody()))],
])('CONST-15 takes no defaults for %s, and tries again', async (_, fail) => {
  vi.resetModules()
  const fresh = await import('./config.ts')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const fetch = vi.fn<() => Promise<Response>>().mockImplementation(fail)
  vi.stubGlobal('fetch', fetch)
  await expect(fresh.loadConfig()).rejects.toMatchObject({ name: 'ApiError', kind: 'network' })
  const waiting = fresh.awaitConfig()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(fetch).toHaveBeenCalledTimes(4)
  // The defaults, because later files of this process find this module.
  fetch.mockImplementation(() => Promise.resolve(Response.json({})))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await waiting).toEqual(parseConfig({}, location.origin))
  expect(await fresh.loadConfig()).toBe(await waiting)
  expect(fetch).toHaveBeenCalledTimes(5)
  vi.useRealTimers()
})

test('CONST-15 a request of the file that hangs fails in time, so that the page can say so', async () => {
  vi.resetModules()
  const fresh = await import('./config.ts')
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const hang = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', reject))
  vi.stubGlobal('fetch', hang)
  const loading = fresh.loadConfig()
  late.abort()
  await expect(loading).rejects.toMatchObject({ kind: 'network' })
  expect(timeout).toHaveBeenCalledWith(20_000)
  timeout.mockRestore()
  // Later files of this process find this module.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await fresh.loadConfig()
})

const brokenBody = () => new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })

test('CONST-15 fetches the file once per page', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  expect(loadConfig()).toBe(loadConfig())
})

test('D-81 a part that reads the loaded configuration first does not hide the page that it joins', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await loadConfig()
  const waiting = vi.fn<() => null>(() => null)
  const Part = () => useConfig().apiBase
  const pageWith = (part: React.ReactNode) =>
    createElement(Suspense, { fallback: createElement(waiting) }, createElement('textarea'), part)
  const page = mount(pageWith(null))
  page.render(pageWith(createElement(Part)))
  expect(page.box.textContent).toBe(location.origin)
  expect(waiting).not.toHaveBeenCalled()
  page.unmount()
})
