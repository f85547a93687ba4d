import { expect, test } from 'vitest'
import type { StatusN } from '../../../src/contract/enums/pairing.ts'
import { covers } from '../../support/covers.ts'
import type { Reply } from '../../support/mock.ts'
import { expectRefusal, startTown, type Person } from '../../support/town.ts'

type Act = 'ok' | 'ng' | 'suspend' | 'reply ok' | 'reply ng' | 'noreplied'
const acts: readonly Act[] = ['ok', 'ng', 'suspend', 'reply ok', 'reply ng', 'noreplied']

function act(person: Person, id: number, name: Act, reason?: string): Promise<Reply> {
  if (name === 'noreplied') return person.post('/api/recommend/noreplied', { recommend: { id } })
  if (name.startsWith('reply')) {
    return person.post('/api/recommend/submit_reply', { recommend: { id, status: name.slice(6) } })
  }
  return person.post('/api/matching_status', { recommend: { id, status: name, ng_reason: reason } })
}

test('API-34 API-35 API-36 D-25 each act of the three calls reaches its rule; a refused one changes nothing', async () => {
  const town = await startTown()
  const rows: readonly ['his' | 'hers', StatusN, Act, StatusN][] = [
    ['hers', 0, 'ok', 1],
    ['hers', 8, 'suspend', 6],
    ['hers', 6, 'ng', 3],
    ['hers', 1, 'reply ok', 7],
    ['hers', 1, 'reply ng', 3],
    ['his', 9, 'ok', 1],
  ]
  covers('REC-45', 'REC-108', 'REC-111', 'REC-113', 'ROLE-10', 'ROLE-15')
  for (const [whose, statusN, name, wanted] of rows) {
    const [woman, man] = [await town.woman(), await town.man()]
    const { id } = town.pair(woman, man, { statusN })
    const reply = await act(whose === 'his' ? man : woman, id, name)
    expect([name, reply.body.recommend?.status_n]).toEqual([name, wanted])
  }
  const [woman, man] = [await town.woman(), await town.man()]
  const { id } = town.pair(woman, man)
  await act(woman, id, 'ok')
  const early = await town.unchanged(() => act(woman, id, 'noreplied'))
  expectRefusal(early, 422)
  expect(early.body.available_at).toBe('2026-11-22T12:00:00.000+09:00')
  await town.mock.advance('2026-11-22T12:00:00+09:00')
  expect((await act(woman, id, 'noreplied')).body.recommend.status_n).toBe(3)
})

test('API-34 REC-49 REC-97 REC-115 the reason is kept, optional, and at most 200 characters', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const decide = async (reason?: string) => {
    const man = await town.man()
    const { id } = town.pair(woman, man)
    return { reply: await act(woman, id, 'ng', reason), pairing: () => town.pairingOf(woman, man) }
  }
  const shape = await decide('NG体型：痩せ型、ぽっちゃり 身長下限：165cm')
  expect(shape.pairing()).toMatchObject({
    statusN: 3,
    ngReason: 'NG体型：痩せ型、ぽっちゃり 身長下限：165cm',
  })
  expect((await decide()).pairing()).toMatchObject({ statusN: 3, ngReason: '', blockedBy: null })
  expect((await decide('あ'.repeat(200))).reply.status).toBe(200)
  const long = await decide('あ'.repeat(201))
  expectRefusal(long.reply, 422)
  expect(long.pairing()?.statusN).toBe(0)
})

test('API-34 D-25 REC-75 REC-77 REC-79 removes both members from each other permanently on a block', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman({ paid: true }), await town.man()]
  const { id } = town.pair(woman, man, {
    statusN: 7,
    lastMessage: 'またね',
    unreadByMan: 2,
    unreadByWoman: 1,
  })
  await man.post('/api/user_footprints', { profile_uuid: woman.uuid })
  await woman.post('/api/user_footprints', { profile_uuid: man.uuid })
  const { body } = await act(woman, id, 'ng', 'マッチング解消')
  expect(body.recommend).toMatchObject({ status_n: 3, is_choosable: false, is_reviewable: false })
  expect(town.pairingOf(woman, man)).toMatchObject({ blockedBy: woman.id, ngReason: 'マッチング解消' })
  for (const [person, list] of [
    [woman, '/api/recommends'],
    [man, '/api/recommends/male'],
  ] as const) {
    expect((await person.get(list)).body).toMatchObject({ rec: [], unread_messages_size: 0 })
    expect((await person.get('/api/user_footprints')).body).toEqual({ data: [], total: 0 })
    expect((await person.get('/api/timeline')).body.users).toEqual([])
  }
  expect((await woman.get('/api/recommend_auto_recommend')).body).toEqual({ success: false, reason: 'none' })
  // Premium does not restore it (REC-78).
  for (const name of acts) expectRefusal(await town.unchanged(() => act(woman, id, name)), 422)
  for (const name of ['ok', 'ng', 'suspend'] as const) {
    expectRefusal(await town.unchanged(() => act(man, id, name)), 422)
  }
})

test('API-34 REC-68 D-11 IMP-18 a hold ends automatically after exactly seven days, unless she decides', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const [left, decided] = [await town.man(), await town.man()]
  const ids = [left, decided].map((man) => town.pair(woman, man).id) as [number, number]
  await act(woman, ids[0], 'suspend')
  await act(woman, ids[1], 'suspend')
  expect((await left.get('/api/recommends/male')).body.rec[0].status).toBe('お相手が検討中')
  await act(woman, ids[1], 'ok')
  await town.mock.advance('2026-11-28T11:59:59.999+09:00')
  expect(town.pairingOf(woman, left)?.statusN).toBe(6)
  const { body } = await town.mock.advance('2026-11-28T12:00:00+09:00')
  covers('CONST-25', 'CONST-26', 'CONST-28', 'REC-69')
  expect(body.fired.map((effect: { kind: string }) => effect.kind)).toContain('hold-end')
  expect(town.pairingOf(woman, left)).toMatchObject({ statusN: 3, ngReason: '保留期間終了' })
  expect(town.pairingOf(woman, decided)?.statusN).toBe(1)
})
