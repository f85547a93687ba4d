import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { connect } from 'node:net'
import os from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Fetch } from '../../http/request.ts'
import { Handset } from './handset.ts'
import { listenAt } from './listen-at.ts'

const address = (text: string, more = {}) => ({ family: 'IPv4', internal: false, address: text, ...more })

/** Sets the interfaces of this machine. */
function interfaces(found: Record<string, object[] | undefined>): void {
  vi.spyOn(os, 'networkInterfaces').mockReturnValue(found as never)
  syncBuiltinESMExports()
}

beforeEach(() => interfaces({ docker0: [address('172.17.0.1')], wlan0: [address('192.168.1.5')] }))

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

/** A handset whose listeners only count; `served` is what the phone of each listener reaches. */
function aHandset() {
  const events: string[] = []
  const served: Fetch[] = []
  let secrets = 0
  const handset = new Handset({
    async listen(at, fetchAt) {
      if (at === '127.0.0.3') throw new Error('EACCES')
      const origin = `http://${at}:9`
      served.push(fetchAt(origin))
      events.push(`listen ${at}`)
      return { origin, close: async () => void events.push(`close ${at}`) }
    },
    appAt: (origin) => () => new Response(`app at ${origin}`),
    secret: () => `secret-${(secrets += 1)}`,
    script: () => new Response('script'),
  })
  handset.changed.add(() => events.push(handset.read().state))
  const open = (at?: string) => handset.open(at, () => new Response('welcome'))
  /** The phone asks the latest listener. */
  const ask = async (url: string, cookie?: string) => {
    const headers = { host: `${handset.read().origin?.slice(7)}`, cookie, 'user-agent': 'Phone' }
    const incoming = { url, method: 'GET', headers, socket: { remoteAddress: '192.168.1.9' } }
    return await (await served.at(-1)?.(new Request(`http://x${url}`), { incoming }))?.text()
  }
  return { handset, events, open, ask }
}

test('is off until it is opened', async () => {
  const { handset, events } = aHandset()
  expect(handset.origin).toBeUndefined()
  expect(handset.read()).toEqual({
    ...{ state: 'off', origin: null, invitation: null, phone: null },
    networks: [
      { name: 'wlan0', address: '192.168.1.5' },
      { name: 'docker0', address: '172.17.0.1' },
    ],
  })
  await handset.close()
  expect(events).toEqual([])
})

test('waits with an invitation, then shows the phone that entered', async () => {
  const { handset, events, open, ask } = aHandset()
  await open()
  expect(handset.read()).toMatchObject({
    ...{ state: 'waiting', origin: 'http://192.168.1.5:9', phone: null },
    invitation: 'http://192.168.1.5:9/open/secret-1',
  })
  expect([await ask('/open/secret-1'), await ask('/home', 'yoimachi-handset=secret-2')]).toEqual([
    ...['welcome', 'app at http://192.168.1.5:9'],
  ])
  expect(await ask('/open/start.js', 'yoimachi-handset=secret-2')).toBe('script')
  expect(handset.read()).toMatchObject({
    ...{ state: 'open', invitation: null, phone: { address: '192.168.1.9', browser: 'Phone' } },
  })
  expect(events).toEqual(['listen 192.168.1.5', 'waiting', 'open'])
})

test('ends the previous phone before it listens anew, and all access on close', async () => {
  const { handset, events, open, ask } = aHandset()
  await open()
  await ask('/open/secret-1')
  await open('172.17.0.1')
  expect([handset.read().state, handset.origin]).toEqual(['waiting', 'http://172.17.0.1:9'])
  await ask('/open/secret-3')
  await handset.close()
  expect([handset.read().state, handset.read().phone, handset.origin]).toEqual(['off', null, undefined])
  const [first, second] = ['192.168.1.5', '172.17.0.1']
  expect(events).toEqual([
    ...[`listen ${first}`, 'waiting', 'open'],
    ...[`close ${first}`, `listen ${second}`, 'waiting', 'open'],
    ...[`close ${second}`, 'off'],
  ])
})

test('keeps the phone of the former listener when the next address is refused, and tells when it cannot listen', async () => {
  const { handset, events, open, ask } = aHandset()
  await open()
  await ask('/open/secret-1')
  await expect(open('192.168.1.6')).rejects.toMatchObject({ code: 'foreign-address' })
  expect([handset.read().state, events.length]).toEqual(['open', 3])
  await expect(open('127.0.0.3')).rejects.toMatchObject({ code: 'not-listening' })
  expect(events.slice(3)).toEqual(['close 192.168.1.5', 'off'])
})

test('a phone that was let in before the end is refused after it', async () => {
  const { handset, open, ask } = aHandset()
  await open()
  await ask('/open/secret-1')
  const asked = { host: '192.168.1.5:9', cookie: 'yoimachi-handset=secret-2' }
  expect(await ask('/home', asked.cookie)).toMatch(/^app/)
  await handset.close()
  expect(await ask('/home', asked.cookie)).toBe('')
})

test.each(['0.0.0.0', '127.0.0.1', '127.0.0.21x', 'x127.0.0.2', '127.0.0.', '192.168.1.6', '::'])(
  'does not listen at %s',
  async (text) => {
    const { events, open } = aHandset()
    await expect(open(text)).rejects.toMatchObject({
      ...{ name: 'HandsetError', code: 'foreign-address' },
      message: `Failed to listen at ${text}: it is no address of this machine in a local network. See GET /__control/handset.`,
    })
    expect(events).toEqual([])
  },
)

test.each(['127.0.0.2', '127.0.0.12', '127.0.0.100'])('listens at the further loopback address %s', async (text) => {
  const { events, open } = aHandset()
  await open(text)
  expect(events[0]).toBe(`listen ${text}`)
})

test('names the reason when it cannot listen', async () => {
  const { handset, open } = aHandset()
  await expect(open('127.0.0.3')).rejects.toMatchObject({
    ...{ code: 'not-listening', message: 'Failed to listen at 127.0.0.3: EACCES. Choose another network.' },
  })
  expect(handset.read().state).toBe('off')
  interfaces({ lo: [address('127.0.0.1', { internal: true })] })
  await expect(open()).rejects.toMatchObject({
    ...{ code: 'no-network', message: 'Failed to listen: this machine is in no local network. Join one.' },
  })
})

test('offers the IPv4 addresses of local networks, those without phones last', () => {
  interfaces({
    ...{ 'br-1': [address('172.18.0.1')], 'vEthernet (x)': [address('172.19.0.1')], utun3: [address('10.0.0.1')] },
    ...{ bridge0: [address('192.168.2.1')], awg: [address('192.168.3.1')], gone: undefined },
    en0: [address('fe80::1', { family: 'IPv6' }), address('169.254.1.1'), address('192.168.1.5')],
    'My Virtual Net': [address('172.20.0.1')],
  })
  const { handset } = aHandset()
  expect(handset.read().networks.map(({ name }) => name)).toEqual([
    ...['bridge0', 'awg', 'en0'],
    ...['br-1', 'vEthernet (x)', 'utun3', 'My Virtual Net'],
  ])
})

test('listens on a free port with its own origin and cuts open connections at its end', async () => {
  const seen: string[] = []
  const listener = await listenAt('127.0.0.1', (at) => {
    seen.push(at)
    return () => new Response('here')
  })
  const { origin } = listener
  expect(seen).toEqual([origin])
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await (await fetch(origin)).text()).toBe('here')
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\n')
  const cut = new Promise((resolve) => socket.once('close', resolve))
  await listener.close()
  await cut
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
})
