import { type Rank, Sex, ranks } from '../../../src/contract/enums/member.ts'
import { photoSlots } from '../../../src/contract/rules/photo.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { dissolvedLatelyDays, rankFacts } from './rank-facts.ts'

interface Rule {
  readonly text: string
  readonly met: (facts: ReturnType<typeof rankFacts>) => boolean
}

interface RankRules {
  readonly rules: readonly Rule[]
  /** Number of criteria that must be met (D-33). */
  readonly needed: number
}

const paid: Rule = { text: 'お支払いを確認済み', met: (facts) => facts.paid }
const noneDissolved: Rule = {
  text: `直近${dissolvedLatelyDays}日にマッチング解消なし`,
  met: (facts) => !facts.dissolvedLately,
}
const complete = (percent: number): Rule => ({
  text: `プロフィール完成度${percent}%以上`,
  met: (facts) => facts.complete >= percent,
})
/** With a picture in every slot there is no 以上. */
const photos = (count: number): Rule => ({
  text: count < photoSlots.length ? `写真を${count}枚以上登録` : `写真を${count}枚登録`,
  met: (facts) => facts.photos >= count,
})
const appealPoints = (count: number): Rule => ({
  text: `アピールポイントを${count}つ登録`,
  met: (facts) => facts.appealPoints >= count,
})
const characters = (count: number): Rule => ({
  text: `自己紹介${count}文字以上`,
  met: (facts) => facts.characters >= count,
})
const matches = (count: number): Rule => ({
  text: `マッチング${count}件以上`,
  met: (facts) => facts.matches >= count,
})
const reviews = (count: number): Rule => ({
  text: `口コミ${count}件以上`,
  met: (facts) => facts.reviews >= count,
})
const satisfaction = (percent: number): Rule => ({
  text: `口コミの満足度${percent}%以上`,
  met: (facts) => facts.satisfaction !== undefined && facts.satisfaction >= percent,
})

/** From B+ on every rank has the same four criteria with rising numbers; all are needed. */
function high(least: Readonly<Record<'matches' | 'reviews' | 'satisfaction', number>>): RankRules {
  const rules = [matches(least.matches), reviews(least.reviews), satisfaction(least.satisfaction), noneDissolved]
  return { rules, needed: rules.length }
}

/** Criteria of L-9 by the requested rank. */
export const rankRules: Partial<Record<Rank, RankRules>> = {
  D: { rules: [paid, photos(1), complete(50)], needed: 3 },
  C: { rules: [paid, photos(3), characters(140), appealPoints(3), matches(1), complete(70)], needed: 4 },
  'C+': { rules: [paid, characters(300), matches(3), reviews(1), noneDissolved, complete(80)], needed: 5 },
  B: { rules: [paid, matches(5), reviews(2), satisfaction(60), noneDissolved, complete(90)], needed: 4 },
  'B+': high({ matches: 8, reviews: 3, satisfaction: 65 }),
  A: high({ matches: 12, reviews: 5, satisfaction: 70 }),
  'A+': high({ matches: 16, reviews: 7, satisfaction: 75 }),
  S: high({ matches: 20, reviews: 10, satisfaction: 80 }),
  SS: high({ matches: 30, reviews: 15, satisfaction: 85 }),
  SSS: high({ matches: 40, reviews: 20, satisfaction: 90 }),
}

/** Returns the rank above a man's rank that he can request, D to SSS; undefined for women, H, G, F and SSS. */
export function nextRank(member: Member): Rank | undefined {
  const at = member.sex === Sex.man ? ranks.findIndex((rank) => rank === member.rank) : -1
  const next = at < 0 ? undefined : ranks[at + 1]
  return next !== undefined && rankRules[next] !== undefined ? next : undefined
}

/** Returns the criteria of the next rank in the order of L-9; empty for women, H, G, F and SSS (API-09 rc). */
export function nextRankCriteria(world: World, member: Member, now: number) {
  const next = nextRank(member)
  if (next === undefined) return []
  const facts = rankFacts(world, member, now)
  return (rankRules[next]?.rules ?? []).map(({ text, met }) => ({ text, active: met(facts) }))
}

/** Whether enough criteria of the next rank are met: 4 for C, 5 for C+, 4 for B, all for the others (D-33). */
export function meetsNextRank(world: World, member: Member, now: number): boolean {
  const next = nextRank(member)
  const needed = next === undefined ? undefined : rankRules[next]?.needed
  if (needed === undefined) return false
  return nextRankCriteria(world, member, now).filter(({ active }) => active).length >= needed
}
