import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { mountStaticSite } from './static-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'yoimachi-site-'))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, 'about/terms'), { recursive: true })
const long = 'つづく'.repeat(400)
for (const [name, text] of [
  ['index.html', 'landing'],
  ['app.html', 'app'],
  ['login.html', `login ${long}`],
  ['about/terms.html', 'terms'],
  ['about/terms/male.html', 'terms for men'],
  ['assets/start-abc.js', `run() // ${long}`],
  ['assets/moon-abc.png', 'picture'],
] as const) {
  writeFileSync(join(folder, name), text)
  if (!text.includes(long)) continue
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
}
afterAll(() => rmSync(folder, { recursive: true }))

/** Requests a path of a site that is made for this request. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = new Hono()
  mountStaticSite(app, folder, () => true)
  return app.request(path, { method, headers })
}

test.each([
  ['/', 'landing'],
  ['/about/terms', 'terms'],
  ['/about/terms/male', 'terms for men'],
  ['/home', 'app'],
  ['/notice/12', 'app'],
  ['/login/', 'app'],
  ['/v1.2/home', 'app'],
])('%s has its own page, or the general one', async (path, text) => {
  const response = await get(path)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe(text)
})

test('says what to build where nothing is built, and leaves other hosts alone', async () => {
  const unbuilt = new Hono()
  mountStaticSite(unbuilt, undefined, (host) => host === 'a')
  unbuilt.get('*', (c) => c.text('other', 404))
  const responses = ['a', 'b'].map(async (host) => {
    const response = await unbuilt.request('/home', { headers: { host } })
    return [response.status, await response.text()]
  })
  expect(await Promise.all(responses)).toEqual([
    [503, 'This page is not built. Run: npm run build'],
    [404, 'other'],
  ])
})

test('serves the page to the hosts that it is for', async () => {
  const both = new Hono()
  mountStaticSite(both, folder, (host) => host === 'a')
  both.get('*', (c) => c.text('other'))
  const texts = ['a', 'b'].map(async (host) => (await both.request('/login', { headers: { host } })).text())
  expect(await Promise.all(texts)).toEqual([`login ${long}`, 'other'])
})

test('a missing file is not a page', async () => {
  expect((await get('/assets/start-old.js')).status).toBe(404)
})

describe('compressed files', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0', null],
  ])('a client that accepts %s gets %s', async (accepted, encoding) => {
    for (const path of ['/login', '/assets/start-abc.js']) {
      const response = await get(path, { 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(response.headers.get('content-type')).toMatch(/^text\/(html|javascript)/)
    }
  })

  test('HEAD returns the length of the GET response', async () => {
    const wanted = { 'accept-encoding': 'br' }
    const head = await get('/login', wanted, 'HEAD')
    const body = await (await get('/login', wanted)).arrayBuffer()
    expect(head.headers.get('content-length')).toBe(String(body.byteLength))
    expect(await head.text()).toBe('')
  })

  test('a range refers to the encoded bytes that are sent', async () => {
    const whole = new Uint8Array(await (await get('/login', { 'accept-encoding': 'br' })).arrayBuffer())
    const response = await get('/login', { 'accept-encoding': 'br', range: 'bytes=2-5' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 2-5/${whole.length}`)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole.slice(2, 6))
  })

  test('sends pictures uncompressed and caches hashed names for ever', async () => {
    const response = await get('/assets/moon-abc.png', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})
