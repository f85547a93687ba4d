import * as z from 'zod/mini'
import personas from '../../../fixtures/personas.json' with { type: 'json' }
import billingMonth from '../../../fixtures/storylines/billing-month.json' with { type: 'json' }
import block from '../../../fixtures/storylines/block.json' with { type: 'json' }
import busyChat from '../../../fixtures/storylines/busy-chat.json' with { type: 'json' }
import campaign from '../../../fixtures/storylines/campaign.json' with { type: 'json' }
import documentReturned from '../../../fixtures/storylines/document-returned.json' with { type: 'json' }
import drift from '../../../fixtures/storylines/drift.json' with { type: 'json' }
import emptyTown from '../../../fixtures/storylines/empty-town.json' with { type: 'json' }
import firstDayMan from '../../../fixtures/storylines/first-day-man.json' with { type: 'json' }
import firstDayWoman from '../../../fixtures/storylines/first-day-woman.json' with { type: 'json' }
import holdEnding from '../../../fixtures/storylines/hold-ending.json' with { type: 'json' }
import holdWeek from '../../../fixtures/storylines/hold-week.json' with { type: 'json' }
import likesExpiring from '../../../fixtures/storylines/likes-expiring.json' with { type: 'json' }
import liveChat from '../../../fixtures/storylines/live-chat.json' with { type: 'json' }
import operatorDesk from '../../../fixtures/storylines/operator-desk.json' with { type: 'json' }
import premiumDeclined from '../../../fixtures/storylines/premium-declined.json' with { type: 'json' }
import premiumRedo from '../../../fixtures/storylines/premium-redo.json' with { type: 'json' }
import rankUp from '../../../fixtures/storylines/rank-up.json' with { type: 'json' }
import renewalDeclined from '../../../fixtures/storylines/renewal-declined.json' with { type: 'json' }
import replyWindow from '../../../fixtures/storylines/reply-window.json' with { type: 'json' }
import town10000 from '../../../fixtures/storylines/town-10000.json' with { type: 'json' }
import underReviewDay from '../../../fixtures/storylines/under-review-day.json' with { type: 'json' }
import { storylineFile, type Storyline } from '../../../src/contract/control/storylines.ts'
import { findPairing } from '../../features/pairing/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/** Files of fixtures/storylines, in the order of the menu. */
const files: readonly unknown[] = [
  holdWeek,
  liveChat,
  replyWindow,
  premiumDeclined,
  renewalDeclined,
  documentReturned,
  firstDayWoman,
  firstDayMan,
  rankUp,
  block,
  drift,
  holdEnding,
  underReviewDay,
  busyChat,
  billingMonth,
  campaign,
  likesExpiring,
  premiumRedo,
  operatorDesk,
  emptyTown,
  town10000,
]

/** Storylines in the order of the menu; the first one is for a first start. */
export const storylines: readonly Storyline[] = files.map((file) => z.parse(storylineFile, file))

export function findStoryline(key: string): Storyline | undefined {
  return storylines.find((storyline) => storyline.key === key)
}

const placeholder = /\{([a-z0-9-]+)(?:\+([a-z0-9-]+))?\}/g

/** Returns the member of a persona. Throws for an unknown key, which is a mistake in the storyline's file. */
export function memberOf(world: World, key: string): Member {
  const email = personas.find((persona) => persona.key === key)?.email
  const member = email === undefined ? undefined : world.members.findBy('email', email)
  if (!member) throw new Error(`Failed to play the storyline: there is no persona ${key}. Correct its file.`)
  return member
}

function pairingOf(world: World, one: string, other: string) {
  const pairing = findPairing(world, memberOf(world, one), memberOf(world, other))
  if (!pairing) throw new Error(`Failed to play the storyline: ${one} and ${other} have not met. Correct its file.`)
  return pairing
}

/** Fills a page with ids of this world: `{man}` is a member's id, `{woman+man}` the uuid of a pairing. */
export function fillPage(world: World, page: string): string {
  return page.replace(placeholder, (_, one: string, other?: string) =>
    other === undefined ? String(memberOf(world, one).id) : pairingOf(world, one, other).uuid,
  )
}

/** Fills fields with ids of this world: `{man}` is a member's uuid, `{woman+man}` the numeric id of a pairing. */
export function fillFields(world: World, value: unknown): unknown {
  if (typeof value === 'string') {
    const [whole, one, other] = new RegExp(placeholder.source).exec(value) ?? []
    if (whole === undefined || one === undefined || whole !== value) return value
    return other === undefined ? memberOf(world, one).uuid : pairingOf(world, one, other).id
  }
  if (Array.isArray(value)) return value.map((entry) => fillFields(world, entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fillFields(world, entry)]))
}
