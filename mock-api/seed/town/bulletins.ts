import announcementDeck from '../../../fixtures/announcements.json' with { type: 'json' }
import newsDeck from '../../../fixtures/latest-info.json' with { type: 'json' }
import noticeDeck from '../../../fixtures/notices.json' with { type: 'json' }
import { dayMs, hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { World } from '../../world/world.ts'
import type { Person } from './person.ts'
import type { Town } from './town.ts'

const audiences = { all: null, male: 1, female: 2 } as const

function audienceOf(word: string): 1 | 2 | null {
  return audiences[word as keyof typeof audiences]
}

/** The operator's announcements, notices and latest information, oldest first (API-19, API-21, HOME-57). */
export function publishBulletins(town: Town, world: World): void {
  const { now } = town
  for (const [index, { title, body, audience }] of announcementDeck.entries()) {
    const createdAt = now - (announcementDeck.length - index) * 7 * dayMs + 2 * hourMs
    world.announcements.insert({ title, body: body.join('\n\n'), audience: audienceOf(audience), createdAt })
  }
  for (const { title, info, body, audience, daysAgo } of oldestFirst(noticeDeck)) {
    const createdAt = now - daysAgo * dayMs - 3 * hourMs
    world.notices.insert({ title, info, body: body.join('\n\n'), audience: audienceOf(audience), createdAt })
  }
  for (const { info, url, audience, daysAgo } of oldestFirst(newsDeck)) {
    world.news.insert({
      info,
      url,
      audience: audienceOf(audience),
      createdAt: now - daysAgo * dayMs - hourMs,
    })
  }
  const draws = town.draws('bulletins')
  for (const person of town.people) {
    if (!person.toldByHand && !person.quiet && draws.chance(0.15))
      readAnnouncements(town, world, person, draws.int(1, 3))
  }
}

/** Confirms all announcements but the newest few (API-20). */
export function readAnnouncements(town: Town, world: World, { member }: Person, unread: number): void {
  const announcements = [...world.announcements.all()].filter(
    ({ audience }) => audience === null || audience === member.sex,
  )
  for (const { id, createdAt } of announcements.slice(0, Math.max(0, announcements.length - unread))) {
    const readAt = Math.min(Math.max(createdAt, member.createdAt) + hourMs, town.now)
    const { nextId } = world.announcementReads
    world.announcementReads.put({ id: nextId, announcementId: id, memberId: member.id, readAt })
  }
}

function oldestFirst<T extends { readonly daysAgo: number }>(deck: readonly T[]): T[] {
  return deck.toSorted((a, b) => b.daysAgo - a.daysAgo)
}
