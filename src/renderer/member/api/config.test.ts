// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchConfig, loadConfig, parseConfig } from './config.ts'

const origin = 'https://app.example.jp'

afterEach(() => vi.unstubAllGlobals())

test("CONST-15 CONST2-08 without a file both addresses are the page's own origin", () => {
  expect(parseConfig({}, origin)).toMatchObject({ apiBase: origin, cableUrl: 'wss://app.example.jp/cable' })
  expect(parseConfig(null, origin)).toMatchObject({ apiBase: origin, testPlan: 'off' })
})

test('the app opens without a line unless the host says otherwise', () => {
  expect(parseConfig({}, origin).offline).toBe('on')
  expect(parseConfig({ offline: 'off' }, origin).offline).toBe('off')
  expect(parseConfig({ offline: 'perhaps' }, origin).offline).toBe('on')
})

test('CONST-15 D-54 given addresses and variants are taken, unknown values fall back to their defaults', () => {
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
  [{ cableUrl: 'https://ws.example.jp' }, 'wss://ws.example.jp/cable'],
  [{ cableUrl: 'http://ws.example.jp/' }, 'ws://ws.example.jp/cable'],
  [{ cableUrl: 'wss://ws.example.jp/socket' }, 'wss://ws.example.jp/socket'],
  [{ cableUrl: '/socket' }, 'wss://app.example.jp/socket'],
])('CONST2-08 the address of the line from %o', (raw, cableUrl) => {
  expect(parseConfig(raw, origin).cableUrl).toBe(cableUrl)
})

test('CONST-15 the address of the API ends without a slash, however many were given', () => {
  expect(parseConfig({ apiBase: 'https://api.example.jp//' }, origin).apiBase).toBe('https://api.example.jp')
})

test('CONST-15 the file is asked for anew at each start; a missing or broken one means the defaults', async () => {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
  vi.stubGlobal('fetch', fetch)
  fetch.mockResolvedValueOnce(Response.json({ apiBase: 'https://api.example.jp' }))
  expect((await fetchConfig()).apiBase).toBe('https://api.example.jp')
  expect(fetch).toHaveBeenCalledWith('/config.json', { cache: 'no-cache' })
  const defaults = parseConfig({}, location.origin)
  fetch.mockResolvedValueOnce(Response.json({ apiBase: 'https://api.example.jp' }, { status: 404 }))
  expect(await fetchConfig()).toEqual(defaults)
  fetch.mockResolvedValueOnce(new Response('<html>'))
  expect(await fetchConfig()).toEqual(defaults)
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await fetchConfig()).toEqual(defaults)
})

test('CONST-15 a page asks for the file once', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  expect(loadConfig()).toBe(loadConfig())
})
