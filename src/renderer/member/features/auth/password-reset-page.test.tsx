import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { get, type } from '../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { PasswordResetPage } from './password-reset-page.tsx'

afterEach(() => vi.unstubAllGlobals())

test('AUTH-54 AUTH-63 D-120 a link with uid, client and token changes the password with that login', async () => {
  const logins: unknown[][] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit = {}) => {
    if (!url.endsWith('/api/auth/password')) return new Response(null, { status: 404 })
    const sent = new Headers(headers)
    const fields: unknown = JSON.parse(typeof body === 'string' ? body : '{}')
    logins.push(['uid', 'client', 'access-token'].map((name) => sent.get(name)))
    logins.push(['uid', 'client', 'access-token'].map((name) => Reflect.get(Object(fields), name)))
    return new Response(null, { status: 422 })
  })
  const page = mountPage(<PasswordResetPage />, '/password_reset?uid=a%40b.c&client=browser&token=once')
  for (const name of ['password', 'password_confirmation'])
    type(get(`input[name=${name}]`, HTMLInputElement), 'yoimachi456')
  act(() => get('form', HTMLFormElement).requestSubmit())
  await act(() => vi.waitFor(() => expect(logins).toHaveLength(2)))
  page.unmount()
  expect(logins).toEqual([
    ['a@b.c', 'browser', 'once'],
    ['a@b.c', 'browser', 'once'],
  ])
})

test.each(['uid', 'client', 'token'])('AUTH-54 a link without %s shows no form', (missing) => {
  const query = new URLSearchParams({ uid: 'a@b.c', client: 'browser', token: 'once' })
  query.delete(missing)
  const page = mountPage(<PasswordResetPage />, `/password_reset?${query}`)
  const form = document.querySelector('form')
  page.unmount()
  expect(form).toBeNull()
})
