import { describe, expect, test } from 'vitest'
import { localOrigins } from '../../../src/contract/rules/hosts.ts'
import { openCable } from '../../support/cable-client.ts'
import { ask, cableTown, upgrade } from './cable-town.ts'

// Protocols B1.
const town = cableTown()
const cableUrl = () => `${town().mock.server.url}/cable`
const pageNotFound = { status: 404, type: 'text/plain; charset=utf-8', text: 'Page not found' }

describe('answers a request without upgrade like an unknown page', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])('%s', async (method) => {
    expect(await ask(cableUrl(), method, {})).toEqual(pageNotFound)
  })
})

describe('answers another origin the same way, without a socket', () => {
  test.each([
    'http://evil.example',
    'https://127.0.0.1',
    'http://127.0.0.1:1',
    'http://127.0.0.1.evil.example',
    'null',
  ])('%s', async (origin) => {
    expect(await ask(cableUrl(), 'GET', { ...upgrade, origin })).toEqual(pageNotFound)
  })
})

describe('opens a socket for', () => {
  test('a program, which sends no origin', async () => {
    expect((await ask(cableUrl(), 'GET', upgrade)).status).toBe(101)
  })
  test('a page of the same origin as the host', async () => {
    expect((await ask(cableUrl(), 'GET', { ...upgrade, origin: town().mock.server.url })).status).toBe(101)
  })
  test.each([0, 1, 2])('a page of the origin of phone %i', async (at) => {
    const origin = localOrigins(town().mock.server.port).phones[at] ?? ''
    expect((await ask(cableUrl(), 'GET', { ...upgrade, origin })).status).toBe(101)
  })
})

describe('selects the first known offered protocol', () => {
  const [v1, unsupported] = ['actioncable-v1-json', 'actioncable-unsupported']
  test.each([
    ['both, as the stock client offers them', [v1, unsupported], v1],
    ['the first version alone', [v1], v1],
    ['the mark of servers that do not speak it', [unsupported], unsupported],
    ['both in the other order', [unsupported, v1], unsupported],
    ['an unknown one before it', ['other', v1], v1],
    ['only unknown ones: none is named, the socket opens', ['other'], ''],
    ['none at all', [], ''],
  ])('%s', async (_, offered, wanted) => {
    const { woman, mock } = town()
    // The ws client rejects a response without an offered protocol, so only the status is checked there.
    const named = async () => (await openCable(mock.server.url, woman, offered)).socket.protocol
    const opened = async () => {
      const headers = { ...upgrade, 'sec-websocket-protocol': offered.join(', ') }
      return (await ask(cableUrl(), 'GET', headers)).status === 101 ? '' : 'refused'
    }
    expect(await (wanted === '' && offered.length > 0 ? opened() : named())).toBe(wanted)
  })
})

describe('rejects a connection instead of welcome', () => {
  const unauthorized = { type: 'disconnect', reason: 'unauthorized', reconnect: false }
  test.each([
    ['no login at all', () => ({})],
    ['no access-token', () => ({ ...town().woman.headers, 'access-token': '' })],
    ['no uid', () => ({ ...town().woman.headers, uid: '' })],
    ['an unknown client', () => ({ ...town().woman.headers, client: 'nobody' })],
    ['a wrong token', () => ({ ...town().woman.headers, 'access-token': 'wrong' })],
    ['the uid of another', () => ({ ...town().woman.headers, uid: town().man.headers['uid'] ?? '' })],
  ])('%s', async (_, headers) => {
    const cable = await openCable(town().mock.server.url, { ...town().woman, headers: headers() })
    expect(await cable.next(() => true)).toEqual(unauthorized)
    expect(await cable.closed()).toBe(1000)
    expect(cable.frames).toHaveLength(1)
  })
})
