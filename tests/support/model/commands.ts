import type { Draws } from '../../../mock-api/seed/draws.ts'
import type { TownModel } from './town-model.ts'

type Duration = 'PT1M' | 'PT40M' | 'PT3H' | 'PT12H' | 'P1D' | 'P3D' | 'P7D' | 'P31D' | 'P181D'
const decisions = ['ok', 'ng', 'suspend', 'reply-ok', 'reply-ng', 'noreplied'] as const
const contents = ['今夜は月がきれいです', '  \n　', 'https://example.com を見て', '星も見えます'] as const
const packSizes = [10, 30] as const

interface By {
  readonly who: number
  readonly whom: number
}

/** What one person does to another. */
export type Act =
  | (By & { readonly kind: 'like' | 'detail' | 'footprint' | 'read' })
  | (By & { readonly kind: 'decide'; readonly act: (typeof decisions)[number] })
  | (By & { readonly kind: 'speak'; readonly content: (typeof contents)[number] })

/** One member of the union per kind, so that TypeScript tells them apart. */
type Alone<Kind extends string> = Kind extends string ? { readonly kind: Kind; readonly who: number } : never

/** What may happen. `who` and `whom` are places in the model's list of people, so that a failure reads alike anywhere. */
export type Command =
  | Alone<'login' | 'logout' | 'bonus' | 'cancel' | 'likes received'>
  | { readonly kind: 'recommend'; readonly who: number; readonly manual: boolean }
  | Act
  | { readonly kind: 'pay'; readonly who: number; readonly card: 'good' | 'declined' | 'declines-later' }
  | {
      readonly kind: 'buy'
      readonly who: number
      readonly size: (typeof packSizes)[number]
      readonly declined: boolean
    }
  | { readonly kind: 'hide'; readonly who: number; readonly hidden: boolean }
  | { readonly kind: 'jump'; readonly duration: Duration }
  /** To the next instant at which something ends or opens, or a millisecond before it. */
  | { readonly kind: 'edge'; readonly early: boolean }
  /** `back` counts checkpoints from the latest. */
  | { readonly kind: 'rewind'; readonly back: number }
  | { readonly kind: 'restart' }

const weights: readonly (readonly [Command['kind'], number])[] = [
  ['login', 0.5],
  ['logout', 0.5],
  ['bonus', 5],
  ['cancel', 1],
  ['likes received', 4],
  ['recommend', 14],
  ['like', 12],
  ['detail', 10],
  ['footprint', 6],
  ['read', 6],
  ['decide', 24],
  ['speak', 14],
  ['pay', 8],
  ['buy', 4],
  ['hide', 3],
  ['jump', 5],
  ['edge', 5],
  ['rewind', 1],
  ['restart', 0.3],
]

/** Draws the next command; most acts on a pairing are by one of its two. */
export function drawCommand(draws: Draws, model: TownModel): Command {
  const kind = draws.weighted(weights)
  const pairs = Object.values(model.pairs)
  const stranger = anybody(draws, model)
  const someone = anybody(draws, model)
  const paired = pairs.length > 0 && draws.chance(0.85) ? draws.pick(pairs) : undefined
  const both = paired ? [paired.womanId, paired.manId].map((id) => placeOf(model, id)) : [someone, stranger]
  const [who = 0, whom = 0] = draws.chance(0.65) ? both : both.toReversed()
  if (kind === 'decide') return { kind, who, whom, act: draws.weighted(acts) }
  if (kind === 'speak') return { kind, who, whom, content: draws.weighted(said) }
  if (kind === 'read') return { kind, who, whom }
  if (kind === 'like' || kind === 'detail' || kind === 'footprint')
    return { kind, who: someone, whom: stranger }
  if (kind === 'recommend') return { kind, who: someone, manual: draws.chance(0.3) }
  if (kind === 'pay') return { kind, who: someone, card: draws.weighted(cards) }
  if (kind === 'buy') return { kind, who: someone, size: draws.pick(packSizes), declined: draws.chance(0.2) }
  if (kind === 'hide') return { kind, who: someone, hidden: draws.chance(0.6) }
  if (kind === 'jump') return { kind, duration: draws.weighted(jumps) }
  if (kind === 'edge') return { kind, early: draws.chance(0.4) }
  if (kind === 'rewind') return { kind, back: draws.int(1, 3) }
  return kind === 'restart' ? { kind } : { kind, who: someone }
}

/** The few women as often as the many men. */
function anybody(draws: Draws, { people }: TownModel): number {
  const women = people.filter(({ sex }) => sex === 2).length
  return draws.chance(0.5) ? draws.int(0, women - 1) : draws.int(women, people.length - 1)
}

const placeOf = (model: TownModel, id: number) => model.people.findIndex((person) => person.id === id)

const acts = [
  ['ok', 6],
  ['ng', 1],
  ['suspend', 3],
  ['reply-ok', 1],
  ['reply-ng', 0.5],
  ['noreplied', 1],
] as const
const said = [
  [contents[0], 4],
  [contents[1], 1],
  [contents[2], 1],
  [contents[3], 4],
] as const
const cards = [
  ['good', 6],
  ['declined', 1],
  ['declines-later', 2],
] as const

/** Whole days hit the edges exactly: the end of a hold, the reply window, the next charge. */
const jumps = [
  ['PT1M', 3],
  ['PT40M', 4],
  ['PT3H', 6],
  ['PT12H', 4],
  ['P1D', 6],
  ['P3D', 2],
  ['P7D', 1.5],
  ['P31D', 1],
  ['P181D', 0.2],
] as const
