import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { announcementView, noticeRowView, noticeView } from './notice-view.ts'
import { readAnnouncement, unreadAnnouncements, getNotice, latestNews, noticesFor } from './notice.ts'

const ctx = aContext()

function aTown() {
  const world = aWorld()
  const audiences = [null, 1, 2, null] as const
  for (const [place, audience] of audiences.entries()) {
    // The last two share an instant.
    const createdAt = testNow + Math.min(place, 2)
    world.announcements.insert({ title: `t${place}`, body: 'b', audience, createdAt })
    world.notices.insert({ title: `t${place}`, info: 'i', body: 'b', audience, createdAt })
  }
  return { world, man: aMan(world), woman: aWoman(world) }
}
const ids = (contents: readonly { id: number }[]) => contents.map(({ id }) => id)

test('API-19 BONUS-07 returns unconfirmed announcements for the own sex, oldest first', () => {
  const { world, man, woman } = aTown()
  expect(ids(unreadAnnouncements(world, man))).toEqual([1, 2, 4])
  expect(ids(unreadAnnouncements(world, woman))).toEqual([1, 3, 4])
  readAnnouncement(world, man, 2, ctx)
  readAnnouncement(world, man, 2, ctx)
  expect(ids(unreadAnnouncements(world, man))).toEqual([1, 4])
  expect(world.announcementReads.size).toBe(1)
  expect(ids(unreadAnnouncements(world, woman))).toEqual([1, 3, 4])
})

test('API-20 C-5 refuses an announcement for the other sex like an unknown one', () => {
  const { world, man } = aTown()
  for (const id of [0, 3, 99]) expect(refusalOf(() => readAnnouncement(world, man, id, ctx)).code).toBe('unknown')
})

test('API-21 C-9 lists notices for the own sex, newest first, ties by highest id', () => {
  const { world, man, woman } = aTown()
  expect(ids(noticesFor(world, man))).toEqual([4, 2, 1])
  expect(ids(noticesFor(world, woman))).toEqual([4, 3, 1])
})

test('API-22 C-5 refuses a notice for the other sex like an unknown one', () => {
  const { world, woman } = aTown()
  expect(getNotice(world, woman, 3).title).toBe('t2')
  for (const id of [0, 2, 99]) {
    const { code, detail } = refusalOf(() => getNotice(world, woman, id))
    expect([code, detail.msg]).toEqual(['unknown', 'お知らせが見つかりません。'])
  }
})

test('API-09 HOME-57 returns the newest twenty lines of the latest information', () => {
  const { world, man } = aTown()
  for (let line = 0; line < 25; line += 1) {
    world.news.insert({
      info: `${line}`,
      url: null,
      audience: line === 24 ? 2 : null,
      createdAt: testNow + line,
    })
  }
  const lines = latestNews(world, man).map(({ info }) => info)
  expect(lines).toHaveLength(20)
  expect([lines[0], lines.at(-1)]).toEqual(['23', '4'])
})

test('API-19 API-21 API-22 NOTICE-14 announcement, row and whole notice return their own fields', () => {
  const { world } = aTown()
  expect(announcementView(world.announcements.get(1))).toEqual({ id: 1, title: 't0', body: 'b' })
  const notice = world.notices.get(1)
  const created_at = '2026-11-20T12:00:00.000+09:00'
  expect(noticeRowView(notice)).toEqual({ id: 1, topic: 't0', info: 'i', created_at })
  expect(noticeView(notice)).toEqual({ id: 1, title: 't0', body: 'b', created_at })
})
