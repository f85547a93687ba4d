import { describe, expect, test } from 'vitest'
import { statusLabels, statusNs, type StatusN } from '../../../src/contract/enums/pairing.ts'
import { covers } from '../../support/covers.ts'
import type { Reply } from '../../support/mock.ts'
import { expectRefusal, startTown, type Person, type Town } from '../../support/town.ts'

type Act = 'ok' | 'ng' | 'suspend' | 'reply ok' | 'reply ng' | 'noreplied'
const acts: readonly Act[] = ['ok', 'ng', 'suspend', 'reply ok', 'reply ng', 'noreplied']

function act(person: Person, id: number, name: Act, reason?: string): Promise<Reply> {
  if (name === 'noreplied') return person.post('/api/recommend/noreplied', { recommend: { id } })
  if (name.startsWith('reply')) {
    return person.post('/api/recommend/submit_reply', { recommend: { id, status: name.slice(6) } })
  }
  return person.post('/api/matching_status', { recommend: { id, status: name, ng_reason: reason } })
}

/** D-25 as a table: status_n after each allowed act; contact was chosen a day ago. */
const outcomes: Record<'woman' | 'premium' | 'man', Partial<Record<StatusN, Partial<Record<Act, StatusN>>>>> = {
  woman: {
    0: { ok: 1, ng: 3, suspend: 6 },
    8: { ok: 1, ng: 3, suspend: 6 },
    6: { ok: 1, ng: 3 },
    1: { ng: 3, 'reply ok': 7, 'reply ng': 3, noreplied: 3 },
    2: { ng: 3 },
    4: { ng: 3 },
    7: { ng: 3 },
  },
  premium: {},
  man: { 9: { ok: 1, ng: 3 }, 1: { ng: 3 }, 2: { ng: 3 }, 4: { ng: 3 }, 7: { ng: 3 } },
}
outcomes.premium = { ...outcomes.woman, 3: { ok: 1 } }

/** Tries every act at a status, each on its own pairing, and returns the resulting status_n. */
async function tryAll(town: Town, who: keyof typeof outcomes, statusN: StatusN) {
  const results: Partial<Record<Act, StatusN | 'refused'>> = {}
  for (const name of acts) {
    const woman = await town.woman({ paid: who === 'premium' })
    const man = await town.man()
    const { id } = town.pair(woman, man, { statusN })
    const actor = who === 'man' ? man : woman
    const before = town.mock.worldText()
    const reply = await act(actor, id, name)
    results[name] = reply.status === 200 ? reply.body.recommend.status_n : 'refused'
    const changed = town.mock.worldText() !== before
    expect([name, changed]).toEqual([name, reply.status === 200])
    if (reply.status !== 200) {
      const byWomenOnly = who === 'man' && (name.startsWith('reply') || name === 'noreplied')
      expectRefusal(reply, byWomenOnly ? 403 : 422, byWomenOnly ? 'sex' : undefined)
    }
  }
  return results
}

describe('API-34 API-35 API-36 D-25 every act at every status_n over HTTP: done, or refused without a change', () => {
  for (const who of ['woman', 'premium', 'man'] as const) {
    test.each(statusNs)(`${who} at %i`, async (statusN) => {
      const town = await startTown()
      const wanted = Object.fromEntries(acts.map((name) => [name, outcomes[who][statusN]?.[name] ?? 'refused']))
      covers('REC-37', 'REC-38', 'REC-45', 'REC-85')
      covers('REC-108', 'REC-111', 'REC-113')
      covers('CONST-29', 'GATE-64', 'ROLE-02', 'ROLE-10', 'ROLE-15')
      expect(await tryAll(town, who, statusN)).toEqual(wanted)
    })
  }
})

