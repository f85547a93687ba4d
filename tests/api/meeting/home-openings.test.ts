import { expect, test } from 'vitest'
import type { RecommendRow } from '../../../src/contract/calls/recommendation.ts'
import { type Rank, ranks } from '../../../src/contract/enums/member.ts'
import { announcementsToShow } from '../../../src/renderer/member/features/home/dialogs/announcements.ts'
import { nextOpening, type Opening } from '../../../src/renderer/member/features/home/dialogs/queue.ts'
import { salesFor } from '../../../src/renderer/member/features/home/dialogs/sales.ts'
import { documentState } from '../../../src/renderer/member/shared/document-state.ts'
import { isHoldEnding } from '../../../src/renderer/member/shared/hold-end.ts'
import { covers } from '../../support/covers.ts'
import { startMock, type Caller, type Mock } from '../../support/mock.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface Visit {
  readonly nowMs: number
  readonly opened: readonly Opening[]
  /** Available dialogs, opened or not. */
  readonly announcement: boolean
  readonly rank: boolean
  readonly deadline: boolean
  /** Titles of the announcements that were read. */
  readonly titles: readonly string[]
}

/** A member on one device that remembers what opened there; each call is a visit of home. */
function visitsOf(me: Caller): (nowMs: number) => Promise<Visit> {
  let lastSaleMs: number | null = null
  let seenRank = -1
  return async (nowMs) => {
    const { body: account } = await me.get('/api/account')
    const rank = ranks.indexOf(account.rank)
    const bonus = account.login_bonus === 1 ? false : (await me.post('/api/login_bonus/create')).body.success
    const unread = (await me.get('/api/notification_reads')).body.user_notifications
    const codes = (await me.get('/api/modal/list')).body.modal_list.map(({ code }: { code: number }) => code)
    const pairings: RecommendRow[] = account.sex === 2 ? (await me.get('/api/recommends?status=others')).body.rec : []
    const announcements = announcementsToShow(unread, documentState(account))
    const found = {
      rank: account.sex === 1 && seenRank !== -1 && rank > seenRank,
      announcement: announcements.length > 0,
      bonus,
      sale: salesFor(codes, account, '/home').length > 0,
      deadline: pairings.some((row) => isHoldEnding(row, nowMs)),
    }
    seenRank = rank
    const left = { ...found }
    const opened: Opening[] = []
    const next = () => nextOpening(left, { thisVisit: opened.length > 0, lastSaleMs }, nowMs)
    for (let kind = next(); kind; kind = next()) {
      opened.push(kind)
      left[kind] = false
      if (kind === 'sale') lastSaleMs = nowMs
    }
    const read = opened.includes('announcement') ? announcements : []
    for (const { id } of read) await me.post('/api/notification_read', { notification_id: id })
    return { ...found, nowMs, opened, titles: read.map(({ title }) => title) }
  }
}

/** Receives a recommendation and holds the man, so that a deadline comes a week later. */
async function holdSomebody(her: Caller): Promise<void> {
  await her.get('/api/recommend_auto_recommend')
  const { body } = await her.get('/api/recommends?status=others')
  const row = (body.rec as RecommendRow[]).find(({ status_n }) => status_n === 0)
  if (row) await her.post('/api/matching_status', { recommend: { id: row.id, status: 'suspend' } })
}

/** The operator announces something to all, and once how to photograph a document that both have handed in long ago. */
function announce(mock: Mock, day: number): void {
  const title = day === 10 ? '年齢確認書類の撮り方' : `お知らせ ${day}`
  const createdAt = mock.server.runtime.clock.now()
  mock.arrange((world) => world.announcements.insert({ title, body: '本文', audience: null, createdAt }))
}

function raise(mock: Mock, rank: Rank): void {
  mock.arrange((world) => {
    const man = [...world.members.all()].find(({ email }) => email === 'man@yoimachi.example')
    if (man) world.members.update(man.id, { rank })
  })
}

test('D-101 over 30 days of both members: one a visit, a sale once in seven days, nothing above a deadline', async () => {
  const start = Date.parse('2026-11-20T20:00:00+09:00')
  const mock = await startMock({ seed: 7, members: 30, now: new Date(start).toISOString() })
  const [her, him] = [await mock.signIn('woman'), await mock.signIn('man')]
  const [visitOfHers, visitOfHis] = [visitsOf(her), visitsOf(him)]
  const hers: Visit[] = []
  const his: Visit[] = []
  for (let day = 0; day < 30; day += 1) {
    if (day === 4) raise(mock, 'S')
    if (day === 18) raise(mock, 'SS')
    if (day % 5 === 0) announce(mock, day)
    for (const hours of [0, 2]) {
      const nowMs = start + day * dayMs + hours * hourMs
      hers.push(await visitOfHers(nowMs))
      his.push(await visitOfHis(nowMs))
      if (hours === 0 && day % 9 === 0) await holdSomebody(her)
      await mock.control('POST', '/clock', { advance: hours === 0 ? 'PT2H' : 'PT22H', keepSessions: true })
    }
  }
  for (const visits of [hers, his]) {
    expect(visits.filter(({ opened }) => opened.length > 1)).toEqual([])
    const sales = visits.filter(({ opened }) => opened[0] === 'sale').map(({ nowMs }) => nowMs)
    expect(sales.length).toBeGreaterThanOrEqual(3)
    expect(sales.filter((at, index) => at - (sales[index - 1] ?? 0) < 7 * dayMs)).toEqual([])
    expect(visits.flatMap(({ titles }) => titles).filter((title) => title.includes('年齢確認書類'))).toEqual([])
    const free = visits.filter(({ announcement, deadline, rank }) => announcement && !deadline && !rank)
    expect(free.filter(({ opened }) => opened[0] !== 'announcement')).toEqual([])
    expect(visits.filter(({ titles }) => titles.length > 0).length).toBeGreaterThanOrEqual(3)
    expect(visits.some(({ opened }) => opened[0] === 'bonus')).toBe(true)
  }
  const urgent = hers.filter(({ deadline }) => deadline)
  expect(urgent.length).toBeGreaterThan(0)
  expect(urgent.flatMap(({ opened }) => opened)).toEqual([])
  covers('D-72')
  expect(his.filter(({ opened }) => opened[0] === 'rank')).toHaveLength(2)
}, 60_000)
