import announcementDeck from '../../../../fixtures/announcements.json' with { type: 'json' }
import newsDeck from '../../../../fixtures/latest-info.json' with { type: 'json' }
import noticeDeck from '../../../../fixtures/notices.json' with { type: 'json' }
import type { Publication } from '../../../../src/contract/control/operator/office.ts'
import { Sex } from '../../../../src/contract/enums/member.ts'
import { dayMs, hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { readAnnouncement, unreadAnnouncements } from '../../../features/notice/notice.ts'
import { publish } from '../../../features/operator/publish.ts'
import type { Person } from '../people/person.ts'
import type { Town } from '../town.ts'

const audiences: ReadonlyMap<string, Sex | null> = new Map([
  ['all', null],
  ['male', Sex.man],
  ['female', Sex.woman],
])

/** Returns the audience of a bulletin in the fixtures. */
function audienceOf({ audience }: { readonly audience: string }): Sex | null {
  const found = audiences.get(audience)
  if (found !== undefined) return found
  throw new Error(`Failed to read the audience ${audience}. Write ${[...audiences.keys()].join(', ')} in the fixture.`)
}

const announcementIntervalMs = 7 * dayMs

/** Distance of each kind from a whole number of days before now, so that no two kinds come at one instant. */
const offsetMs = { announcement: 2 * hourMs, notice: -3 * hourMs, news: -hourMs } as const

/** Share of lively townspeople who confirm announcements, and how many of the newest they leave. */
const confirming = { share: 0.15, left: { min: 1, max: 3 } } as const

/** Plans the operator's announcements, notices and latest information (API-19, API-21, HOME-57). */
export function publishBulletins(town: Town): void {
  const { now } = town
  const plan = (at: number, publication: Publication) =>
    town.past.plan(at, (world, ctx) => void publish(world, publication, ctx))
  for (const [index, announcement] of announcementDeck.entries()) {
    const { title, body } = announcement
    const at = now - (announcementDeck.length - index) * announcementIntervalMs + offsetMs.announcement
    plan(at, { kind: 'announcement', audience: audienceOf(announcement), title, body: body.join('\n\n') })
  }
  for (const notice of noticeDeck) {
    const { title, info, body, daysAgo } = notice
    const at = now - daysAgo * dayMs + offsetMs.notice
    plan(at, { kind: 'notice', audience: audienceOf(notice), title, info, body: body.join('\n\n') })
  }
  for (const news of newsDeck) {
    const { info, url, daysAgo } = news
    plan(now - daysAgo * dayMs + offsetMs.news, { kind: 'news', audience: audienceOf(news), info, url })
  }

  const { datatype, number } = town.stream('bulletins')
  for (const person of town.people) {
    if (!person.scripted && !person.quiet && datatype.boolean(confirming.share))
      confirmAllButNewest(town, person, number.int(confirming.left))
  }
}

/** Plans that a person confirms all announcements except the newest `left` (API-20). */
export function confirmAllButNewest(town: Town, person: Person, left: number): void {
  town.does(person, Math.max(person.createdAt, town.now - hourMs), (world, me, ctx) => {
    const unread = unreadAnnouncements(world, me)
    for (const { id } of unread.slice(0, Math.max(0, unread.length - left))) readAnnouncement(world, me, id, ctx)
  })
}