test('API-34 L-11 GATE-64 returns the pairing as its decider sees it', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(), await town.man()]
  const { id, uuid } = town.pair(woman, man, { statusN: 9 })
  const { status, body } = await act(man, id, 'ok')
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      recommend: {
        id,
        uuid,
        status: statusLabels[1][1],
        status_n: 1,
        is_choosable: false,
        is_reviewable: false,
      },
    },
  ])
  const hers = (await act(woman, id, 'reply ok')).body.recommend
  expect(hers).toEqual({
    id,
    uuid,
    status: 'マッチング',
    status_n: 7,
    is_choosable: false,
    is_reviewable: true,
  })
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

test('API-36 REC-81 D-12 IMP-18 noreplied opens 24 hours after contact, to the millisecond', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(), await town.man()]
  const { id } = town.pair(woman, man)
  await act(woman, id, 'ok')
  await town.mock.advance('2026-11-22T11:59:59.999+09:00')
  const early = await town.unchanged(() => act(woman, id, 'noreplied'))
  expectRefusal(early, 422)
  covers('CONST-30', 'CONST-31')
  expect(early.body.available_at).toBe('2026-11-22T12:00:00.000+09:00')
  await town.mock.advance('2026-11-22T12:00:00+09:00')
  covers('REC-83')
  expect((await act(woman, id, 'noreplied')).body.recommend.status_n).toBe(3)
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

test('API-34 D-26 D-54 CONST-27 with the variant hold off, suspend is refused and running holds go on', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const held = await town.man()
  await act(woman, town.pair(woman, held).id, 'suspend')
  await town.mock.control('PUT', '/variants', { hold: 'off' })
  const { id } = town.pair(woman, await town.man(), { statusN: 8 })
  expectRefusal(await town.unchanged(() => act(woman, id, 'suspend')), 422)
  await town.mock.advance('P7D')
  expect(town.pairingOf(woman, held)?.statusN).toBe(3)
})

test('API-34 API-35 API-36 C-5 C-6 pairings of others are unknown; gates, login and shape come first', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(), await town.man()]
  const [otherWoman, otherMan] = [await town.woman(), await town.man()]
  const { id } = town.pair(woman, man, { statusN: 1 })
  for (const name of acts) {
    expectRefusal(await town.unchanged(() => act(otherWoman, id, name)), 404)
    expectRefusal(await town.unchanged(() => act(woman, 99_999, name)), 404)
  }
  expectRefusal(await town.unchanged(() => act(otherMan, id, 'ng')), 404)
  const wrong = { recommend: { id, status: 'maybe' } }
  expectRefusal(await town.unchanged(() => woman.post('/api/matching_status', wrong)), 422)
  expectRefusal(await town.unchanged(() => woman.post('/api/matching_status', {})), 422)
  expect((await town.unchanged(() => town.mock.post('/api/matching_status', wrong))).status).toBe(401)
  town.change(man, { paid: false })
  expectRefusal(await town.unchanged(() => act(man, id, 'ng')), 403, 'payment')
  town.change(woman, { ageConf: 1 })
  for (const name of acts) expectRefusal(await town.unchanged(() => act(woman, id, name)), 403, 'age')
  town.change(woman, { ageConf: 2 })
  town.change(man, { activeStatus: 'inactive' })
  expectRefusal(await town.unchanged(() => act(woman, id, 'ng')), 404)
})

test('API-34 PREM-02 D-25 D-35 premium lets her take up a no-match; without premium again she cannot', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman({ paid: true }), await town.man()]
  const { id } = town.pair(woman, man, { statusN: 3, ngReason: 'タイプではない（雰囲気・好み）' })
  expect((await woman.post('/api/profile', { user: { partner_id: man.id } })).body.recommend.is_choosable).toBe(true)
  town.change(woman, { paid: false })
  expectRefusal(await town.unchanged(() => act(woman, id, 'ok')), 422)
  town.change(woman, { paid: true })
  expect((await act(woman, id, 'ok')).body.recommend.status_n).toBe(1)
  expect(town.pairingOf(woman, man)).toMatchObject({
    ngReason: '',
    contactAt: Date.parse('2026-11-21T12:00:00+09:00'),
  })
})
