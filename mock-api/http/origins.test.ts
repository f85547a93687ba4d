import { expect, test } from 'vitest'
import {
  fetched,
  furtherWorld,
  type Headers,
  hostOfPhone,
  namedSite,
  phone,
  port,
  roomSite,
  site,
  workbench,
  workbenchHost,
} from '../../tests/support/a-site.ts'
import { appOriginIn, isForeign, isOwnOrigin, originOf } from './origins.ts'
import type { Site } from './site.ts'

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

test.each<readonly [boolean, Site, string]>([
  [true, site, phone],
  [true, site, `http://127.0.0.1:${port}`],
  [true, site, 'https://app.example.jp'],
  [false, site, `http://127.0.0.1:${port + 1}`],
  [false, site, workbench],
  // As clients outside a browser write the origin of a socket.
  [true, site, `ws://127.0.0.1:${port}`],
  [false, site, `ws://127.0.0.1:${port + 1}`],
  [false, site, 'http://10.0.2.2:4100'],
  [true, namedSite, 'http://10.0.2.2:4100'],
  [true, namedSite, 'ws://10.0.2.2:4100'],
  [true, namedSite, 'capacitor://localhost'],
  [false, namedSite, 'ionic://localhost'],
  [false, namedSite, 'capacitor://localhost.evil'],
  [false, site, 'null'],
  [false, site, `https://127.0.0.1:${port}`],
  [false, site, `xhttp://127.0.0.1:${port}`],
  [false, site, `http://127.0.0.1:${port}/`],
  [false, site, `http://w1.${hostOfPhone}`],
  [true, furtherWorld, `http://w1.${hostOfPhone}`],
  [true, furtherWorld, `http://w1.yoimachi.localhost:${port}`],
  [false, furtherWorld, `http://127.0.0.1:${port}`],
  [false, furtherWorld, `http://w1.${workbenchHost}`],
  [true, roomSite, 'http://192.168.1.2:4200'],
  [false, roomSite, phone],
])('C-12 it is %s that %j is used by the origin %s', (isOwn, at, origin) => {
  expect(isOwnOrigin(at, origin)).toBe(isOwn)
})

test('finds the origin of an address', () => {
  expect(originOf('http://a.example:1/b/c?d')).toBe('http://a.example:1')
})

test('finds the origin of a page and of a native shell in an address', () => {
  const addresses = [
    'https://app.example/a?b#c',
    'capacitor://localhost/a',
    'tauri://localhost',
    'file:///android_asset/i',
  ]
  expect(addresses.map(appOriginIn)).toEqual([
    ...['https://app.example', 'capacitor://localhost', 'tauri://localhost', 'file://'],
  ])
  expect([appOriginIn('data:text/html,x'), appOriginIn('https://own@evil.example/')]).toEqual([
    'null',
    'https://evil.example',
  ])
})
