import { expect, test } from 'vitest'
import { furtherWorld, hostOfPhone, namedSite, roomSite, site, workbenchHost } from '../../tests/support/a-site.ts'
import { phoneOf, roleAt, worldOfHost } from './hosts.ts'
import type { Site } from './site.ts'

test.each<readonly [string, Site, string | undefined]>([
  ['member', site, '127.0.0.1:4100'],
  ['member', site, 'LOCALHOST'],
  ['member', site, '[::1]:1'],
  ['member', site, 'localhost.:4100'],
  ['unknown', site, '10.0.2.2:4100'],
  ['member', namedSite, '10.0.2.2:4100'],
  ['member', namedSite, 'Host.Docker.Internal'],
  ['member', namedSite, '[fd00::2]:4100'],
  ['unknown', namedSite, '10.0.2.3:4100'],
  ['unknown', namedSite, 'host.docker.internal.evil.example'],
  ['unknown', { ...namedSite, world: 'w1' }, '10.0.2.2:4100'],
  ['member', site, hostOfPhone],
  ['workbench', site, workbenchHost],
  ['unknown', site, 'yoimachi.localhost'],
  ['unknown', site, `w1.${hostOfPhone}`],
  ['unknown', site, '127.0.0.1:4100:5'],
  ['unknown', site, 'evil.example'],
  ['unknown', site, undefined],
  ['member', furtherWorld, `w1.${hostOfPhone}`],
  ['member', furtherWorld, 'w1.yoimachi.localhost:4100'],
  ['workbench', furtherWorld, `w1.${workbenchHost}`],
  ['unknown', furtherWorld, hostOfPhone],
  ['unknown', furtherWorld, '127.0.0.1'],
  ['unknown', furtherWorld, `w2.${hostOfPhone}`],
  ['member', roomSite, '192.168.1.2:4200'],
  ['unknown', roomSite, '192.168.1.2'],
  ['unknown', roomSite, hostOfPhone],
  ['unknown', roomSite, undefined],
])('C-12 the role is %s at %j for the host %s', (role, at, host) => {
  expect(roleAt(at, host)).toBe(role)
})

test('finds the world of a host', () => {
  expect([worldOfHost(`w12.${hostOfPhone}`), worldOfHost(hostOfPhone), worldOfHost(undefined)]).toEqual(['w12', '', ''])
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
