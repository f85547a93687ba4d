import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { localOrigin, localOrigins, phoneHost } from '../../src/contract/rules/start-options.ts'
import { controlGuard, isForeign, type Site } from './guard.ts'

const port = 4100
const site: Site = { port: () => port, appOrigins: ['https://app.example.jp'] }
const { workbench } = localOrigins(port)
const phone = localOrigin(phoneHost('a'), port)

type Headers = Readonly<Record<string, string>>
const fetched = (fetchSite: string, mode = 'cors'): Headers => ({
  'sec-fetch-site': fetchSite,
  'sec-fetch-mode': mode,
})

test.each<readonly [boolean, string, string, Headers]>([
  [false, 'a program', 'POST', {}],
  [false, 'a page of ours', 'POST', { origin: phone, ...fetched('same-origin') }],
  [false, 'a page of ours without Origin', 'GET', fetched('same-origin')],
  [false, 'the app on an origin of its own', 'POST', { origin: 'https://app.example.jp', ...fetched('cross-site') }],
  [true, 'a page of another site', 'POST', { origin: 'https://evil.example', ...fetched('cross-site') }],
  [
    true,
    'a page of another site that navigates with an Origin',
    'GET',
    { origin: 'https://evil.example', ...fetched('cross-site', 'navigate') },
  ],
  [true, 'a sandboxed frame', 'GET', { origin: 'null', ...fetched('cross-site') }],
  [false, 'a link of another site', 'GET', fetched('cross-site', 'navigate')],
  [true, 'a form of another site', 'POST', fetched('cross-site', 'navigate')],
  [true, 'a form of another site with a made-up method', 'DELETE', fetched('cross-site', 'navigate')],
  [true, 'a script of another site', 'GET', fetched('cross-site', 'no-cors')],
  [true, 'a script of another site that posts', 'POST', fetched('cross-site', 'no-cors')],
])('C-12 isForeign is %s for %s (%s)', (isExpected, _, method, headers) => {
  expect(isForeign(method, headers, site)).toBe(isExpected)
})

const workbenchHost = new URL(workbench).host
const hostOfPhone = new URL(phone).host

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
  expect((await app.request('/', { headers })).status).toBe(status)
})
