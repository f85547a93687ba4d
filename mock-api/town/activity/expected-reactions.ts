import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { isMatched, partnerIdOf } from '../../features/pairing/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { wakingTime } from '../seed/meetings/time-of-day.ts'
import { mayAct } from './townspeople.ts'
import type { Turn } from './turn.ts'

/** A reaction of a townsperson that a member expects, and when it is due. */
export interface ExpectedReaction {
  readonly kind: 'reply' | 'first words' | 'decision' | 'end of a hold'
  readonly pairing: Pairing
  readonly by: Member
  readonly dueAt: number
}

interface Span {
  readonly shortest: number
  readonly longest: number
}

/** Delays of the reactions in milliseconds; most are closer to the shortest. */
const delays: Readonly<Record<ExpectedReaction['kind'], Span>> = {
  reply: { shortest: 3 * minuteMs, longest: 7 * hourMs },
  'first words': { shortest: 10 * minuteMs, longest: 20 * hourMs },
  decision: { shortest: 20 * minuteMs, longest: 30 * hourMs },
  'end of a hold': { shortest: dayMs, longest: 4 * dayMs },
}

/** After this time a townsperson no longer answers. */
const forgottenMs = 5 * dayMs

/** Share of expected reactions that never come. */
const silentShare = 0.12

/** Whether a townsperson never reacts to what happened in a pairing at this instant. */
export function staysSilent({ ctx }: Turn, pairing: Pairing, since: number): boolean {
  return ctx.ids.draw('town silence', pairing.id, since) < silentShare
}

/** Returns the reactions that a member expects of townspeople, each due after a delay drawn from the seed. */
export function expectedReactions(turn: Turn): ExpectedReaction[] {
  const { world, me, ctx } = turn
  return world.pairings.by('waiting', me.id).flatMap((pairing) => {
    const by = world.members.get(partnerIdOf(pairing, me.id))
    const { lastMessageAt, statusAt, id } = pairing
    const kind = kindOf(pairing)
    const since = kind === 'reply' ? (lastMessageAt ?? statusAt) : statusAt
    if (ctx.now - since > forgottenMs || !mayAct(turn, by)) return []
    // A silent reader still reads, so a reply is always expected.
    if (kind !== 'reply' && staysSilent(turn, pairing, since)) return []
    const { shortest, longest } = delays[kind]
    const delay = shortest + (longest - shortest) * ctx.ids.draw('town pause', id, since) ** 3
    return [{ kind, pairing, by, dueAt: wakingTime(Math.floor(since + delay)) }]
  })
}

function kindOf(pairing: Pairing): ExpectedReaction['kind'] {
  if (pairing.statusN === StatusN.held) return 'end of a hold'
  if (!isMatched(pairing)) return 'decision'
  return pairing.lastMessageAt === null ? 'first words' : 'reply'
}
