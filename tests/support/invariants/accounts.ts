import { isPremium } from '../../../mock-api/features/member/member.ts'
import type { Member } from '../../../mock-api/world/records/member.ts'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { ranks } from '../../../src/contract/enums/member.ts'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'

/** Sex, status, rank and daily counters must be consistent (D-10, D-20, D-34, D-43, D-44). */
export function* checkAccounts(world: World, now: number): Iterable<string> {
  for (const member of world.members.all()) {
    for (const fault of faultsOf(member, world)) yield `member ${member.id}: ${fault}`
  }
  yield* checkRecommendCounts(world, now)
}

function* faultsOf(member: Member, world: World): Iterable<string> {
  const { sex, rank, email, bonus, detailViews, recommended } = member
  if (email !== email.toLowerCase()) yield `address ${email} is not in lower case`
  if (sex === 1 && member.femaleStatus !== 0) yield 'a man has a status of women'
  if (sex === 1 && rank === null) yield 'a man has no rank'
  if (rank !== null && !ranks.some((known) => known === rank)) yield `rank ${rank} does not exist`
  if (member.hiddenMode && !isPremium(member)) yield 'is hidden without premium'
  if (member.confirmedAt !== null && member.confirmation !== null) yield 'is confirmed and still has a link'
  const pending = world.rankRequests.countBy('pending', member.id)
  if (member.rankRequested !== pending > 0)
    yield `rankRequested is ${member.rankRequested} with ${pending} requests waiting`
  if (bonus !== null && (bonus.granted > 3 || bonus.remain > bonus.granted)) yield 'more free likes than granted'
  if (detailViews !== null && new Set(detailViews.seen).size !== detailViews.seen.length) yield 'a view counted twice'
  if (detailViews !== null && detailViews.seen.length > 10) yield 'more than 10 detailed profiles in a day'
  if (recommended !== null && (recommended.auto + recommended.manual > 10 || recommended.manual > 3)) {
    yield 'more recommendations in a day than even premium has'
  }
}

/** Counters must match the pairings. */
function* checkRecommendCounts(world: World, now: number): Iterable<string> {
  const today = businessDay(now)
  const told = new Map<number, { auto: number; manual: number; manualTotal: number }>()
  for (const pairing of world.pairings.all()) {
    if (pairing.origin !== 'auto' && pairing.origin !== 'manual') continue
    const counts = told.get(pairing.womanId) ?? { auto: 0, manual: 0, manualTotal: 0 }
    if (businessDay(pairing.createdAt) === today) counts[pairing.origin] += 1
    if (isManual(pairing)) counts.manualTotal += 1
    told.set(pairing.womanId, counts)
  }
  for (const { id, recommended, manualTotal } of world.members.all()) {
    const counts = told.get(id) ?? { auto: 0, manual: 0, manualTotal: 0 }
    const { auto, manual } = recommended?.day === today ? recommended : { auto: 0, manual: 0 }
    if (auto !== counts.auto || manual !== counts.manual) {
      yield `member ${id}: ${auto} and ${manual} recommendations counted today, ${counts.auto} and ${counts.manual} made`
    }
    if (manualTotal !== counts.manualTotal) yield `member ${id}: manualTotal ${manualTotal} of ${counts.manualTotal}`
  }
}

function isManual({ origin }: Pairing): boolean {
  return origin === 'manual'
}
