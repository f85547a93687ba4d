import { expect, test } from 'vitest'
import { withPort, withPortPlaceholder } from '../../src/contract/rules/hosts.ts'
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
import {
  appOriginIn,
  isForeign,
  isOwnOrigin,
  originOf,
  phoneOf,
  roleAt,
  worldOfHost,
  type Site,
} from './hosts-and-origins.ts'

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

const world: Site = { ...site, world: 'w1' }
const named: Site = {
  ...site,
  hosts: ['10.0.2.2', 'host.docker.internal', '[fd00::2]'],
  appOrigins: ['capacitor://localhost'],
}
const namedWorld: Site = { ...named, world: 'w1' }
const room: Site = { ...site, only: 'http://192.168.1.2:4200' }

test.each<readonly [string, Site, string | undefined]>([
  ['member', site, '127.0.0.1:4100'],
  ['member', site, 'LOCALHOST'],
  ['member', site, '[::1]:1'],
  ['member', site, 'localhost.:4100'],
  ['unknown', site, '10.0.2.2:4100'],
  ['member', named, '10.0.2.2:4100'],
  ['member', named, 'Host.Docker.Internal'],
  ['member', named, '[fd00::2]:4100'],
  ['unknown', named, '10.0.2.3:4100'],
  ['unknown', named, 'host.docker.internal.evil.example'],
  ['unknown', namedWorld, '10.0.2.2:4100'],
  ['member', site, hostOfPhone],
  ['workbench', site, workbenchHost],
  ['unknown', site, 'yoimachi.localhost'],
  ['unknown', site, `w1.${hostOfPhone}`],
  ['unknown', site, '127.0.0.1:4100:5'],
  ['unknown', site, 'evil.example'],
  ['unknown', site, undefined],
  ['member', world, `w1.${hostOfPhone}`],
  ['member', world, 'w1.yoimachi.localhost:4100'],
  ['workbench', world, `w1.${workbenchHost}`],
  ['unknown', world, hostOfPhone],
  ['unknown', world, '127.0.0.1'],
  ['unknown', world, `w2.${hostOfPhone}`],
  ['member', room, '192.168.1.2:4200'],
  ['unknown', room, '192.168.1.2'],
  ['unknown', room, hostOfPhone],
  ['unknown', room, undefined],
])('C-12 the role is %s at %j for the host %s', (role, at, host) => {
  expect(roleAt(at, host)).toBe(role)
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
  [true, named, 'http://10.0.2.2:4100'],
  [true, named, 'ws://10.0.2.2:4100'],
  [true, named, 'capacitor://localhost'],
  [false, named, 'ionic://localhost'],
  [false, named, 'capacitor://localhost.evil'],
  [false, site, 'null'],
  [false, site, `https://127.0.0.1:${port}`],
  [false, site, `xhttp://127.0.0.1:${port}`],
  [false, site, `http://127.0.0.1:${port}/`],
  [false, site, `http://w1.${hostOfPhone}`],
  [true, world, `http://w1.${hostOfPhone}`],
  [true, world, `http://w1.yoimachi.localhost:${port}`],
  [false, world, `http://127.0.0.1:${port}`],
  [false, world, `http://w1.${workbenchHost}`],
  [true, room, 'http://192.168.1.2:4200'],
  [false, room, phone],
])('C-12 it is %s that %j is used by the origin %s', (isOwn, at, origin) => {
  expect(isOwnOrigin(at, origin)).toBe(isOwn)
})

test('finds the world of a host and the origin of an address', () => {
  expect([worldOfHost(`w12.${hostOfPhone}`), worldOfHost(hostOfPhone), worldOfHost(undefined)]).toEqual(['w12', '', ''])
  expect(originOf('http://a.example:1/b/c?d')).toBe('http://a.example:1')
})

test('D-05 stores a placeholder for the port of this server and shows the port again', () => {
  expect(withPortPlaceholder(phone)).toBe(phone.replace('4100', '{port}'))
  expect(withPortPlaceholder('http://127.0.0.1')).toBe('http://127.0.0.1:{port}')
  const query = new URLSearchParams({ redirect_url: 'http://a:{port}/c' }).toString()
  expect(withPort(`http://a:{port}/b?${query} http://a:{port}/c`, 7)).toBe(
    'http://a:7/b?redirect_url=http%3A%2F%2Fa%3A7%2Fc http://a:7/c',
  )
})

test('recognises a phone of the stage by its name, with or without scheme, port and path', () => {
  const names = ['http://a.yoimachi.localhost:3100/api/account?x=http://b.yoimachi.localhost', 'b.yoimachi.localhost:1']
  expect(names.map(phoneOf)).toEqual(['a', 'b'])
  const others = [
    'http://127.0.0.1:3100/api',
    'workbench.yoimachi.localhost',
    'http://a.yoimachi.localhost.example',
    '',
  ]
  expect(others.map(phoneOf)).toEqual([null, null, null, null])
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
