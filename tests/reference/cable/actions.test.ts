import { describe, expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { cableTown, expectSilence, isData, speak, subscribed } from './cable-town.ts'

// Protocols B2 to B5.
const town = cableTown()

describe('an action', () => {
  test('runs with its arguments, and its transmission carries the identifier and no type', async () => {
    const cable = await subscribed(town(), town().woman)
    speak(cable, town().identifier, 'こんばんは')
    expect(await cable.next(isData)).toEqual({
      identifier: town().identifier,
      message: expect.objectContaining({ content: 'こんばんは' }),
    })
  })

  test('is found at any position of its name among the arguments', async () => {
    const cable = await subscribed(town(), town().woman)
    const data = '{ "action" : "speak", "message" : "先に名前", "account" : 1 }'
    cable.command({ command: 'message', identifier: town().identifier, data })
    expect((await cable.next(isData))['message']).toMatchObject({ content: '先に名前' })
  })

  test('runs in the order of the frames', async () => {
    const cable = await subscribed(town(), town().woman)
    const said = Array.from({ length: 20 }, (_, at) => `${at}番目`)
    for (const text of said) speak(cable, town().identifier, text)
    const heard = []
    for (const _ of said) heard.push(((await cable.next(isData))['message'] as { content: string }).content)
    expect(heard).toEqual(said)
  })

  test.each([
    ['an unknown name', '{"action":"shout","message":"x"}'],
    ['no name: the action receive, which this channel has not', '{"message":"x"}'],
    ['an empty name', '{"action":"","message":"x"}'],
    ['a name of the channel itself', '{"action":"subscribe","message":"x"}'],
    ['a callback of the channel', '{"action":"mayReceive","message":"x"}'],
    ['a name every object has', '{"action":"constructor","message":"x"}'],
    ['a name that is no text', '{"action":["speak"],"message":"x"}'],
    ['arguments of another type', '{"action":"speak","message":{"x":1}}'],
    ['no arguments', '{"action":"speak"}'],
    ['data that is no JSON', 'speak'],
    ['data that is a list', '["speak"]'],
    ['data that is null', 'null'],
  ])('with %s gets no frame, and the subscription stays', async (_, data) => {
    const cable = await subscribed(town(), town().woman)
    cable.command({ command: 'message', identifier: town().identifier, data })
    await expectSilence(town(), cable)
    speak(cable, town().identifier, 'まだ開いています')
    expect((await cable.next(isData))['message']).toMatchObject({ content: 'まだ開いています' })
  })

  test.each([
    ['without data', {}],
    ['with data that is an object', { data: { action: 'speak', message: 'x' } }],
  ])('%s gets no frame', async (_, fields) => {
    const cable = await subscribed(town(), town().woman)
    cable.command({ command: 'message', identifier: town().identifier, ...fields })
    await expectSilence(town(), cable)
  })

  test('gets no frame and does not run without a subscription', async () => {
    const cable = await openCable(town().mock.server.url, town().woman)
    await cable.next(({ type }) => type === 'welcome')
    const before = town().mock.world.messages.size
    speak(cable, town().identifier, '購読なし')
    await expectSilence(town(), cable)
    expect(town().mock.world.messages.size).toBe(before)
  })

  test('does not run under an equivalent identifier with another text', async () => {
    const cable = await subscribed(town(), town().woman)
    const before = town().mock.world.messages.size
    speak(cable, ` ${town().identifier}`, '別の文字列')
    await expectSilence(town(), cable)
    expect(town().mock.world.messages.size).toBe(before)
  })

  test('does not run after unsubscribing', async () => {
    const cable = await subscribed(town(), town().woman)
    const before = town().mock.world.messages.size
    cable.command({ command: 'unsubscribe', identifier: town().identifier })
    speak(cable, town().identifier, '購読終了')
    await expectSilence(town(), cable)
    expect(town().mock.world.messages.size).toBe(before)
  })
})

describe('a broadcast', () => {
  test('reaches every subscriber of the stream, the sender too', async () => {
    const [hers, his] = [await subscribed(town(), town().woman), await subscribed(town(), town().man)]
    speak(hers, town().identifier, '二人に')
    expect((await hers.next(isData))['message']).toEqual((await his.next(isData))['message'])
  })

  test('reaches every connection of one member', async () => {
    const [one, two] = [await subscribed(town(), town().man), await subscribed(town(), town().man)]
    const hers = await subscribed(town(), town().woman)
    speak(hers, town().identifier, '二つの窓に')
    expect((await one.next(isData))['message']).toEqual((await two.next(isData))['message'])
  })

  test('carries to each subscriber its own identifier text', async () => {
    const own = `{"uuid":"${town().uuid}", "channel":"MessageChannel"}`
    const his = await subscribed(town(), town().man, own)
    const hers = await subscribed(town(), town().woman)
    speak(hers, town().identifier, '宛名')
    expect((await his.next(isData))['identifier']).toBe(own)
    expect((await hers.next(isData))['identifier']).toBe(town().identifier)
  })

  test('is not kept for later subscribers', async () => {
    const hers = await subscribed(town(), town().woman)
    speak(hers, town().identifier, '早すぎました')
    await hers.next(isData)
    const his = await subscribed(town(), town().man)
    await expectSilence(town(), his)
  })

  test('does not reach a connection without a subscription', async () => {
    const his = await openCable(town().mock.server.url, town().man)
    const hers = await subscribed(town(), town().woman)
    speak(hers, town().identifier, '購読者だけに')
    await hers.next(isData)
    await expectSilence(town(), his).catch(() => {})
    expect(his.frames.filter(isData)).toEqual([])
  })

  test('reaches the others when a client disappears', async () => {
    const [gone, his] = [await subscribed(town(), town().man), await subscribed(town(), town().man)]
    const hers = await subscribed(town(), town().woman)
    gone.socket.terminate()
    speak(hers, town().identifier, 'いなくなっても')
    expect((await his.next(isData))['message']).toMatchObject({ content: 'いなくなっても' })
  })

  test('reaches many clients', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, () => subscribed(town(), town().man)))
    const hers = await subscribed(town(), town().woman)
    speak(hers, town().identifier, '大勢に')
    for (const his of many) expect((await his.next(isData))['message']).toMatchObject({ content: '大勢に' })
  })
})
