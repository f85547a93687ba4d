import type { SimpleFaker } from '@faker-js/faker'
import type { TownModel } from './town-model.ts'

type Duration = 'PT1M' | 'PT40M' | 'PT3H' | 'PT12H' | 'P1D' | 'P3D' | 'P7D' | 'P31D' | 'P181D'
const decisions = ['ok', 'ng', 'suspend', 'reply-ok', 'reply-ng', 'noreplied'] as const
const contents = ['今夜は月がきれいです', '  \n　', 'https://example.com を見て', '星も見えます'] as const
const packSizes = [10, 30] as const

interface By {
  readonly who: number
  readonly whom: number
}

/** An act of one person towards another. */
export type Act =
  | (By & { readonly kind: 'like' | 'detail' | 'footprint' | 'read' })
  | (By & { readonly kind: 'decide'; readonly act: (typeof decisions)[number] })
  | (By & { readonly kind: 'speak'; readonly content: (typeof contents)[number] })

/** One union member per kind, so that TypeScript distinguishes them. */
type Alone<Kind extends string> = Kind extends string ? { readonly kind: Kind; readonly who: number } : never

/** A possible event. `who` and `whom` are indexes in the model's list of people, so that a failure is readable. */
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
  /** To the next end or opening, or a millisecond before it. */
  | { readonly kind: 'edge'; readonly early: boolean }
  /** To before a jump; `back` counts them from the latest. */
  | { readonly kind: 'back'; readonly back: number }
  | { readonly kind: 'restart' }

const kinds: readonly { readonly value: Command['kind']; readonly weight: number }[] = [
  { value: 'login', weight: 0.5 },
  { value: 'logout', weight: 0.5 },
  { value: 'bonus', weight: 5 },
  { value: 'cancel', weight: 1 },
  { value: 'likes received', weight: 4 },
  { value: 'recommend', weight: 14 },
  { value: 'like', weight: 12 },
  { value: 'detail', weight: 10 },
  { value: 'footprint', weight: 6 },
  { value: 'read', weight: 6 },
  { value: 'decide', weight: 24 },
  { value: 'speak', weight: 14 },
  { value: 'pay', weight: 8 },
  { value: 'buy', weight: 4 },
  { value: 'hide', weight: 3 },
  { value: 'jump', weight: 5 },
  { value: 'edge', weight: 5 },
  { value: 'back', weight: 1 },
  { value: 'restart', weight: 0.3 },
]

/** Draws the next command. Most acts on a pairing come from one of its two people. */
export function drawCommand(faker: SimpleFaker, model: TownModel): Command {
  const { datatype, helpers, number } = faker
  const kind = helpers.weightedArrayElement(kinds)
  const pairs = Object.values(model.pairs)
  const stranger = anybody(faker, model)
  const someone = anybody(faker, model)
  const paired = pairs.length > 0 && datatype.boolean(0.85) ? helpers.arrayElement(pairs) : undefined
  const both = paired ? [paired.womanId, paired.manId].map((id) => placeOf(model, id)) : [someone, stranger]
  const [who = 0, whom = 0] = datatype.boolean(0.65) ? both : both.toReversed()
  if (kind === 'decide') return { kind, who, whom, act: helpers.weightedArrayElement(acts) }
  if (kind === 'speak') return { kind, who, whom, content: helpers.weightedArrayElement(said) }
  if (kind === 'read') return { kind, who, whom }
  if (kind === 'like' || kind === 'detail' || kind === 'footprint') return { kind, who: someone, whom: stranger }
  if (kind === 'recommend') return { kind, who: someone, manual: datatype.boolean(0.3) }
  if (kind === 'pay') return { kind, who: someone, card: helpers.weightedArrayElement(cards) }
  if (kind === 'buy')
    return { kind, who: someone, size: helpers.arrayElement(packSizes), declined: datatype.boolean(0.2) }
  if (kind === 'hide') return { kind, who: someone, hidden: datatype.boolean(0.6) }
  if (kind === 'jump') return { kind, duration: helpers.weightedArrayElement(jumps) }
  if (kind === 'edge') return { kind, early: datatype.boolean(0.4) }
  if (kind === 'back') return { kind, back: number.int({ min: 1, max: 3 }) }
  return kind === 'restart' ? { kind } : { kind, who: someone }
}

/** Draws the few women as often as the many men. */
function anybody({ datatype, number }: SimpleFaker, { people }: TownModel): number {
  const women = people.filter(({ sex }) => sex === 2).length
  return datatype.boolean(0.5)
    ? number.int({ min: 0, max: women - 1 })
    : number.int({ min: women, max: people.length - 1 })
}

const placeOf = (model: TownModel, id: number) => model.people.findIndex((person) => person.id === id)

const acts = [
  { value: 'ok', weight: 6 },
  { value: 'ng', weight: 1 },
  { value: 'suspend', weight: 3 },
  { value: 'reply-ok', weight: 1 },
  { value: 'reply-ng', weight: 0.5 },
  { value: 'noreplied', weight: 1 },
] as const
const said = [
  { value: contents[0], weight: 4 },
  { value: contents[1], weight: 1 },
  { value: contents[2], weight: 1 },
  { value: contents[3], weight: 4 },
] as const
const cards = [
  { value: 'good', weight: 6 },
  { value: 'declined', weight: 1 },
  { value: 'declines-later', weight: 2 },
] as const

/** Whole days hit the limits exactly: end of a hold, reply window, next charge. */
const jumps = [
  { value: 'PT1M', weight: 3 },
  { value: 'PT40M', weight: 4 },
  { value: 'PT3H', weight: 6 },
  { value: 'PT12H', weight: 4 },
  { value: 'P1D', weight: 6 },
  { value: 'P3D', weight: 2 },
  { value: 'P7D', weight: 1.5 },
  { value: 'P31D', weight: 1 },
  { value: 'P181D', weight: 0.2 },
] as const
