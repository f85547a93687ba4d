import type { Rank } from '../../../../src/contract/enums/member.ts'
import { menPlanIds } from '../../../../src/contract/rules/plans.ts'
import { setMemberStatus } from '../../../features/operator/operator.ts'
import { climbTo } from '../people/ladder.ts'
import { endSubscription, subscribe } from '../people/plans.ts'
import type { ProfileOptions } from '../people/profiles.ts'
import { buyLikes } from '../people/purchases.ts'
import { haveRank } from '../people/ranks.ts'
import { days, hours } from '../time-spans.ts'
import { type Arrange, fillIn, type Persona, signUp, socialAccountOf, verifyAge } from './persona.ts'

/** A man on the ladder: verified and paid, so that he can take every step (D-32). */
function climbing(persona: Persona, rank: 'G' | 'F' | 'E', text: 'none' | 'short'): void {
  const { town, person } = persona
  signUp(persona, days(42))
  fillIn(persona, { form: text === 'none' ? 'basics' : 'whole', text }, text === 'none' ? 0 : 1)
  verifyAge(persona)
  subscribe(town, person, menPlanIds[3], town.now - days(40))
  climbTo(town, person, rank)
}

/** Men before their first recommendation. */
export const menJoining = {
  // Only a confirmed address; rank H.
  'man-h': (persona) => signUp(persona, hours(1)),
  'man-g': (persona) => climbing(persona, 'G', 'none'),
  'man-f': (persona) => climbing(persona, 'F', 'none'),
  'man-e': (persona) => climbing(persona, 'E', 'short'),

  'man-no-document': (persona) => {
    signUp(persona, days(2))
    fillIn(persona, { form: 'basics', text: 'none' }, 1)
  },

  'man-unpaid': (persona) => {
    signUp(persona, days(3))
    fillIn(persona, { form: 'basics', text: 'none' }, 2)
    verifyAge(persona)
  },
} satisfies Record<string, Arrange>

/** A verified man of a regular rank with a complete profile. */
function regularMan(persona: Persona, rank: Rank, accountMs: number, account: ProfileOptions['account'] = {}): void {
  const { town, person } = persona
  signUp(persona, accountMs)
  const whole = { form: 'whole', text: 'long', appealPoints: 3 } as const
  fillIn(persona, { ...whole, account: { ...socialAccountOf(persona), ...account } }, 3)
  verifyAge(persona)
  haveRank(town, person, rank, person.verifiedAt)
}

/** Sets the time until the first renewal, which his card declines (D-15). */
export const declining =
  (inMs: number): Arrange =>
  (persona) => {
    const { town, person } = persona
    regularMan(persona, 'D', days(32))
    subscribe(town, person, menPlanIds[1], town.now - days(31) + inMs, 'declined-at-renewal')
  }

/** Men past the ladder. */
export const menRegular = {
  man: (persona) => {
    const { town, person } = persona
    regularMan(persona, 'C', days(150), { instagram: 'haruto.evening' })
    subscribe(town, person, menPlanIds[1], town.now - days(100))
    buyLikes(town, person, 30, town.now - days(20))
  },

  // A former member who keeps the rank and is offered the campaign (PAY-33).
  'man-listed': (persona) => {
    const { town, person } = persona
    const endedAt = town.now - days(1)
    regularMan(persona, 'B', days(200))
    subscribe(town, person, menPlanIds[1], town.now - days(170))
    endSubscription(town, person, 'マッチンした女性と会うまで至らなかった', endedAt)
    town.does(person, endedAt, (world, me, ctx) => void setMemberStatus(world, me, { listed: true }, ctx))
  },

  'man-declining': declining(days(2) + hours(4)),

  // Most of his matches come with his rank, as for every man (L-9).
  'man-sss': (persona) => {
    const { town, person } = persona
    regularMan(persona, 'SSS', days(239))
    subscribe(town, person, menPlanIds[12], town.now - days(236))
  },
} satisfies Record<string, Arrange>
