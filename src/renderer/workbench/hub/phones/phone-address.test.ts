// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { addressOn } from './phone-address.ts'

const a = 'http://a.yoimachi.localhost:3100'
const server = { port: '3100', handset: 'http://192.168.1.5:50123' }
const link = (back: string) =>
  `http://127.0.0.1:3100/api/auth/password/edit?config=default&redirect_url=${encodeURIComponent(back)}&token=x_1`

test('keeps a path, and removes the origin of a full address', () => {
  expect(addressOn(a, '/profile?uuid=1#photo', server)).toBe('/profile?uuid=1#photo')
  expect(addressOn(a, 'http://b.yoimachi.localhost:3100/home', server)).toBe('/home')
})

test('AUTH-44 a mailed link leads back to the phone that opens it; foreign addresses stay', () => {
  const backOf = (address: string) => new URL(addressOn(a, address, server), a).searchParams.get('redirect_url')
  for (const from of ['http://b.yoimachi.localhost:3100', 'http://127.0.0.1:3100', server.handset])
    expect(backOf(link(`${from}/password_reset?x=1`))).toBe(`${a}/password_reset?x=1`)
  for (const foreign of ['https://app.example/reset', 'http://b.yoimachi.localhost:4000/reset'])
    expect(backOf(link(foreign))).toBe(foreign)
  expect(addressOn(a, link(`${a}/x`), server)).toContain('token=x_1')
})

test('a link requested by a phone of the stage leads a real phone to its own address', () => {
  const there = addressOn(server.handset, link(`${a}/password_reset`), server)
  expect(new URL(there, a).searchParams.get('redirect_url')).toBe(`${server.handset}/password_reset`)
  expect(there).toMatch(/^\/api\/auth\/password\/edit\?/)
})
