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

test.each(['javascript:alert(1)', 'xhttps://bank.example/', 'httpsx://bank.example/', 'ftp://bank.example/'])(
  'PAY-99 %s is no web page to go on to',
  (url) => {
    expect(readSecureRedirect({ method: 'GET', url }, base)).toBeNull()
  },
)

test.each(['https://bank.example/3ds', 'http://bank.example/3ds', '/mock/three-d-secure/x'])(
  'PAY-99 %s is a web page to go on to',
  (url) => {
    expect(readSecureRedirect({ method: 'POST', url }, base)).toEqual({ method: 'POST', url })
  },
)
