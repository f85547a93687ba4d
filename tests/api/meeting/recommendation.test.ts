import { expect, test } from 'vitest'
import { statusLabels, statusNs } from '../../../src/contract/enums/pairing.ts'
import { covers } from '../../support/covers.ts'
import { startTown } from '../../support/town.ts'

const activate = '/api/female_status_activate_transaction'
const oldStatus = { female_status_activate_transaction: { status_old: 5 } }

test('API-26 GATE-32 D-34 a paused woman starts her recommendations; the old status she sends is not trusted', async () => {
  const town = await startTown()
  for (const femaleStatus of [3, 5] as const) {
    const woman = await town.woman({ femaleStatus })
    const reply = await woman.post(activate, oldStatus)
    expect([reply.status, reply.body]).toEqual([200, { success: true, status: 4 }])
    expect(town.member(woman).femaleStatus).toBe(4)
  }
})

test('API-27 D-22 GATE-63 ROLE-02 CONST-02 an AI recommendation names the man and opens a pairing at 0', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(), await town.man()]
  const reply = await woman.get('/api/recommend_auto_recommend')
  expect([reply.status, reply.body]).toEqual([200, { success: true, recommend: man.id }])
  expect(town.pairingOf(woman, man)).toMatchObject({ statusN: 0, origin: 'auto' })
  const again = await town.unchanged(() => woman.get('/api/recommend_auto_recommend'))
  expect([again.status, again.body]).toEqual([200, { success: false, reason: 'none' }])
})

test('API-29 API-30 L-11 D-22 labels, choices and reviews at every status, for both', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const seen: unknown[] = []
  const wanted: unknown[] = []
  for (const statusN of statusNs) {
    const man = await town.man()
    town.pair(woman, man, { statusN })
    const { body } = await man.get('/api/recommends/male')
    seen.push(
      body.rec.map((row: Record<string, unknown>) => [row['status'], row['is_choosable'], row['is_reviewable']]),
    )
    wanted.push([[statusLabels[1][statusN], statusN === 9, false]])
  }
  covers('REC-27..31')
  covers('REC-32..36', 'REC-64')
  expect(seen).toEqual(wanted)
  const rows = async () =>
    (await woman.get('/api/recommends')).body.rec.map((row: Record<string, unknown>) => [
      row['status_n'],
      row['status'],
      row['is_choosable'],
      row['is_reviewable'],
    ])
  const hers = (premium: boolean) =>
    statusNs.map((statusN) => [
      statusN,
      statusLabels[2][statusN],
      [0, 6, 8].includes(statusN) || (premium && statusN === 3),
      [1, 2, 4, 7].includes(statusN),
    ])
  // All statuses changed at the same instant, so the rows come by id, highest first (C-9).
  expect((await rows()).toReversed()).toEqual(hers(false))
  town.change(woman, { paid: true })
  expect((await rows()).toReversed()).toEqual(hers(true))
})

test('REC-05 REC-19 D-23 the server filters; an unknown filter counts as none', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(), await town.man()]
  for (const statusN of statusNs) {
    town.pair(woman, await town.man(), { statusN })
    town.pair(await town.woman(), man, { statusN })
  }
  const shown = async (person: typeof woman, path: string, filter: string) => {
    const { body } = await person.get(`${path}?status=${filter}`)
    return body.rec.map((row: { status_n: number }) => row.status_n).toSorted()
  }
  const filters = ['liked', 'matching', 'others', 'send_like', 'nonsense', '']
  const hers = await Promise.all(filters.map((filter) => shown(woman, '/api/recommends', filter)))
  const his = await Promise.all(filters.map((filter) => shown(man, '/api/recommends/male', filter)))
  const all = [0, 1, 2, 3, 4, 6, 7, 8, 9]
  covers('API-29', 'REC-09', 'REC-12')
  expect(hers).toEqual([[8], [1, 2, 4, 7], [0, 3, 6], [9], all, all])
  covers('API-30')
  expect(his).toEqual([[9], [1, 2, 4, 7], [0, 3, 6], [8], all, all])
})

test('API-29 REC-06 REC-10 REC-22 C-9 ten per page; a bad page is the first, one beyond the end is empty', async () => {
  const town = await startTown()
  const woman = await town.woman()
  for (let number = 0; number < 12; number += 1) town.pair(woman, await town.man())
  const sizes: number[] = []
  for (const page of ['1', '2', '3', '0', '-1', 'x', '']) {
    const { body } = await woman.get(`/api/recommends?page=${page}`)
    expect(body.pageCount).toBe(2)
    sizes.push(body.rec.length)
  }
  expect(sizes).toEqual([10, 2, 0, 10, 10, 10, 10])
  const none = await woman.get('/api/recommends?status=matching')
  expect(none.body).toMatchObject({ rec: [], pageCount: 0 })
})

test('API-30 C-6 GATE-83 without verification the list is empty, the operator’s unread messages are not', async () => {
  const town = await startTown()
  const man = await town.man({ paid: false })
  const woman = await town.woman({ ageConf: 0 })
  town.pair(woman, man, { statusN: 1, unreadByMan: 3 })
  town.mock.arrange((world) =>
    world.operatorMessages.insert({
      memberId: man.id,
      sender: 2,
      content: 'ようこそ',
      createdAt: 0,
      readAt: null,
    }),
  )
  const his = await man.get('/api/recommends/male')
  expect([his.status, his.body]).toEqual([
    200,
    { rec: [], pageCount: 0, admin_message_unread: 1, unread_messages_size: 0 },
  ])
  expect((await woman.get('/api/recommends')).body.rec).toEqual([])
})

test('API-09 API-29 marks received likes as seen when they are listed and changes nothing else', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(), await town.man()]
  town.pair(woman, man, { statusN: 8 })
  await town.unchanged(() => woman.get('/api/recommends'))
  await town.unchanged(() => man.get('/api/recommends/male?status=liked'))
  const before = town.pairingOf(woman, man)
  await woman.get('/api/recommends?status=liked')
  expect(town.pairingOf(woman, man)).toEqual({ ...before, likeSeen: true })
  await town.unchanged(() => woman.get('/api/recommends?status=liked'))
})

test('IMP-29 D-36 D-25 removes former members, minors and blocked members from the lists at once', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const [leaver, minor, blocked] = [await town.man(), await town.man(), await town.man()]
  for (const man of [leaver, minor, blocked]) town.pair(woman, man, { statusN: 1, unreadByWoman: 1 })
  const partners = async () => {
    const { body } = await woman.get('/api/recommends?status=matching')
    return [body.rec.map((row: { partner_user_id: number }) => row.partner_user_id), body.unread_messages_size]
  }
  expect(await partners()).toEqual([[blocked.id, minor.id, leaver.id], 3])
  town.change(leaver, { activeStatus: 'inactive' })
  expect(await partners()).toEqual([[blocked.id, minor.id], 2])
  town.change(minor, { ageConf: 3 })
  expect(await partners()).toEqual([[blocked.id], 1])
  const id = town.pairingOf(woman, blocked)?.id
  await woman.post('/api/matching_status', { recommend: { id, status: 'ng', ng_reason: 'マッチング解消' } })
  expect(await partners()).toEqual([[], 0])
  expect((await blocked.get('/api/recommends/male')).body.rec).toEqual([])
})
