import { createCable, Channel } from '@anycable/core'
import type { Consumer } from '@rails/actioncable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { Caller, Mock } from '../../support/mock.ts'
import { startMock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

/**
 * Unmodified third-party clients against our socket (protocols D). Those of Rails are written for browsers: a visible
 * document and window events are faked here.
 */
const thrown: unknown[] = []

/** As in a browser, a throwing handler is reported and stops nothing. */
class BrowserSocket extends WebSocket {}
Object.defineProperty(BrowserSocket.prototype, 'onmessage', {
  set(this: WebSocket, handler: (event: { readonly data: string }) => void) {
    this.removeAllListeners('message')
    this.on('message', (data: Buffer) => {
      try {
        handler({ data: data.toString('utf8') })
      } catch (cause) {
        thrown.push(cause)
      }
    })
  },
})

const listening = { addEventListener: () => {}, removeEventListener: () => {} }
beforeEach(() => {
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('document', { visibilityState: 'visible', ...listening })
  vi.stubGlobal('window', { WebSocket })
  thrown.length = 0
  vi.stubGlobal('addEventListener', listening.addEventListener)
  vi.stubGlobal('removeEventListener', listening.removeEventListener)
})
afterEach(() => vi.unstubAllGlobals())

interface Heard {
  readonly content: string
  readonly user_id: number
}

/** A member's chat through one of the clients. */
interface Chat {
  readonly heard: Heard[]
  /** 'disconnected' and 'rejected' in order of arrival. */
  readonly events: string[]
  /** 'connected' or 'rejected'. */
  readonly opened: Promise<string>
  speak(message: string): void
  /** Reconnects the client at once instead of at its next check. */
  hurry(): void
  close(): void
}

type Connect = (mock: Mock, me: Caller, pairing: { readonly uuid: string }) => Promise<Chat>

const addressOf = (mock: Mock, me: Caller) =>
  `${mock.server.url.replace('http', 'ws')}/cable?${new URLSearchParams(me.headers).toString()}`

const through =
  (createConsumer: (address: string) => Promise<Consumer>): Connect =>
  async (mock, me, { uuid }) => {
    const consumer = await createConsumer(addressOf(mock, me))
    const heard: Heard[] = []
    const events: string[] = []
    let tell: (outcome: string) => void = () => {}
    const opened = new Promise<string>((resolve) => (tell = resolve))
    const subscription = consumer.subscriptions.create(
      { channel: 'MessageChannel', uuid },
      {
        connected: () => tell('connected'),
        disconnected: () => void events.push('disconnected'),
        rejected: () => {
          events.push('rejected')
          tell('rejected')
        },
        received: (message) => void heard.push(message as Heard),
      },
    )
    return {
      heard,
      events,
      opened,
      hurry: () => void consumer.connect(),
      speak: (message) => void subscription.perform('speak', { message, account: 1, rec: uuid }),
      close: () => consumer.disconnect(),
    }
  }

const viaRails = through(async (address) => (await import('@rails/actioncable')).createConsumer(address))

/** It does not know the disconnect frame: its handler throws, and only the following close counts. */
const viaRails5 = through(async (address) => {
  const { default: client } = await import('actioncable')
  client.WebSocket = BrowserSocket
  return client.createConsumer(address)
})

const viaAnyCable: Connect = async (mock, me, { uuid }) => {
  class MessageChannel extends Channel<{ uuid: string }, Heard> {
    static override identifier = 'MessageChannel'
  }
  const cable = createCable(addressOf(mock, me), { websocketImplementation: WebSocket, logLevel: 'error' })
  const channel = new MessageChannel({ uuid })
  const heard: Heard[] = []
  const events: string[] = []
  channel.on('message', (message) => void heard.push(message))
  channel.on('disconnect', () => void events.push('disconnected'))
  channel.on('close', () => void events.push('rejected'))
  cable.subscribe(channel)
  const opened = channel.ensureSubscribed().then(
    () => 'connected',
    () => 'rejected',
  )
  return {
    heard,
    events,
    opened,
    hurry: () => void cable.connect().catch(() => {}),
    speak: (message) => void channel.perform('speak', { message, account: 1, rec: uuid }),
    close: () => cable.disconnect(),
  }
}

const clients: [string, Connect][] = [
  ['@rails/actioncable', viaRails],
  ['actioncable 5.2', viaRails5],
  ['@anycable/core', viaAnyCable],
]

/** She greets, he answers; resolves with the messages that both received. */
async function talk(mock: Mock, pairing: Pairing, hers: Connect, his: Connect): Promise<Heard[][]> {
  const woman = await hers(mock, await mock.signIn('woman'), pairing)
  const man = await his(mock, await mock.signIn('man'), pairing)
  await Promise.all([woman.opened, man.opened])
  woman.speak('こんばんは')
  await vi.waitFor(() => expect(man.heard).toHaveLength(1), 5000)
  man.speak('はじめまして')
  await vi.waitFor(() => expect(woman.heard).toHaveLength(2), 5000)
  woman.close()
  man.close()
  return [woman.heard, man.heard]
}

test.each([
  ['@rails/actioncable with itself', viaRails, viaRails],
  ['actioncable 5.2 with itself', viaRails5, viaRails5],
  ['@anycable/core with itself', viaAnyCable, viaAnyCable],
  ['one with the other', viaRails, viaAnyCable],
])('WS-01 IMP-01 D-52 two members talk through %s, unmodified', async (_, hers, his) => {
  const mock = await startMock({ members: 0 })
  const pairing = openPairing(mock, 'woman', 'man')
  const said = [
    { content: 'こんばんは', user_id: pairing.womanId },
    { content: 'はじめまして', user_id: pairing.manId },
  ]
  expect(await talk(mock, pairing, hers, his)).toMatchObject([said, said])
})

test.each(clients)('WS-01 %s is rejected for a conversation of others', async (_, connect) => {
  const mock = await startMock({ members: 0 })
  openPairing(mock, 'woman', 'man')
  const stranger = await connect(mock, await mock.signIn('woman'), { uuid: 'nobody' })
  expect(await stranger.opened).toBe('rejected')
  stranger.close()
})

test.each(clients)('WS-01 %s loses the connection at a block, reconnects and is rejected', async (_, connect) => {
  const mock = await startMock({ members: 0 })
  const pairing = openPairing(mock, 'woman', 'man')
  const man = await connect(mock, await mock.signIn('man'), pairing)
  expect(await man.opened).toBe('connected')
  mock.arrange((world) => world.pairings.update(pairing.id, { statusN: 3, blockedBy: pairing.womanId }))
  await vi.waitFor(() => expect(man.events).toEqual(['disconnected']), 5000)
  man.hurry()
  await vi.waitFor(() => expect(man.events).toEqual(['disconnected', 'rejected']), 10_000)
  expect(thrown.map((cause) => String(cause).includes("reading 'received'"))).toEqual(
    connect === viaRails5 ? [true] : [],
  )
  man.close()
})

test.each(clients)(
  'WS-01 %s sends a text too long for a command, which is dropped without closing the connection',
  async (_, connect) => {
    const mock = await startMock({ members: 0 })
    const pairing = openPairing(mock, 'woman', 'man')
    const woman = await connect(mock, await mock.signIn('woman'), pairing)
    expect(await woman.opened).toBe('connected')
    woman.speak('長'.repeat(100_000))
    woman.speak('こんばんは')
    await vi.waitFor(() => expect(woman.heard).toMatchObject([{ content: 'こんばんは' }]), 5000)
    expect([mock.world.messages.size, woman.events]).toEqual([1, []])
    woman.close()
  },
)

test.each(clients)('D-04 %s reconnects after the world is replaced', async (_, connect) => {
  const mock = await startMock({ members: 0 })
  const pairing = openPairing(mock, 'woman', 'man')
  const woman = await connect(mock, await mock.signIn('woman'), pairing)
  expect(await woman.opened).toBe('connected')
  const { body } = await mock.advance('PT1H')
  await mock.control('POST', '/history/go', { before: body.moment })
  await vi.waitFor(() => expect(woman.events).toEqual(['disconnected']), 5000)
  woman.hurry()
  await vi.waitFor(
    () => {
      woman.speak('ただいま')
      expect(woman.heard[0]).toMatchObject({ content: 'ただいま' })
    },
    { timeout: 10_000, interval: 200 },
  )
  woman.close()
})
