import { expect, test } from 'vitest'
import { openCable, type CableClient } from '../../support/cable-client.ts'
import { chatTexts } from '../../support/chat-texts.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

const isMessage = (frame: Record<string, unknown>) => 'message' in frame && frame['type'] === undefined

async function chatting(mock: Mock) {
  const pairing = openPairing(mock, 'woman', 'man')
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: pairing.uuid })
  const join = async (persona: string) => {
    const caller = await mock.signIn(persona)
    const cable = await openCable(mock.server.url, caller)
    cable.command({ command: 'subscribe', identifier })
    await cable.next((frame) => frame['type'] === 'confirm_subscription')
    return { caller, cable }
  }
  const say = (cable: CableClient, message: string) =>
    cable.command({
      command: 'message',
      identifier,
      data: JSON.stringify({ message, account: 1, rec: 'x', action: 'speak' }),
    })
  return { pairing, identifier, say, woman: await join('woman'), man: await join('man') }
}

test('WS-01 CHAT REC-15 GATE-65 ROLE-03 delivers, stores and lists a message, unread for the recipient', async () => {
  const mock = await startMock()
  const { pairing, say, woman, man } = await chatting(mock)
  say(woman.cable, 'はじめまして')
  const [hers, his] = [await woman.cable.next(isMessage), await man.cable.next(isMessage)]
  expect(his['message']).toEqual(hers['message'])
  expect(his['message']).toEqual({
    id: expect.any(Number),
    content: 'はじめまして',
    user_id: pairing.womanId,
    created_at: '2026-11-21T12:00:00.000+09:00',
  })
  const { body } = await man.caller.get(`/api/message?uuid=${pairing.uuid}`)
  expect(body.messages).toEqual([his['message']])
  expect(mock.world.pairings.get(pairing.id)).toMatchObject({
    unreadByMan: 1,
    unreadByWoman: 0,
    womanWrote: true,
  })

  const read = await man.caller.post(`/api/recommends/read?recommend[uuid]=${pairing.uuid}`)
  expect(read.body).toEqual({ success: true, unread_messages_size: 0 })
  expect(mock.world.pairings.get(pairing.id).unreadByMan).toBe(0)
})

test('D-27 WS-01 IMP-19 drops early, blank, over-long messages and addresses without a frame', async () => {
  const mock = await startMock()
  const { pairing, say, woman, man } = await chatting(mock)
  say(man.cable, '先に失礼します')
  say(woman.cable, '   \n　')
  say(woman.cable, 'こちらです https://example.com/x')
  say(woman.cable, 'ｅｘａｍｐｌｅ．ｊｐ です')
  say(woman.cable, 'あ'.repeat(1001))
  say(woman.cable, 'あ'.repeat(1000))
  await man.cable.next(isMessage)
  say(man.cable, 'ありがとうございます')
  await man.cable.next(isMessage)
  const contents = man.cable.frames.filter(isMessage).map((frame) => (frame['message'] as { content: string }).content)
  expect(contents).toEqual(['あ'.repeat(1000), 'ありがとうございます'])
  expect(mock.world.messages.countBy('pairing', pairing.id)).toBe(2)
})

test('CHAT-18 WS-01 drops every message with an address and no other', async () => {
  const mock = await startMock()
  const { pairing, say, woman, man } = await chatting(mock)
  for (const text of [...chatTexts.withAddress, ...chatTexts.without]) say(woman.cable, text)
  await man.cable.next((frame) => isMessage(frame) && JSON.stringify(frame).includes(chatTexts.without.at(-1) ?? ''))
  const stored = mock.world.messages.by('pairing', pairing.id).map(({ content }) => content)
  expect(stored).toEqual(chatTexts.without)
})

