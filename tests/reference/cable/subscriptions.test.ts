import { describe, expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { cableTown, expectSilence, isData, speak, subscribed } from './cable-town.ts'

// Protocols B2 to B5.
const town = cableTown()
const open = () => openCable(town().mock.server.url, town().woman)

describe('subscribing', () => {
  test('is confirmed with the identifier', async () => {
    const cable = await open()
    cable.command({ command: 'subscribe', identifier: town().identifier })
    expect(await cable.next((frame) => 'identifier' in frame)).toEqual({
      identifier: town().identifier,
      type: 'confirm_subscription',
    })
  })

  test.each([
    ['blanks', (uuid: string) => ` { "channel" : "MessageChannel" , "uuid":"${uuid}" } `],
    ['another order of keys', (uuid: string) => `{"uuid":"${uuid}","channel":"MessageChannel"}`],
    ['further parameters', (uuid: string) => `{"channel":"MessageChannel","uuid":"${uuid}","x":[1,{"y":null}]}`],
    ['escapes', (uuid: string) => `{"channel":"\\u004dessageChannel","uuid":"${uuid}"}`],
    ['characters of any plane', (uuid: string) => `{"channel":"MessageChannel","uuid":"${uuid}","名":"🌙"}`],
  ])('echoes the identifier character by character: %s', async (_, write) => {
    const cable = await open()
    const identifier = write(town().uuid)
    cable.command({ command: 'subscribe', identifier })
    expect(await cable.next((frame) => 'identifier' in frame)).toEqual({
      identifier,
      type: 'confirm_subscription',
    })
  })

  test('waits for welcome if it arrives earlier', async () => {
    const cable = await open()
    cable.command({ command: 'subscribe', identifier: town().identifier })
    await cable.next(({ type }) => type === 'confirm_subscription')
    expect(cable.frames.map(({ type }) => type)).toEqual(['welcome', 'confirm_subscription'])
  })

  test('twice with one identifier is confirmed once', async () => {
    const cable = await subscribed(town(), town().woman)
    cable.command({ command: 'subscribe', identifier: town().identifier })
    await expectSilence(town(), cable)
  })

  test('to one conversation under two identifiers is confirmed twice, and both receive messages', async () => {
    const cable = await subscribed(town(), town().woman)
    const other = JSON.stringify({ uuid: town().uuid, channel: 'MessageChannel' })
    cable.command({ command: 'subscribe', identifier: other })
    await cable.next((frame) => frame['identifier'] === other)
    speak(cable, other, '二つの宛先')
    const [first, second] = [await cable.next(isData), await cable.next(isData)]
    expect([first['identifier'], second['identifier']]).toEqual([town().identifier, other])
    expect(first['message']).toEqual(second['message'])
  })

  test.each([
    ['a conversation of others', () => town().identifier, () => town().stranger],
    ['an unknown conversation', () => '{"channel":"MessageChannel","uuid":"nobody"}', () => town().woman],
    ['without its parameter', () => '{"channel":"MessageChannel"}', () => town().woman],
    ['a parameter of another type', () => '{"channel":"MessageChannel","uuid":5}', () => town().woman],
    ['the channel of another member', () => '{"channel":"AdminMessageChannel","uid":"x"}', () => town().woman],
  ])('is rejected by the channel: %s', async (_, identifier, caller) => {
    const cable = await openCable(town().mock.server.url, caller())
    cable.command({ command: 'subscribe', identifier: identifier() })
    expect(await cable.next((frame) => 'identifier' in frame)).toEqual({
      identifier: identifier(),
      type: 'reject_subscription',
    })
  })

  test('runs no action after a rejection', async () => {
    const cable = await openCable(town().mock.server.url, town().stranger)
    cable.command({ command: 'subscribe', identifier: town().identifier })
    await cable.next(({ type }) => type === 'reject_subscription')
    const before = town().mock.world.messages.size
    speak(cable, town().identifier, '割り込みます')
    cable.command({ command: 'subscribe', identifier: town().identifier })
    await cable.next(({ type }) => type === 'reject_subscription')
    expect(town().mock.world.messages.size).toBe(before)
  })

  test.each([
    ['an unknown channel', { command: 'subscribe', identifier: '{"channel":"NoSuchChannel"}' }],
    ['the base class', { command: 'subscribe', identifier: '{"channel":"ActionCable::Channel::Base"}' }],
    ['a name every object has', { command: 'subscribe', identifier: '{"channel":"constructor"}' }],
    ['no channel', { command: 'subscribe', identifier: '{"uuid":"x"}' }],
    ['a channel that is no text', { command: 'subscribe', identifier: '{"channel":["MessageChannel"]}' }],
    ['an identifier that is no JSON', { command: 'subscribe', identifier: 'MessageChannel' }],
    ['an identifier that is a list', { command: 'subscribe', identifier: '["MessageChannel"]' }],
    ['an identifier that is null', { command: 'subscribe', identifier: 'null' }],
    ['an identifier that is an object', { command: 'subscribe', identifier: { channel: 'MessageChannel' } }],
    ['no identifier', { command: 'subscribe' }],
  ])('to %s gets no frame', async (_, command) => {
    const cable = await open()
    await cable.next(({ type }) => type === 'welcome')
    cable.command(command)
    await expectSilence(town(), cable)
  })
})

describe('unsubscribing', () => {
  test('gets no frame, and ends deliveries', async () => {
    const cable = await subscribed(town(), town().woman)
    const her = await subscribed(town(), town().woman)
    cable.command({ command: 'unsubscribe', identifier: town().identifier })
    speak(her, town().identifier, '届きません')
    await her.next(isData)
    expect(cable.frames.map(({ type }) => type)).toEqual(['welcome', 'confirm_subscription'])
  })

  test('keeps other subscriptions of the connection', async () => {
    const cable = await subscribed(town(), town().woman)
    const uid = town().woman.headers['uid'] ?? ''
    const operator = JSON.stringify({ channel: 'AdminMessageChannel', uid })
    cable.command({ command: 'subscribe', identifier: operator })
    await cable.next((frame) => frame['identifier'] === operator)
    cable.command({ command: 'unsubscribe', identifier: operator })
    speak(cable, town().identifier, '残ります')
    expect((await cable.next(isData))['identifier']).toBe(town().identifier)
  })

  test('and subscribing again is confirmed again', async () => {
    const cable = await subscribed(town(), town().woman)
    cable.command({ command: 'unsubscribe', identifier: town().identifier })
    cable.command({ command: 'subscribe', identifier: town().identifier })
    expect(await cable.next(({ type }) => type === 'confirm_subscription')).toBeDefined()
  })

  test.each([
    ['without an identifier', { command: 'unsubscribe' }],
    ['from what was never subscribed', { command: 'unsubscribe', identifier: '{"channel":"MessageChannel"}' }],
  ])('%s gets no frame', async (_, command) => {
    const cable = await subscribed(town(), town().woman)
    cable.command(command)
    await expectSilence(town(), cable)
  })
})

describe('an invalid frame', () => {
  test.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['an unknown command', '{"command":"dance","identifier":"{}"}'],
    ['no command', '{"identifier":"{}"}'],
    ['a command of another type', '{"command":{"subscribe":1}}'],
    ['a frame type of the server', '{"type":"ping"}'],
    ['deeply nested', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('gets no frame, and the connection stays: %s', async (_, text) => {
    const cable = await subscribed(town(), town().woman)
    cable.socket.send(text)
    await expectSilence(town(), cable)
  })
})
