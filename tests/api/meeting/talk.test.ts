import { expect, test } from 'vitest'
import { operatorMessageMaxLength } from '../../../src/contract/rules/text-limits.ts'
import { startMock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

test('API-46 a conversation names him and her, the viewer as user, and its messages oldest first', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  const lines: [number, string][] = [
    [pairing.womanId, 'はじめまして。'],
    [pairing.manId, 'こんばんは。'],
    [pairing.womanId, 'よろしくお願いします。'],
  ]
  mock.arrange((world) => {
    for (const [index, [authorId, content]] of lines.entries())
      world.messages.insert({
        pairingId: pairing.id,
        authorId,
        content,
        createdAt: mock.server.runtime.time.now() + index * 60_000,
      })
  })
  const name = (id: number) => mock.world.profiles.get(id).name
  for (const [persona, id, sex] of [
    ['woman', pairing.womanId, 2],
    ['man', pairing.manId, 1],
  ] as const) {
    const { body } = await (await mock.signIn(persona)).get(`/api/message?uuid=${pairing.uuid}`)
    expect(body.male).toMatchObject({ id: pairing.manId, name: name(pairing.manId) })
    expect(body.female).toMatchObject({ id: pairing.womanId, name: name(pairing.womanId) })
    expect(body.user).toMatchObject({ id, name: name(id), sex })
    expect(body.messages.map((line: Record<string, unknown>) => [line.user_id, line.content])).toEqual(lines)
    expect(body.recommend).toEqual({ id: pairing.id, uuid: pairing.uuid, status_n: pairing.statusN })
  }
})

test('API-46 API-47 treats foreign and ended conversations as unknown; marks read for the reader only', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  const [woman, man, other] = [await mock.signIn('woman'), await mock.signIn('man'), await mock.signIn('woman-premium')]
  mock.arrange((world) => world.pairings.update(pairing.id, { unreadByMan: 2, unreadByWoman: 1 }))
  const read = `/api/recommends/read?recommend[uuid]=${pairing.uuid}`
  expect((await other.get(`/api/message?uuid=${pairing.uuid}`)).status).toBe(404)
  expect((await other.post(read)).status).toBe(404)
  // Opening does not mark messages as read.
  await man.get(`/api/message?uuid=${pairing.uuid}`)
  expect(mock.world.pairings.get(pairing.id)).toMatchObject({ unreadByMan: 2, unreadByWoman: 1 })
  await man.post(read)
  expect(mock.world.pairings.get(pairing.id)).toMatchObject({ unreadByMan: 0, unreadByWoman: 1 })
  mock.arrange((world) => world.pairings.update(pairing.id, { statusN: 3 }))
  expect((await woman.get(`/api/message?uuid=${pairing.uuid}`)).status).toBe(404)
})

test('API-48 API-49 API-50 the operator is author 0 and sender 2; 1,000 characters go, one more and blanks do not', async () => {
  const mock = await startMock({ members: 0 })
  const man = await mock.signIn('man')
  const id = mock.world.members.findBy('email', man.headers['uid'] ?? '')?.id ?? 0
  mock.arrange((world) => {
    for (const known of world.operatorMessages.by('member', id)) world.operatorMessages.delete(known.id)
  })
  const write = (content: string) => man.post('/api/admin_messages', { admin_message: { content } })
  const longest = 'あ'.repeat(operatorMessageMaxLength)
  expect((await write(longest)).body).toMatchObject({
    success: true,
    admin_message: { content: longest, sender: 1, user_id: id },
  })
  expect([(await write(`${longest}あ`)).status, (await write(' \n')).status]).toEqual([422, 422])
  mock.arrange((world) =>
    world.operatorMessages.insert({
      memberId: id,
      sender: 2,
      content: '承知しました。',
      createdAt: mock.server.runtime.time.now() + 1_000,
      readAt: null,
    }),
  )
  const { body } = await man.get('/api/admin_messages')
  expect(body.admin_messages.map((line: Record<string, unknown>) => [line.sender, line.user_id])).toEqual([
    [1, id],
    [2, 0],
  ])
  expect(body.unread_messages_size).toBe(1)
  const known = await man.post('/api/admin_messages_read', { uuid: 'of-somebody-else' })
  expect(known.body).toEqual({ data: { unread_messages_size: 0 } })
  expect((await man.get('/api/admin_messages')).body.unread_messages_size).toBe(0)
})
