import { Sex } from '../../../src/contract/enums/member.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import type { Member } from '../../world/records/member.ts'

/** Acts on a pairing: decisions (API-34), replies (API-35), no reply (API-36). */
export const acts = ['ok', 'ng', 'suspend', 'reply-ok', 'reply-ng', 'noreplied'] as const
export type Act = (typeof acts)[number]

/** Change of status that an act causes, with what it needs. */
export interface Transition {
  readonly to: StatusN
  /** Dissolves the match for good. */
  readonly block?: true
  readonly premium?: true
  /** Requires that holding is offered (variant `hold`). */
  readonly hold?: true
}

type Table = Readonly<Partial<Record<StatusN, Readonly<Partial<Record<Act, Transition>>>>>>

const blocking: Transition = { to: StatusN.noMatch, block: true }
const undecided = {
  ok: { to: StatusN.contact },
  ng: { to: StatusN.noMatch },
  suspend: { to: StatusN.held, hold: true },
} as const

/** Transitions of D-25 by the actor's sex, current status_n and act. All others are refused. */
const transitions: Readonly<Record<Member['sex'], Table>> = {
  [Sex.man]: {
    [StatusN.likedByWoman]: { ok: { to: StatusN.contact }, ng: { to: StatusN.noMatch } },
    [StatusN.contact]: { ng: blocking },
    [StatusN.reviewed]: { ng: blocking },
    [StatusN.arranged]: { ng: blocking },
    [StatusN.replied]: { ng: blocking },
  },
  [Sex.woman]: {
    [StatusN.new]: undecided,
    [StatusN.likedByMan]: undecided,
    [StatusN.held]: { ok: { to: StatusN.contact }, ng: { to: StatusN.noMatch } },
    [StatusN.noMatch]: { ok: { to: StatusN.contact, premium: true } },
    [StatusN.contact]: {
      ng: blocking,
      'reply-ok': { to: StatusN.replied },
      'reply-ng': { to: StatusN.noMatch },
      noreplied: { to: StatusN.noMatch },
    },
    [StatusN.reviewed]: { ng: blocking },
    [StatusN.arranged]: { ng: blocking },
    [StatusN.replied]: { ng: blocking },
  },
}

/** Conditions besides the status. */
interface Conditions {
  readonly sex: Member['sex']
  readonly premium: boolean
  /** Whether the match was dissolved before. */
  readonly blocked: boolean
  /** Whether holding is offered now (D-26). */
  readonly holdOffered: boolean
}

/** Returns the transition of D-25, or undefined when the act is refused. */
export function transitionOf(statusN: StatusN, act: Act, conditions: Conditions): Transition | undefined {
  const { sex, premium, blocked, holdOffered } = conditions
  const transition = blocked ? undefined : transitions[sex][statusN]?.[act]
  if (!transition) return undefined
  if (transition.premium && !premium) return undefined
  if (transition.hold && !holdOffered) return undefined
  return transition
}
