// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { loadConfig } from '../api/config.ts'
import { queryClient } from '../api/queries.ts'
import { clearSession, readSession, writeSession } from '../api/session-store.ts'
import { drafts } from './drafts.ts'
import { endLogin, forgetLogin } from './logout.ts'
import { useLogout } from './parts/use-logout.ts'

const login = { uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }
let fetched: [url: string, init: RequestInit][] = []

/** Records each request; `answer` makes its response. */
function stubFetch(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.includes('config.json')) return Promise.resolve(Response.json({}))
    fetched.push([url, init])
    return respond()
  })
}
const signedOut = () => Promise.resolve(Response.json({ success: true }))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(async () => {
  fetched = []
  stubFetch(signedOut)
  await loadConfig()
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  writeSession(login)
  drafts.write('hona', '相談の続き')
  queryClient.setQueryData(['hers'], 'what was loaded')
})
afterEach(() => {
  queryClient.clear()
  clearSession()
  vi.unstubAllGlobals()
})

/** Data of the member left on this device. */
function left() {
  const session = readSession()
  writeSession(login)
  const [draft, loaded] = [drafts.read('hona'), queryClient.getQueryData(['hers'])]
  clearSession()
  return { session, draft, loaded }
}
const nothing = { draft: null, loaded: undefined }

test('API-03 AUTH-71 ends a login with only its message left and tells the server with the old login', async () => {
  stubFetch(offline)
  endLogin('under-age')
  expect(left()).toEqual({ ...nothing, session: { message: 'under-age' } })
  await vi.waitFor(() => expect(fetched).toHaveLength(1))
  const [url, init] = fetched[0] ?? []
  expect(url).toBe(`${location.origin}/api/auth/sign_out`)
  expect(init).toMatchObject({ method: 'DELETE', keepalive: true })
  expect(new Headers(init?.headers).get('access-token')).toBe('t')
})

test("AUTH-71 forgets a login but keeps the message for the login page and the member's drafts", () => {
  writeSession({ message: 'error' })
  forgetLogin()
  expect(left()).toEqual({ session: { message: 'error' }, draft: '相談の続き', loaded: undefined })
})

/** Logs out on the second of two pages. Returns the new page and the target of Back. */
async function logOut() {
  const seen: string[] = []
  await withHook(
    () => ({ logout: useLogout(), at: useLocation().pathname, navigate: useNavigate() }),
    async (page) => {
      await act(() => page.value.logout.mutateAsync())
      seen.push(page.value.at)
      await act(() => page.value.navigate(-1))
      seen.push(page.value.at)
    },
    (page) => createElement(MemoryRouter, { initialEntries: ['/before', '/home'], initialIndex: 1 }, page),
  )
  return seen
}

test.each([
  ['AUTH-67 AUTH-68 a logout that the server confirms', signedOut, {}],
  ['AUTH-69 AUTH-70 a logout that fails', offline, { message: 'error' }],
])('%s deletes all member data and replaces the page with /login', async (_, respond, session) => {
  stubFetch(respond)
  expect(await logOut()).toEqual(['/login', '/before'])
  expect(left()).toEqual({ ...nothing, session })
  expect(new Headers(fetched[0]?.[1].headers).get('access-token')).toBe('t')
})

test('AUTH-69 AUTH-70 a logout waits five seconds for the server, and a late call ends no other login', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  stubFetch(() => new Promise<Response>(() => {}))
  const leaving = logOut()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(readSession().uid).toBe(login.uid)
  await vi.advanceTimersByTimeAsync(200)
  expect(await leaving).toEqual(['/login', '/before'])
  vi.useRealTimers()
  expect(left()).toEqual({ ...nothing, session: { message: 'error' } })
  expect(new Headers(fetched[0]?.[1].headers).get('access-token')).toBe('t')
})
