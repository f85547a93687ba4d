import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { setMemberStatus } from '../../features/operator/operator.ts'
import { activateRecommendations } from '../../features/recommendation/recommend.ts'
import type { Town } from '../town.ts'
import type { Occasion } from './occasion.ts'
import type { Person } from './person.ts'

const occasions = { 2: 'status-no-dm', 5: 'status-paused', 6: 'status-no-social' } as const satisfies Partial<
  Record<Person['status'], Occasion>
>

/**
 * Brings a verified woman to her status of today (D-34): she starts her recommendations, and what is neither ready nor
 * active is set by the operator later on.
 */
export function reachStatus(town: Town, woman: Person, status: 2 | 3 | 4 | 5 | 6, setAt: number): void {
  woman.status = status
  if (status === 3) return
  woman.since = woman.verifiedAt + 10 * minuteMs
  town.does(woman, woman.since, (world, me, ctx) => activateRecommendations(world, me, 3, ctx))
  if (status === 4) return
  town.does(woman, setAt, (world, me, ctx) => void setMemberStatus(world, me, { femaleStatus: status }, ctx))
  woman.occasions.push([occasions[status], setAt])
}
