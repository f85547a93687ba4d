import { expect, test } from 'vitest'
import { appAddresses } from './app-addresses.ts'

const shell = 'capacitor://localhost'
const phone = 'http://192.168.0.5:3200'
const site = { port: () => 3100, appOrigins: ['http://localhost:5173', shell, 'file://', 'null'] }
const { appOriginOf, mailed, isOwnAddress } = appAddresses(site, () => phone)
const url = 'http://b.yoimachi.localhost:3100/api/auth'

test.each([
  ['http://a.yoimachi.localhost:3100', 'http://a.yoimachi.localhost:3100'],
  ['http://localhost:5173', 'http://localhost:5173'],
  [shell, shell],
  [phone, phone],
  ['https://other.example', 'http://b.yoimachi.localhost:3100'],
  [undefined, 'http://b.yoimachi.localhost:3100'],
  // A link cannot lead to a page in a file.
  ['null', 'http://b.yoimachi.localhost:3100'],
  ['file://', 'http://b.yoimachi.localhost:3100'],
])('names the app of a request with the Origin %s as %s', (origin, app) => {
  expect(appOriginOf(origin, url)).toBe(app)
})

test.each([
  ['http://a.yoimachi.localhost:3100/password_reset', 'http://a.yoimachi.localhost:{port}/password_reset'],
  ['http://127.0.0.1:3100?page=reset', 'http://127.0.0.1:{port}?page=reset'],
  ['http://127.0.0.1:3100#/reset', 'http://127.0.0.1:{port}#/reset'],
  [`${phone}/password_reset`, 'http://127.0.0.1:{port}/password_reset'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://localhost:5173?page=reset', 'http://localhost:5173?page=reset'],
  [`${shell}/reset`, `${shell}/reset`],
  [' http://127.0.0.1:3100/reset?x=1#y', 'http://127.0.0.1:{port}/reset?x=1#y'],
  ['http://user@127.0.0.1:3100/reset', 'http://127.0.0.1:{port}/reset'],
  [`  ${phone}/reset`, 'http://127.0.0.1:{port}/reset'],
])('R7 stores the address %s in a mail as %s', (address, stored) => {
  expect(mailed(address)).toBe(stored)
})

test('takes addresses on the origins of the app for its own, and no others', () => {
  const own = ['http://127.0.0.1:3100/x', 'http://localhost:5173?x', `${shell}/x`, 'file:///x', `${phone}/x`]
  expect(own.filter((address) => !isOwnAddress(address))).toEqual([])
  const foreign = ['', '/x', 'null', 'http://127.0.0.1:3101/x', 'http://127.0.0.1:3100@evil.example/', `${shell}.evil/`]
  expect(foreign.filter(isOwnAddress)).toEqual([])
})
