import { expect, test } from 'vitest'
import { readSecureRedirect, secureRedirectState } from './secure-redirect.ts'

const base = 'http://a.yoimachi.localhost'

test('PAY-99 PAY-105 the redirect travels as state; anything else is none', () => {
  const url = 'http://a.yoimachi.localhost/mock/three-d-secure/x'
  const state = secureRedirectState({ threeSecureRedirectMethod: 'GET', threeSecureRedirectUrl: url })
  expect(readSecureRedirect(state, base)).toEqual({ method: 'GET', url })
  for (const other of [null, undefined, {}, { method: 'PUT', url }, { method: 'GET', url: '' }])
    expect(readSecureRedirect(other, base)).toBeNull()
})

test('an address that runs code is no redirect', () => {
  expect(readSecureRedirect({ method: 'GET', url: 'javascript:alert(1)' }, base)).toBeNull()
})
