import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { Caches } from '../../../tests/support/caches.ts'

const origin = 'https://app.example.jp'
const files = ['/app.html', '/index.html', '/login.html', '/icon.svg', '/assets/start-2.js', '/assets/look-1.css']
const listeners = new Map<string, (event: object) => void>()
const self = {
  location: { origin },
  addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  skipWaiting: vi.fn<() => Promise<void>>(async () => {}),
  clients: { claim: vi.fn<() => Promise<void>>(async () => {}) },
  registration: { unregister: vi.fn<() => Promise<boolean>>(async () => true) },
}
// By name, because their types are those of a worker and not of a page.
const load = (name: string): Promise<unknown> => import(`../service-worker/${name}.ts`)
// The modules of a worker read their globals when they load.
vi.stubGlobal('yoimachiShell', { release: '2', files, pages: '^/(home|login/?)?$' })
vi.stubGlobal('self', self)
const { respondTo } = (await load('respond-to')) as { respondTo: (of: Request) => Promise<Response> | null }
const { forgetOldReleases, cacheRelease } = (await load('releases')) as Record<string, () => Promise<void>>
await load('worker')
const worker = new Map(listeners)
await load('retire')
const retirement = new Map(listeners)
afterAll(() => vi.unstubAllGlobals())

type Fetch = (of: string | { url: string }, init?: RequestInit) => Promise<Response>

let caches: Caches
const asked = vi.fn<Fetch>()

beforeEach(() => {
  caches = new Caches()
  for (const mock of [asked, self.skipWaiting, self.clients.claim, self.registration.unregister]) mock.mockClear()
  vi.stubGlobal('self', self)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', asked)
  asked.mockImplementation(async (of) => fileAt(new URL(typeof of === 'string' ? of : of.url, origin).pathname))
})

/** A file as the host sends it. */
const fileAt = (path: string, text = `network ${path}`) =>
  new Response(text, { headers: { 'content-type': path.endsWith('.html') ? 'text/html' : 'text/plain' } })

const put = async (cache: string, path: string, text = `${cache} ${path}`) =>
  (await caches.open(`yoimachi-${cache}`)).put(path, fileAt(path, text))

const request = (path: string, more: object = {}) =>
  ({ ...{ method: 'GET', url: new URL(path, origin).href, mode: 'cors' }, ...more }) as unknown as Request
const textOf = async (path: string, more: object = {}) => (await respondTo(request(path, more)))?.clone().text()