test('WS-01 D-25 ends stream and conversation for both at once on a block', async () => {
  const mock = await startMock()
  const { pairing, identifier, say, woman, man } = await chatting(mock)
  say(woman.cable, '一通目')
  await man.cable.next(isMessage)
  mock.arrange((world) => world.pairings.update(pairing.id, { statusN: 3, blockedBy: pairing.womanId }))
  for (const { caller, cable } of [woman, man]) {
    expect(await cable.next((frame) => frame['type'] === 'disconnect')).toEqual({
      type: 'disconnect',
      reason: 'remote',
      reconnect: true,
    })
    expect(await cable.closed()).toBe(1000)
    expect(cable.frames.map((frame) => frame['type'])).not.toContain('reject_subscription')
    // A returning client is rejected during setup, as in Rails.
    const again = await openCable(mock.server.url, caller)
    again.command({ command: 'subscribe', identifier })
    expect(await again.next((frame) => 'identifier' in frame)).toEqual({
      identifier,
      type: 'reject_subscription',
    })
    say(again, '二通目')
  }
  expect((await man.caller.get(`/api/message?uuid=${pairing.uuid}`)).status).toBe(404)
  expect(mock.world.messages.countBy('pairing', pairing.id)).toBe(1)
  expect(man.cable.frames.filter(isMessage)).toHaveLength(1)
})

test('WS-01 ends only the stream of the member who lost a gate', async () => {
  const mock = await startMock()
  const { say, woman, man } = await chatting(mock)
  const him = mock.world.members.findBy('email', 'man@yoimachi.example')
  mock.arrange((world) => world.members.update(him?.id ?? 0, { ageConf: 1 }))
  await man.cable.next((frame) => frame['type'] === 'disconnect')
  say(woman.cable, 'まだいらっしゃいますか')
  await woman.cable.next(isMessage)
  expect(man.cable.frames.filter(isMessage)).toEqual([])
  expect(woman.cable.frames.map((frame) => frame['type'])).not.toContain('disconnect')
})

test('WS-01 IMP-29 ends the stream of the other member too when one withdraws', async () => {
  const mock = await startMock()
  const { pairing, identifier, say, woman, man } = await chatting(mock)
  say(woman.cable, '一通目')
  await man.cable.next(isMessage)
  expect((await woman.caller.post('/api/cancel/female')).status).toBe(200)
  const disconnect = (reconnect: boolean) => ({ type: 'disconnect', reason: 'remote', reconnect })
  expect(await woman.cable.next(({ type }) => type === 'disconnect')).toEqual(disconnect(false))
  expect(await man.cable.next(({ type }) => type === 'disconnect')).toEqual(disconnect(true))
  const again = await openCable(mock.server.url, man.caller)
  again.command({ command: 'subscribe', identifier })
  expect(await again.next((frame) => 'identifier' in frame)).toEqual({ identifier, type: 'reject_subscription' })
  expect(mock.world.messages.countBy('pairing', pairing.id)).toBe(1)
})

test('WS-01 D-50 drops a message that is read after its login has ended, before the socket closes', async () => {
  const mock = await startMock()
  const { pairing, say, woman } = await chatting(mock)
  const client = woman.caller.headers['client']
  const login = [...mock.world.logins.all()].find((one) => one.client === client)
  // From here to the write of the journal the server reads what has arrived.
  await new Promise((resolve) => setImmediate(resolve))
  say(woman.cable, '間に合いません')
  mock.arrange((world) => world.logins.delete(login?.id ?? 0))
  expect(await woman.cable.closed()).toBe(1000)
  expect(mock.world.messages.countBy('pairing', pairing.id)).toBe(0)
})

test('WS-02 API-49 IMP-13 ROLE-34 delivers the operator chat to the member only, rejects a foreign uid', async () => {
  const mock = await startMock()
  const man = await mock.signIn('man')
  const cable = await openCable(mock.server.url, man)
  const identifier = JSON.stringify({ channel: 'AdminMessageChannel', uid: man.headers['uid'] })
  cable.command({ command: 'subscribe', identifier })
  await cable.next((frame) => frame['type'] === 'confirm_subscription')
  const stranger = await openCable(mock.server.url, await mock.signIn('woman'))
  stranger.command({ command: 'subscribe', identifier })
  expect(await stranger.next((frame) => 'identifier' in frame)).toEqual({
    identifier,
    type: 'reject_subscription',
  })

  const sent = await man.post('/api/admin_messages', {
    admin_message: { content: '質問です https://example.com' },
  })
  expect(sent.body.admin_message).toMatchObject({ sender: 1, content: '質問です https://example.com' })
  expect((await cable.next(isMessage))['message']).toEqual(sent.body.admin_message)
  expect(stranger.frames.filter(isMessage)).toEqual([])
})
