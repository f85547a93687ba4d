// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { readSecureRedirect } from './secure-redirect.ts'

describe('secure redirect', () => {
  const base = 'http://a.yoimachi.localhost'

  test('PAY-99 PAY-105 reads the redirect from the history state, and nothing else', () => {
    const url = 'http://a.yoimachi.localhost/mock/three-d-secure/x'
    const state = { method: 'GET', url }
    expect(readSecureRedirect(state, base)).toEqual({ method: 'GET', url })
    for (const other of [null, undefined, {}, { method: 'PUT', url }, { method: 'GET', url: '' }])
      expect(readSecureRedirect(other, base)).toBeNull()
  })

  test.each(['javascript:alert(1)', 'xhttps://bank.example/', 'httpsx://bank.example/', 'ftp://bank.example/'])(
    'PAY-99 rejects the redirect %s',
    (url) => {
      expect(readSecureRedirect({ method: 'GET', url }, base)).toBeNull()
    },
  )

  test.each(['https://bank.example/3ds', 'http://bank.example/3ds', '/mock/three-d-secure/x'])(
    'PAY-99 accepts the redirect %s',
    (url) => {
      expect(readSecureRedirect({ method: 'POST', url }, base)).toEqual({ method: 'POST', url })
    },
  )
})
