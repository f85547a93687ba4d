import { Hono } from 'hono'
import { expect, test } from 'vitest'
import {
  fetched,
  hostOfPhone,
  phone,
  port,
  site,
  workbench,
  workbenchHost,
  type Headers,
} from '../../tests/support/a-site.ts'
import { apiGuard, controlGuard, guard } from './guards.ts'

test.each<readonly [number, string, Headers]>([
  [200, 'a program at the workbench', { host: workbenchHost }],
  [200, 'a program at a loopback address', { host: `127.0.0.1:${port}` }],
  [200, 'a program at a phone', { host: hostOfPhone }],
  [200, 'a page of the workbench', { host: workbenchHost, origin: workbench, ...fetched('same-origin') }],
  [200, 'a page of the workbench without Origin', { host: workbenchHost, ...fetched('same-origin') }],
  [200, 'an address that was typed', { host: workbenchHost, ...fetched('none', 'navigate') }],
  [403, 'a page of a phone', { host: workbenchHost, origin: phone, ...fetched('same-site') }],
  [403, 'a page of a phone without Origin', { host: workbenchHost, ...fetched('same-site', 'no-cors') }],
  [403, 'a page of a phone that sends its Origin only', { host: workbenchHost, origin: phone }],
  [403, 'a page of another site', { host: workbenchHost, origin: 'https://evil.example', ...fetched('cross-site') }],
  [403, 'a page of another site without Origin', { host: workbenchHost, ...fetched('cross-site', 'no-cors') }],
  [403, "a phone's page at its own host", { host: hostOfPhone, origin: phone, ...fetched('same-origin') }],
  [403, "a phone's page at its own host without Origin", { host: hostOfPhone, ...fetched('same-origin') }],
  [403, "the workbench's page at a phone's host", { host: hostOfPhone, origin: workbench, ...fetched('same-site') }],
])('C-12 the control API answers %i to %s', async (status, _, headers) => {
  const app = new Hono().use(controlGuard(site)).get('/', (c) => c.text('control'))
  const reply = await app.request('/', { headers })
  expect(reply.status).toBe(status)
  expect(await reply.text()).toBe(status === 403 ? '403 The control API serves the workbench only' : 'control')
})

test('C-12 refuses unknown hosts and pages of other sites with a text', async () => {
  const app = new Hono()
    .use(guard(site, /^\/api/))
    .use('/mock/*', apiGuard(site))
    .get('*', (c) => c.text('api'))
  const ask = async (headers: Headers, path = '/api/x') => {
    const reply = await app.request(path, { headers }, { incoming: { method: 'GET', headers } })
    return `${reply.status} ${await reply.text()}`
  }
  expect(await ask({ host: hostOfPhone })).toBe('200 api')
  expect(await ask({ host: 'evil.example' })).toBe('403 403 Unknown host')
  expect(await ask({ host: hostOfPhone, origin: 'https://evil.example' })).toBe('403 403 Foreign origin')
  expect(await ask({ host: hostOfPhone, origin: 'https://evil.example' }, '/')).toBe('200 api')
  expect(await ask({ host: hostOfPhone, origin: 'https://evil.example' }, '/mock/x')).toBe('403 403 Foreign origin')
  expect(await ask({ host: 'evil.example' }, '/')).toBe('403 403 Unknown host')
})