test('answers for the own files of the app only', () => {
  for (const path of ['/api/account', '/uploads/a.png', '/other.svg', 'https://other.example/icon.svg'])
    expect(respondTo(request(path)), path).toBeNull()
  expect(respondTo(request('/icon.svg', { method: 'HEAD' }))).toBeNull()
  for (const path of ['/api/auth/confirmation', '/images/a.svg', '/icon.svg'])
    expect(respondTo(request(path, { mode: 'navigate' })), path).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('answers a file and a page from its own release, also to a page with a query', async () => {
  for (const path of files) await put('release-1', path)
  for (const path of files) await put('release-2', path)
  const navigate = { mode: 'navigate' }
  expect([await textOf('/icon.svg?x=1'), await textOf('/home?x=1', navigate)]).toEqual([
    'release-2 /icon.svg',
    'release-2 /app.html',
  ])
  expect([await textOf('/', navigate), await textOf('/login', navigate), await textOf('/login/', navigate)]).toEqual([
    ...['release-2 /index.html', 'release-2 /login.html', 'release-2 /login.html'],
  ])
  expect(asked).not.toHaveBeenCalled()
})

test('finds code of an earlier release, and asks the network for what no release has', async () => {
  await put('release-1', '/assets/start-1.js')
  expect([await textOf('/assets/start-1.js'), await textOf('/assets/start-0.js')]).toEqual([
    'release-1 /assets/start-1.js',
    'network /assets/start-0.js',
  ])
  await put('release-1', '/icon.svg')
  expect(await textOf('/icon.svg')).toBe('network /icon.svg')
  expect(asked.mock.calls).toHaveLength(2)
})

test.each(['/config.json', '/legal.json'])(
  'asks the network for %s first, and keeps the last good one',
  async (path) => {
    expect(await textOf(path)).toBe(`network ${path}`)
    expect(asked.mock.lastCall?.[1]).toEqual({})
    asked.mockResolvedValueOnce(new Response('broken', { status: 503 }))
    expect(await textOf(path)).toBe(`network ${path}`)
    expect(asked.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal)
    asked.mockResolvedValueOnce(new Response('removed', { status: 404 }))
    expect(await textOf(path)).toBe('removed')
    asked.mockRejectedValueOnce(new Error('offline'))
    expect(await textOf(path)).toBe(`network ${path}`)
  },
)

test('gives the last good settings when the new ones break off', async () => {
  expect(await textOf('/config.json')).toBe('network /config.json')
  const broken = new ReadableStream({ start: (body) => body.error(new Error('cut off')) })
  asked.mockResolvedValueOnce(new Response(broken))
  expect(await textOf('/config.json')).toBe('network /config.json')
})

test('gives the settings that came, also when the disk has no space to keep them', async () => {
  const open = vi.spyOn(caches, 'open').mockResolvedValueOnce({
    put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  })
  expect(await textOf('/config.json')).toBe('network /config.json')
  expect(open).toHaveBeenCalledOnce()
})

test('asks the network when the storage of the caches fails', async () => {
  for (const path of files) await put('release-2', path)
  for (const act of ['match', 'open'] as const)
    vi.spyOn(caches, act).mockImplementation(() => Promise.reject(new DOMException('damaged', 'UnknownError')))
  for (const path of ['/icon.svg', '/assets/start-2.js', '/config.json'])
    expect(await textOf(path)).toBe(`network ${path}`)
  expect(await textOf('/home', { mode: 'navigate' })).toBe('network /home')
})

test('without a kept one the settings fail with the network', async () => {
  asked.mockResolvedValueOnce(new Response('broken', { status: 503 }))
  expect(await textOf('/config.json')).toBe('broken')
  asked.mockRejectedValueOnce(new Error('offline'))
  await expect(textOf('/config.json')).rejects.toThrow('offline')
})

test('keeps all files of a release, and fetches only what no earlier one has', async () => {
  await put('release-2', '/assets/gone.js')
  await put('release-1', '/assets/look-1.css')
  await put('release-1', '/icon.svg')
  await cacheRelease?.()
  expect(await caches.keys()).toEqual(['yoimachi-release-1', 'yoimachi-release-2'])
  expect(asked.mock.calls).toEqual([
    ...['/app.html', '/index.html', '/login.html', '/icon.svg'].map((path) => [path, { cache: 'no-cache' }]),
    ['/assets/start-2.js', { cache: 'default' }],
  ])
  expect([await textOf('/assets/look-1.css'), await textOf('/icon.svg')]).toEqual([
    'release-1 /assets/look-1.css',
    'network /icon.svg',
  ])
  expect(await caches.match('/assets/gone.js', {})).toBeUndefined()
})

test.each<[string, string, Response]>([
  ['a missing file', '/icon.svg', new Response('', { status: 404 })],
  ['a page in place of a file', '/icon.svg', fileAt('/x.html')],
  ['a file in place of a page', '/app.html', fileAt('/x.svg')],
])('keeps nothing of a release with %s', async (_, path, response) => {
  asked.mockImplementation(async (of) => (of === path ? response : fileAt(of as string)))
  await expect(cacheRelease?.()).rejects.toThrow(
    `Failed to keep ${path}: the host has no such file (${response.status}). Upload the whole bundle.`,
  )
  expect(await caches.keys()).toEqual([])
})

test('keeps a redirected page as one that was not', async () => {
  asked.mockImplementation(async (of) => Object.defineProperty(fileAt(of as string), 'redirected', { value: true }))
  await cacheRelease?.()
  const kept = await respondTo(request('/home', { mode: 'navigate' }))
  expect([kept?.redirected, kept?.headers.get('content-type'), await kept?.text()]).toEqual([
    ...[false, 'text/html', 'network /app.html'],
  ])
})

test('forgets releases but the latest six, and no other cache', async () => {
  for (const name of ['settings', ...[1, 2, 3, 4, 5, 6, 7, 8].map((no) => `release-${no}`)])
    await put(name, '/icon.svg')
  await caches.open('of-the-host')
  await forgetOldReleases?.()
  expect(await caches.keys()).toEqual([
    'yoimachi-settings',
    ...[3, 4, 5, 6, 7, 8].map((no) => `yoimachi-release-${no}`),
    'of-the-host',
  ])
})

/** Ends with what the worker waits for. */
async function tell(of: ReadonlyMap<string, (event: object) => void>, kind: string): Promise<void> {
  let done: Promise<void> | undefined
  of.get(kind)?.({ waitUntil: (work: Promise<void>) => (done = work) })
  await done
}

test('takes over the pages once its release is kept', async () => {
  asked.mockRejectedValueOnce(new Error('offline'))
  await expect(tell(worker, 'install')).rejects.toThrow('offline')
  expect(self.skipWaiting).not.toHaveBeenCalled()
  await tell(worker, 'install')
  expect([self.skipWaiting.mock.calls.length, self.clients.claim.mock.calls.length]).toEqual([1, 0])
  await tell(worker, 'activate')
  expect(self.clients.claim).toHaveBeenCalledTimes(1)
})

test('responds to the requests that it answers', async () => {
  const respondWith = vi.fn<(response: Promise<Response>) => void>()
  worker.get('fetch')?.({ request: request('/api/account'), respondWith })
  expect(respondWith).not.toHaveBeenCalled()
  worker.get('fetch')?.({ request: request('/icon.svg'), respondWith })
  expect(await (await respondWith.mock.calls[0]?.[0])?.text()).toBe('network /icon.svg')
})

test('a retired worker leaves with all its caches, and with no other', async () => {
  await tell(retirement, 'install')
  expect(self.skipWaiting).toHaveBeenCalledTimes(1)
  for (const name of ['settings', 'release-2']) await put(name, '/icon.svg')
  await caches.open('of-the-host')
  await tell(retirement, 'activate')
  expect([await caches.keys(), self.registration.unregister.mock.calls.length]).toEqual([['of-the-host'], 1])
})
