// @vitest-environment happy-dom
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { createRouterAt } from './app.tsx'
import { trackPages, trackVisit, visitKind } from './tracking.ts'

beforeEach(() => {
  clearSession()
  sessionStorage.clear()
})
afterEach(() => {
  clearSession()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('tells the router provider of code that loaded during the first render', async () => {
  const router = createRouterAt('/login')
  const follow = trackPages('/login')
  // Loads the code of a whole page.
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 10_000 })
  const provider = vi.fn<(state: typeof router.state) => void>()
  router.subscribe(provider)
  follow(router)
  expect(provider).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ initialized: true }), expect.anything())
})

/** A page whose code is loaded or loads later. */
const page = (path: string) => ({ path, Component: () => path })
const later = (path: string) => ({ path, lazy: async () => ({ Component: () => path }) })

test('D-89 API-08 reports a page before the router leaves the previous one, or at the latest before it renders', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  writeSession({ uid: 'a@b.c', client: 'c', 'access-token': 't' })
  const router = createMemoryRouter([page('/first'), later('/code-missing'), page('/code-there')], {
    initialEntries: ['/first'],
  })
  const box = document.createElement('div')
  const root = createRoot(box)
  root.render(createElement(RouterProvider, { router }))
  const reports: (readonly string[])[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body?: string } = {}) => {
    if (url.endsWith('/api/access-page-tracking'))
      reports.push([JSON.parse(body ?? '').path, router.state.location.pathname, box.textContent])
    return Response.json({ success: true })
  })
  const shows = (path: string) => vi.waitFor(() => expect(box.textContent).toBe(path))
  await shows('/first')
  trackPages('/first')(router)
  for (const path of ['/code-missing', '/code-there']) {
    await router.navigate(path)
    await shows(path)
  }
  root.unmount()
  expect(reports).toEqual([
    ['/first', '/first', '/first'],
    ['/code-missing', '/first', '/first'],
    ['/code-there', '/code-there', '/code-missing'],
  ])
})

test('TRACK-04 TRACK-09 prefers utm_source to the referrer', () => {
  expect(visitKind('?utm_source=x', 'https://www.google.com/')).toBe('ads_visit')
  expect(visitKind('?utm_source=', '')).toBe('ads_visit')
})

test('TRACK-05 TRACK-06 TRACK-07 recognises a search engine as referrer', () => {
  for (const engine of ['https://www.google.co.jp/', 'https://www.bing.com/', 'https://search.yahoo.co.jp/']) {
    expect(visitKind('?code=1', engine)).toBe('search_engine_visit')
  }
})

test('TRACK-08 counts everything else as a direct visit', () => {
  expect(visitKind('', '')).toBe('direct_visit')
  expect(visitKind('?source=utm', 'https://example.jp/')).toBe('direct_visit')
})

/** Notes each report, and answers it with a state or a failure. */
function reports(...states: (string | null)[]) {
  const sent: { readonly path: string; readonly body: unknown; readonly keepalive: boolean | undefined }[] = []
  vi.stubGlobal(
    'fetch',
    (url: string, { body, keepalive }: { readonly body?: string; readonly keepalive?: boolean }) => {
      sent.push({ path: new URL(url).pathname, body: JSON.parse(body ?? ''), keepalive })
      const state = states.shift()
      return Promise.resolve(Response.json(state === null ? {} : { state }, { status: state === null ? 500 : 200 }))
    },
  )
  return sent
}

test('D-89 reports a page once, even when the page closes, and none without a login', async () => {
  const page = (path: string) => ({
    path: '/api/access-page-tracking',
    body: { from: 'page_access', path },
    keepalive: true,
  })
  const sent = reports()
  trackPages('/login')
  writeSession({ uid: 'a@b.c', client: 'c', 'access-token': 't' })
  const router = { state: { location: { pathname: '/home' }, navigation: {} }, subscribe: () => {} }
  trackPages('/home')(router as never)
  trackPages('/menu')
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(page('/menu')))
  expect(sent).toEqual([page('/home'), page('/menu')])
})

test('API-07 reports the source of a visit once per session, and again after a failure', async () => {
  const sent = reports(null, 'direct_visit')
  await trackVisit()
  expect(sessionStorage.getItem('visit_check')).toBeNull()
  await trackVisit()
  await trackVisit()
  expect([sent.length, sent[0]?.body, sessionStorage.getItem('visit_check')]).toEqual([
    ...[2, expect.objectContaining({ from: 'direct_visit' }), 'direct_visit'],
  ])
})

test('API-07 keeps the first answer of two reports at once', async () => {
  reports('ads_visit', 'direct_visit')
  await Promise.all([trackVisit(), trackVisit()])
  expect(sessionStorage.getItem('visit_check')).toBe('ads_visit')
})
