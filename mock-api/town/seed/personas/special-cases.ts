import { localOrigin, phoneHost } from '../../../../src/contract/rules/start-options.ts'
import { ageOn } from '../../../features/age-document/age-document.ts'
import { mailConfirmation } from '../../../features/auth/sign-up.ts'
import { drawNoMatchReason } from '../meetings/open-pairings.ts'
import type { Story } from '../meetings/story.ts'
import { handIn } from '../people/age-documents.ts'
import { reachStatus } from '../people/onboarding.ts'
import { leave } from '../people/plans.ts'
import type { Beginning, PersonaStories } from './persona-stories.ts'
import { days, filled, guided, hours, onSocial, signedUp, verified, type Arrange } from './persona.ts'

/** Origin of the link in the one seeded mail. The outbox adds the port, which may vary in the same world (D-05). */
const appOrigin = localOrigin(phoneHost('a'), '')

/** Personas who cannot log in. */
export const edgeCases = {
  // Only the document date decides; the account never had a profile (D-14, D-37).
  minor: (persona) => {
    const { town, faker, person, entry } = persona
    signedUp(persona, days(4))
    const birthDate = minorsBirthDate(entry.documentBirthDate, town.today)
    handIn(town, faker, person, town.now - days(4) + hours(1), { birthDate })
  },

  inactive: (persona) => {
    const { town, person } = persona
    signedUp(persona, days(130))
    filled(persona, { form: 'whole', text: 'medium', account: onSocial(persona) }, 2)
    guided(persona)
    verified(persona)
    reachStatus(town, person, 4, town.now)
    leave(town, person, 'マッチンした男性となかなか会えなかった', town.now - days(6))
  },

  unconfirmed: (persona) => {
    const { town, person } = persona
    signedUp(persona, hours(2))
    town.world.members.update(person.id, { confirmedAt: null, updatedAt: person.createdAt })
    town.does(person, person.createdAt, (world, me, ctx) => mailConfirmation(world, me, appOrigin, ctx))
  },
} satisfies Record<string, Arrange>

/** Returns the date of the fixture, or fifteen years ago when that person is an adult by now. */
function minorsBirthDate(fixed: string | null, today: string): string {
  if (fixed !== null && fixed <= today && ageOn(fixed, today) < 18) return fixed
  return `${Number(today.slice(0, 4)) - 15}-01-01`
}

/**
 * Plans one pairing in each status_n that a verified member can see, within the last 25 days.
 * @param recommended whether the system pairs the persona with others; otherwise the operator and likes do
 */
export function planEveryStatus(stories: PersonaStories, recommended: boolean): void {
  const { town, me } = stories
  const usual: Beginning = recommended ? 'auto' : 'operator'
  stories.with(days(25), usual, (story) => {
    stories.matched(story, days(24.6), 4)
    stories.reviewed(story)
  })
  stories.with(days(12), usual, (story) => {
    story.decline(stories.ago(days(11)), drawNoMatchReason(town.stream(`reason ${me.id}`)))
  })
  stories.with(days(10), 'likes me', (story) => {
    stories.matched(story, days(9))
    receiveFirstReply(story)
  })
  stories.introduced(days(6), (story) => stories.talk(story))
  stories.with(days(5), 'liked by me', (story) => {
    stories.matched(story, days(4), 3)
    if (me.sex === 2) stories.unread(story, 'お返事はいつでも大丈夫です。よい一日をお過ごしください。')
    else stories.unread(story)
  })
  stories.with(days(3), usual, (story) => story.hold(stories.ago(days(2.5))))
  stories.with(days(2), 'liked by me')
  stories.with(hours(30), 'likes me')
  stories.with(hours(20), usual)
}

/** She marks his reply as received once it exists. */
export function receiveFirstReply(story: Story): void {
  story.receiveReply(story.lines[1]?.at ?? story.decidedAt)
}
