// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { memberKey } from '../../../../contract/rules/stored-names.ts'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { clearSession, readSession, refreshSession, writeSession } from '../../api/session-store.ts'
import { readReturnAddress } from '../../shared/return-address.ts'
import { useLedToLogin } from './use-led-to-login.ts'

const uid = 'her@yoimachi.example'
const login = { uid, client: 'c', 'access-token': 't' }
const account = { email: uid, sex: 2 } as const
const page = '/chat?uuid=1'
const expired = 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。'
const met = memberKey('met', uid)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  writeSession(login)
  localStorage.setItem(met, 'uuid')
  queryClient.setQueryData(['hers'], 'what was loaded')
})
afterEach(() => {
  queryClient.clear()
  clearSession()
})

/** Changes the storage as another tab does. */
function otherTab(values: Readonly<Record<string, string | null>>, isTold = true) {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    const event = new StorageEvent('storage', { key, newValue: value, storageArea: localStorage })
    if (isTold) act(() => void window.dispatchEvent(event))
  }
}

const refusal = (status: number) => new ApiError('API-09', 'response', status, {})
const inPage = (hook: ReactNode) => inApp(hook, page)

/** Uses the hook with a failure of the account, after `before`, and returns its states and what is left on the device. */
async function ledToLogin(error: ApiError | null, before: () => void = () => {}, isLoaded = true) {
  let state: unknown
  await withHook(
    () => useLedToLogin({ account: isLoaded ? account : undefined, error }),
    (hook) => {
      before()
      state = hook.value
    },
    inPage,
  )
  const session = readSession()
  const { message } = session
  clearSession()
  writeSession(login)
  const address = readReturnAddress()
  return {
    state,
    message,
    uid: session.uid,
    client: session.client,
    address,
    loaded: queryClient.getQueryData(['hers']),
    met: localStorage.getItem(met),
  }
}

const nothing = { message: undefined, uid: undefined, client: undefined, address: null, loaded: undefined, met: 'uuid' }
const kept = { ...nothing, uid, client: 'c' }

test('GATE-05 a usable login changes nothing', async () => {
  expect(await ledToLogin(null)).toEqual({ ...kept, state: null, loaded: 'what was loaded' })
})

test('GATE-05 D-79 a refused login keeps the page for its member, then leaves a message and no login', async () => {
  expect(await ledToLogin(refusal(401))).toEqual({ ...nothing, state: { from: page }, message: expired, address: page })
})

test('D-113 a failure that is no 401 keeps the login and the page, and forgets what was loaded', async () => {
  expect(await ledToLogin(refusal(403), undefined, false)).toEqual({
    ...kept,
    state: { from: page, failed: true },
    address: page,
  })
})

test('ROLE-37 of an incomplete login nothing stays, and no page is offered', async () => {
  clearSession()
  writeSession({ uid, client: 'c' })
  expect(await ledToLogin(null, undefined, false)).toEqual({ ...nothing, state: { from: page } })
})

test('AUTH-05 a login that another tab has cleared takes only what was loaded with it', async () => {
  const state = { from: page, elsewhere: true }
  expect(await ledToLogin(null, () => otherTab({ 'access-token': null }))).toEqual({ ...kept, state })
})

test('D-116 a sign-up in another tab keeps its values for /login', async () => {
  expect(await ledToLogin(null, () => otherTab({ unconfirmed: 'true' }))).toEqual({ ...kept, state: { from: page } })
})

test('GATE-05 a refused login that another tab has replaced clears nothing of the new one', async () => {
  otherTab({ client: 'new' }, false)
  const { client, message, address, loaded } = await ledToLogin(refusal(401))
  expect({ client, message, address, loaded }).toEqual({
    client: 'new',
    message: undefined,
    address: null,
    loaded: undefined,
  })
})

test('QUIT-16 a login that is refused after a withdrawal in another tab takes all that is known of the member', async () => {
  otherTab({ withdrawing: String(serverNow()) }, false)
  refreshSession()
  expect(await ledToLogin(refusal(401))).toEqual({ ...nothing, state: { from: page, left: true }, met: null })
})

test('QUIT-16 a withdrawal explains a login that its tab has cleared, also after its mark is gone', async () => {
  const withdraw = () => {
    otherTab({ withdrawing: String(serverNow()) })
    otherTab({ uid: null, client: null, 'access-token': null, withdrawing: null })
  }
  const { state, loaded } = await ledToLogin(null, withdraw)
  expect({ state, loaded }).toEqual({ state: { from: page, left: true }, loaded: undefined })
})

test('QUIT-16 D-110 an old mark, of a tab that was closed without an answer, explains no end of a login', async () => {
  otherTab({ withdrawing: String(serverNow() - 600_000) })
  refreshSession()
  const { state, met, message } = await ledToLogin(refusal(401))
  expect({ state, met, message }).toEqual({ state: { from: page }, met: 'uuid', message: expired })
})
