import { yen } from '../rules/english-amounts.ts'
import { findPlan } from '../rules/plans.ts'
import type { Effect } from './clock.ts'
import type { EffectDetails, EffectKind, Tense } from './effects.ts'
import type { MemberName } from './members.ts'
import type { TownAct } from './town-activity.ts'

/** What the sentence about an effect names. */
interface Subject extends Omit<EffectDetails, 'act'> {
  /** The member whom the effect concerns first. */
  readonly member: MemberName
  /** The other member of a pairing. */
  readonly partner: MemberName
  readonly isPast: boolean
}

/** Sentences about effects in one language. */
export interface EffectSentences {
  readonly kinds: Readonly<Record<Exclude<EffectKind, 'town-activity'>, (subject: Subject) => string>>
  /** Acts of townspeople, in the past. */
  readonly townActs: Readonly<Record<TownAct, (actor: MemberName, target: MemberName) => string>>
  readonly comingTownAct: string
}

/** `みさき (#12)`, `member #12`; with a thing of the member `みさき’s login (#12)`. */
function label({ id, name }: MemberName, thing?: string): string {
  const owned = thing === undefined ? '' : `’s ${thing}`
  return name === '' ? `member #${id}${owned}` : `${name}${owned} (#${id})`
}

function planName(id: number | undefined): string {
  const plan = id === undefined ? undefined : findPlan(id)
  if (plan === undefined) return 'plan'
  return plan.audience === 'women' ? 'premium plan' : `${plan.months}-month plan`
}

export const englishEffects: EffectSentences = {
  kinds: {
    'daily-reset': ({ isPast }) =>
      `3:00: daily limits, tickets, profile views, free likes and the login bonus ${isPast ? 'were reset' : 'reset'}`,
    'like-expiry': ({ member, remain, isPast }) =>
      `Likes expire: ${label(member)} ${isPast ? 'lost' : 'loses'} the remaining ${remain}`,
    'hold-end': ({ member, partner, isPast }) =>
      `Hold ends: the hold between ${label(member)} and ${label(partner)} ${isPast ? 'became' : 'becomes'} a pass`,
    'age-decision': ({ member, isPast }) => `Age check: ${label(member, 'document')} ${isPast ? 'was' : 'is'} reviewed`,
    'rank-decision': ({ member, from }) => `Rank result: ${label(member)} (now ${from})`,
    charge: ({ member, plan, price = 0, isPast }) =>
      `Charge: ${label(member, planName(plan))} ${isPast ? 'renewed' : 'renews'} for ${yen(price)}`,
    'charge-declined': ({ member, plan, price = 0, isPast }) =>
      `Failed charge: ${label(member, planName(plan))}, ${yen(price)}: the card ${isPast ? 'was' : 'will be'} declined`,
    'reply-window': ({ member, partner, isPast }) =>
      `Reply due: ${label(member)} can ${isPast ? 'now ' : ''}report no reply from ${label(partner)}`,
    'rank-window': ({ member, isPast }) => `Rank request: ${label(member)} can ${isPast ? 'now ' : ''}apply again`,
    'purchase-window': ({ member, isPast }) => `Like purchase: ${label(member)} can ${isPast ? 'now ' : ''}buy again`,
    'session-expiry': ({ member, isPast }) => `Login: ${label(member, 'login')} ${isPast ? 'expired' : 'expires'}`,
    'link-expiry': ({ member, mail, isPast }) =>
      `${mail === 'password-reset' ? 'Password reset' : 'Confirmation email'}: ${label(member, 'link')} ${isPast ? 'expired' : 'expires'}`,
  },
  townActs: {
    visit: (actor, target) => `Footprint: ${label(actor)} viewed ${label(target, 'profile')}`,
    like: (actor, target) => `Like: ${label(actor)} liked ${label(target)}`,
    recommend: (actor, target) => `Recommendation: ${label(target)} was introduced to ${label(actor)}`,
    contact: (actor, target) => `Match: ${label(actor)} decided to contact ${label(target)}`,
    decline: (actor, target) => `Pass: ${label(actor)} passed on ${label(target)}`,
    hold: (actor, target) => `Hold: ${label(actor)} put ${label(target)} on hold`,
    write: (actor, target) => `Message: ${label(actor)} wrote to ${label(target)}`,
    read: (actor, target) => `Read: ${label(actor)} read a message from ${label(target)}`,
    post: (actor) => `Board: ${label(actor)} posted`,
    'like-post': (actor, target) => `Board: ${label(actor)} liked one of ${label(target, 'posts')}`,
  },
  comingTownAct: 'A townsperson will act',
}

/** Stands for a member whom the sentence does not name. */
const nobody: MemberName = { id: 0, name: '' }

/** Returns the sentence about an effect, in the tense of coming or past effects. */
export function effectText(
  { kinds, townActs, comingTownAct }: EffectSentences,
  { kind, members, details: { act, ...details } }: Pick<Effect, 'kind' | 'members' | 'details'>,
  tense: Tense,
): string {
  const [first = nobody, second = nobody] = members
  if (kind === 'town-activity') return act === undefined ? comingTownAct : townActs[act](first, second)
  return kinds[kind]({ ...details, member: first, partner: second, isPast: tense === 'past' })
}
