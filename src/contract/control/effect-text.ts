import { yen } from '../rules/english-amounts.ts'
import { findPlan } from '../rules/plans.ts'
import type { Effect } from './clock.ts'
import type { EffectDetails, EffectKind, Tense } from './effects.ts'
import type { MemberName } from './members.ts'
import type { TownAct } from './town-activity.ts'

/** A thing of a member: `みさき’s login (#12)`. */
type Whose = (thing: string) => string

/** Labels of the first two members of an effect, its parameters and its tense. */
interface Subject extends Omit<EffectDetails, 'act'> {
  readonly who: string
  readonly other: string
  /** Things of the first member. */
  readonly whose: Whose
  readonly isPast: boolean
}

/** Sentences about effects in one language. */
export interface EffectSentences {
  /** Label of a member, or of a thing of theirs. */
  readonly member: (member: MemberName, thing?: string) => string
  readonly kinds: Readonly<Record<Exclude<EffectKind, 'town-activity'>, (subject: Subject) => string>>
  /** Acts of townspeople, in the past. */
  readonly townActs: Readonly<Record<TownAct, (who: string, other: string, othersThing: Whose) => string>>
  readonly comingTownAct: string
}

const planName = (id: number | undefined) => {
  const plan = id === undefined ? undefined : findPlan(id)
  if (plan === undefined) return 'plan'
  return plan.audience === 'women' ? 'premium plan' : `${plan.months}-month plan`
}

export const englishEffects: EffectSentences = {
  member({ id, name }, thing) {
    const owned = thing === undefined ? '' : `’s ${thing}`
    return name === '' ? `member #${id}${owned}` : `${name}${owned} (#${id})`
  },
  kinds: {
    'daily-reset': ({ isPast }) =>
      `3:00: daily limits, tickets, profile views, free likes and the login bonus ${isPast ? 'were reset' : 'reset'}`,
    'like-expiry': ({ who, remain, isPast }) =>
      `Likes expire: ${who} ${isPast ? 'lost' : 'loses'} the remaining ${remain}`,
    'hold-end': ({ who, other, isPast }) =>
      `Hold ends: the hold between ${who} and ${other} ${isPast ? 'became' : 'becomes'} a pass`,
    'age-decision': ({ whose, isPast }) => `Age check: ${whose('document')} ${isPast ? 'was' : 'is'} reviewed`,
    'rank-decision': ({ who, from }) => `Rank result: ${who} (now ${from})`,
    charge: ({ whose, plan, price = 0, isPast }) =>
      `Charge: ${whose(planName(plan))} ${isPast ? 'renewed' : 'renews'} for ${yen(price)}`,
    'charge-declined': ({ whose, plan, price = 0, isPast }) =>
      `Failed charge: ${whose(planName(plan))}, ${yen(price)}: the card ${isPast ? 'was' : 'will be'} declined`,
    'reply-window': ({ who, other, isPast }) =>
      `Reply due: ${who} can ${isPast ? 'now ' : ''}report no reply from ${other}`,
    'rank-window': ({ who, isPast }) => `Rank request: ${who} can ${isPast ? 'now ' : ''}apply again`,
    'purchase-window': ({ who, isPast }) => `Like purchase: ${who} can ${isPast ? 'now ' : ''}buy again`,
    'session-expiry': ({ whose, isPast }) => `Login: ${whose('login')} ${isPast ? 'expired' : 'expires'}`,
    'link-expiry': ({ whose, mail, isPast }) =>
      `${mail === 'password-reset' ? 'Password reset' : 'Confirmation email'}: ${whose('link')} ${isPast ? 'expired' : 'expires'}`,
  },
  townActs: {
    visit: (who, _, othersThing) => `Footprint: ${who} viewed ${othersThing('profile')}`,
    like: (who, other) => `Like: ${who} liked ${other}`,
    recommend: (who, other) => `Recommendation: ${other} was introduced to ${who}`,
    contact: (who, other) => `Match: ${who} decided to contact ${other}`,
    decline: (who, other) => `Pass: ${who} passed on ${other}`,
    hold: (who, other) => `Hold: ${who} put ${other} on hold`,
    write: (who, other) => `Message: ${who} wrote to ${other}`,
    read: (who, other) => `Read: ${who} read a message from ${other}`,
    post: (who) => `Board: ${who} posted`,
    'like-post': (who, _, othersThing) => `Board: ${who} liked one of ${othersThing('posts')}`,
  },
  comingTownAct: 'A townsperson will act',
}

/** Returns the sentence about an effect, in the tense of coming or past effects. */
export function effectText(
  { member, kinds, townActs, comingTownAct }: EffectSentences,
  { kind, members, details: { act, ...details } }: Pick<Effect, 'kind' | 'members' | 'details'>,
  tense: Tense,
): string {
  const [first, second] = members
  const labelOf = (of: MemberName | undefined, thing?: string) => (of === undefined ? '' : member(of, thing))
  const [who, other] = [labelOf(first), labelOf(second)]
  const whose: Whose = (thing) => labelOf(first, thing)
  if (kind !== 'town-activity') return kinds[kind]({ ...details, who, other, whose, isPast: tense === 'past' })
  return act === undefined ? comingTownAct : townActs[act](who, other, (thing) => labelOf(second, thing))
}
