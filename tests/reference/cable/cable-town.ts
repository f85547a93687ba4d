import { request } from 'node:http'
import { afterAll, beforeAll, expect } from 'vitest'
import { openCable, type CableClient } from '../../support/cable-client.ts'
import { endMock, openMock, type Caller, type Mock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

/** Shared town of a test file: a woman and a man who may write to each other, and a stranger. */
export interface CableTown {
  readonly mock: Mock
  readonly woman: Caller
  readonly man: Caller
  readonly stranger: Caller
  readonly uuid: string
  /** Identifier of the conversation as the official client writes it. */
  readonly identifier: string
}

/** Returns the town once the tests run. */
export function cableTown(): () => CableTown {
  let town: CableTown | undefined
  beforeAll(async () => {
    const mock = await openMock({ members: 0 })
    const { uuid } = openPairing(mock, 'woman', 'man')
    const [woman, man, stranger] = [
      await mock.signIn('woman'),
      await mock.signIn('man'),
      await mock.signIn('woman-premium'),
    ]
    const identifier = JSON.stringify({ channel: 'MessageChannel', uuid })
    town = { mock, woman, man, stranger, uuid, identifier }
  })
  afterAll(() => town && endMock(town.mock))
  return () => {
    if (!town) throw new Error('The town is founded before the first test.')
    return town
  }
}

/** Opens a socket and subscribes; resolves after the confirmation. */
export async function subscribed(town: CableTown, caller: Caller, identifier = town.identifier) {
  const cable = await openCable(town.mock.server.url, caller)
  cable.command({ command: 'subscribe', identifier })
  await cable.next(({ type }) => type === 'confirm_subscription')
  return cable
}

export const isData = (frame: Record<string, unknown>) => 'message' in frame && frame['type'] === undefined

/** Sends the action that writes a message. */
export function speak(cable: CableClient, identifier: string, message: string): void {
  cable.command({ command: 'message', identifier, data: JSON.stringify({ message, action: 'speak' }) })
}

/** Expects that earlier frames had no effect: the next frame confirms a further subscription. */
export async function expectSilence(town: CableTown, cable: CableClient): Promise<void> {
  const before = cable.frames.length
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: town.uuid, probe: before })
  cable.command({ command: 'subscribe', identifier })
  await cable.next((frame) => frame['identifier'] === identifier)
  expect(cable.frames.slice(before)).toEqual([{ identifier, type: 'confirm_subscription' }])
}

export interface RawResponse {
  readonly status: number
  readonly type: string | undefined
  readonly text: string
}

/** A plain request with any headers. An upgrade counts as 101 and is closed. */
export function ask(url: string, method: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (piece: string) => (text += piece))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, type: incoming.headers['content-type'], text }),
      )
    })
    call.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve({ status: 101, type: undefined, text: '' })
    })
    call.on('error', reject)
    call.end()
  })
}

export const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol': 'actioncable-v1-json, actioncable-unsupported',
}
