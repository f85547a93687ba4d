import { expect, test } from 'vitest'
import { isBackendAddress, isRealTo } from './backend.ts'
import { localOrigin, localOrigins, memberHosts, phoneHost, splitHost, workbenchHost, worldHost } from './hosts.ts'
import { OptionError, readStartOptions } from './start-options.ts'

test('gives the workbench and each phone an origin on the same port', () => {
  expect(localOrigins(3100)).toEqual({
    workbench: 'http://workbench.yoimachi.localhost:3100',
    phones: [
      'http://a.yoimachi.localhost:3100',
      'http://b.yoimachi.localhost:3100',
      'http://c.yoimachi.localhost:3100',
    ],
  })
})

test.each([
  ['w1.a.yoimachi.localhost', 'w1', 'a.yoimachi.localhost'],
  ['w12.workbench.yoimachi.localhost:3100', 'w12', 'workbench.yoimachi.localhost:3100'],
  ['w1.yoimachi.localhost:3100', 'w1', 'yoimachi.localhost:3100'],
])('%s is a host of the world %s', (host, world, rest) => {
  expect(splitHost(host)).toEqual({ world, rest })
})

test.each([
  ...['', '127.0.0.1:3100', 'a.yoimachi.localhost', 'w.a.yoimachi.localhost', 'wx.a.yoimachi.localhost'],
  ...['xw1.a.yoimachi.localhost', 'w1.a.yoimachi.localhost.example', 'w1.a.yoimachi.localhost:x', 'w1.evil.example'],
  ...['w1.a.b.yoimachi.localhost', 'w1.2.yoimachi.localhost', 'w1.a.yoimachi.localhost:'],
])('%j names no world', (host) => {
  expect(splitHost(host)).toEqual({ world: '', rest: host })
})

test('the name of a world stands before its hosts', () => {
  const hosts = (world?: string) => [workbenchHost(world), phoneHost('a', world)]
  expect(hosts()).toEqual(['workbench.yoimachi.localhost', 'a.yoimachi.localhost'])
  expect([...hosts('w2'), worldHost('w2')]).toEqual([
    ...['w2.workbench.yoimachi.localhost', 'w2.a.yoimachi.localhost', 'w2.yoimachi.localhost'],
  ])
})

test('the mode says which phones use the real API', () => {
  const real = (mode: 'mock' | 'beside' | 'real') => ['a', 'b', 'c', null].map((phone) => isRealTo(mode, phone))
  expect(real('mock')).toEqual([false, false, false, false])
  expect(real('beside')).toEqual([false, true, false, false])
  expect(real('real')).toEqual([true, true, true, true])
})

test('the history takes megabytes, and nothing is set without it', () => {
  expect(readStartOptions({ history: '2' })).toEqual({ historyBytes: 2 * 1024 * 1024 })
  expect(readStartOptions({})).toEqual({})
})

test('leaves out an empty port', () => {
  expect(localOrigin('127.0.0.1', '')).toBe('http://127.0.0.1')
  expect(localOrigin('127.0.0.1', '80')).toBe('http://127.0.0.1:80')
})

test('serves the member app on the phones and on loopback, but not on the workbench', () => {
  expect([...memberHosts]).toEqual([
    '127.0.0.1',
    'localhost',
    'localhost.',
    '[::1]',
    ...(['a', 'b', 'c'] as const).map((name) => phoneHost(name)),
  ])
})

test.each([
  ['https://api.example.com', true],
  ['https://api.example.com/base/', true],
  ['http://127.0.0.1:3000', true],
  ['http://api.localhost:3000', true],
  ['http://api.example.com', false],
  ['https://name:word@api.example.com', false],
  ['https://api.example.com/?a=1', false],
  ['https://api.example.com/#a', false],
  ['ftp://api.example.com', false],
  ['api.example.com', false],
  ['', false],
])('%s is a backend address: %s', (text, expected) => {
  expect(isBackendAddress(text)).toBe(expected)
})

test('parses every option and leaves out missing ones', () => {
  expect(readStartOptions({})).toEqual({})
  expect(
    readStartOptions({
      port: '0',
      data: './world',
      seed: '7',
      members: '300',
      now: '2026-11-21T21:00',
      scenario: 'crowded',
      backend: 'https://api.example.com',
      log: 'silent',
    }),
  ).toEqual({
    port: 0,
    dataDir: './world',
    seed: 7,
    members: 300,
    now: Date.parse('2026-11-21T21:00:00+09:00'),
    scenario: 'crowded',
    backend: 'https://api.example.com',
    log: 'silent',
  })
})

test.each([
  { port: '65535', seed: '2147483647', members: '100000', log: 'error' },
  { port: '3100', seed: '0', members: '0', log: 'warn' },
  { log: 'info' },
])('accepts the limits %o', (given) => {
  expect(Object.values(readStartOptions(given)).map(String)).toEqual(Object.values(given))
})

const wholeNumber = (name: string, most: number) => `--${name} takes a whole number from 0 to ${most}, not `

test.each([
  [{ port: '65536' }, `${wholeNumber('port', 65_535)}65536.`],
  [{ port: '' }, `${wholeNumber('port', 65_535)}.`],
  [{ port: '80x' }, `${wholeNumber('port', 65_535)}80x.`],
  [{ port: ' 80' }, `${wholeNumber('port', 65_535)} 80.`],
  [{ seed: '2147483648' }, `${wholeNumber('seed', 2_147_483_647)}2147483648.`],
  [{ seed: '-1' }, `${wholeNumber('seed', 2_147_483_647)}-1.`],
  [{ seed: '1.5' }, `${wholeNumber('seed', 2_147_483_647)}1.5.`],
  [{ members: '100001' }, `${wholeNumber('members', 100_000)}100001.`],
  [{ members: 'x9' }, `${wholeNumber('members', 100_000)}x9.`],
  [{ now: 'noon' }, '--now takes an ISO 8601 instant such as 2026-11-21T21:00:00+09:00, not noon.'],
  [{ log: 'loud' }, '--log takes silent, error, warn, info, not loud.'],
])('rejects %o with one line that names the allowed values', (given, message) => {
  expect(() => readStartOptions(given)).toThrow(expect.objectContaining({ name: 'OptionError', message }))
})

test('does not repeat a rejected address, which may hold a password', () => {
  const refused = () => readStartOptions({ backend: 'https://name:secret@api.example.com' })
  expect(refused).toThrow(
    new OptionError('--backend takes an https address (http on this machine) without user name, query and fragment.'),
  )
})
