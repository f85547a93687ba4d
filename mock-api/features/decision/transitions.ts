import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'

export type StatusN = Pairing['statusN']

/** What one of the two may do with a pairing: the decisions of API-34, the replies of API-35, no reply (API-36). */
export const acts = ['ok', 'ng', 'suspend', 'reply-ok', 'reply-ng', 'noreplied'] as const
export type Act = (typeof acts)[number]

/** Where an act leads. */
export interface Transition {
  readonly to: StatusN
  /** The match is dissolved for good. */
  readonly block?: true
  /** Only a premium woman may do it. */
  readonly premium?: true
  /** Only while holding is offered (variant `hold`). */
  readonly hold?: true
}

type Table = Readonly<Partial<Record<StatusN, Readonly<Partial<Record<Act, Transition>>>>>>

const block: Transition = { to: 3, block: true }
const undecided = { ok: { to: 1 }, ng: { to: 3 }, suspend: { to: 6, hold: true } } as const

/** D-25 by the sex of who acts, the present status_n and the act. What is not here is refused. */
const transitions: Readonly<Record<Member['sex'], Table>> = {
  1: {
    9: { ok: { to: 1 }, ng: { to: 3 } },
    1: { ng: block },
    2: { ng: block },
    4: { ng: block },
    7: { ng: block },
  },
  2: {
    0: undecided,
    8: undecided,
    6: { ok: { to: 1 }, ng: { to: 3 } },
    3: { ok: { to: 1, premium: true } },
    1: { ng: block, 'reply-ok': { to: 7 }, 'reply-ng': { to: 3 }, noreplied: { to: 3 } },
    2: { ng: block },
    4: { ng: block },
    7: { ng: block },
  },
}

/** What holds besides the status. */
export interface Standing {
  readonly sex: Member['sex']
  readonly premium: boolean
  /** Whether the pairing was dissolved before. */
  readonly blocked: boolean
  /** Whether holding is offered now (D-26). */
  readonly holdOffered: boolean
}

/** The transition of D-25, or undefined when the act is refused. */
export function transitionOf(statusN: StatusN, act: Act, standing: Standing): Transition | undefined {
  const { sex, premium, blocked, holdOffered } = standing
  const transition = blocked ? undefined : transitions[sex][statusN]?.[act]
  if (!transition) return undefined
  if (transition.premium && !premium) return undefined
  if (transition.hold && !holdOffered) return undefined
  return transition
}
