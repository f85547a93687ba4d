import announcementDeck from '../../../../fixtures/announcements.json' with { type: 'json' }
import newsDeck from '../../../../fixtures/latest-info.json' with { type: 'json' }
import noticeDeck from '../../../../fixtures/notices.json' with { type: 'json' }
import { dayMs, hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { readAnnouncement, unreadAnnouncements } from '../../../features/notice/notice.ts'
import { publish, type Publication } from '../../../features/operator/operator.ts'
import type { Person } from '../people/person.ts'
import type { Town } from '../town.ts'

const audiences = { all: null, male: 1, female: 2 } as const

/** Plans the operator's announcements, notices and latest information (API-19, API-21, HOME-57). */
export function publishBulletins(town: Town): void {
  const { now } = town
  const plan = (publication: Publication, audience: string, at: number) =>
    town.past.plan(at, (world, ctx) => {
      publish(world, publication, audiences[audience as keyof typeof audiences], ctx)
    })
  for (const [index, { title, body, audience }] of announcementDeck.entries()) {
    const at = now - (announcementDeck.length - index) * 7 * dayMs + 2 * hourMs
    plan({ kind: 'announcement', title, body: body.join('\n\n') }, audience, at)
  }
  for (const { title, info, body, audience, daysAgo } of noticeDeck)
    plan({ kind: 'notice', title, info, body: body.join('\n\n') }, audience, now - daysAgo * dayMs - 3 * hourMs)
  for (const { info, url, audience, daysAgo } of newsDeck)
    plan({ kind: 'news', info, url }, audience, now - daysAgo * dayMs - hourMs)

  const { datatype, number } = town.stream('bulletins')
  for (const person of town.people) {
    if (!person.scripted && !person.quiet && datatype.boolean(0.15))
      readAnnouncements(town, person, number.int({ min: 1, max: 3 }))
  }
}

/** Confirms all announcements except the newest few (API-20). */
export function readAnnouncements(town: Town, person: Person, unread: number): void {
  town.does(person, Math.max(person.createdAt, town.now - hourMs), (world, me, ctx) => {
    for (const { id } of unreadAnnouncements(world, me).slice(0, -unread)) readAnnouncement(world, me, id, ctx)
  })
}
