import type { SimpleFaker } from '@faker-js/faker'
import { FemaleStatus } from '../../../../src/contract/enums/member.ts'
import { minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { setMemberStatus } from '../../../features/operator/operator.ts'
import { activateRecommendations } from '../../../features/recommendation/start-recommendations.ts'
import type { Choice } from '../choices.ts'
import type { Town } from '../town.ts'
import type { Occasion, Person } from './person.ts'

/** Occasions on which the operator tells a woman her new status. */
const occasions = {
  [FemaleStatus.messagesClosed]: 'status-no-dm',
  [FemaleStatus.paused]: 'status-paused',
  [FemaleStatus.noSocialAccount]: 'status-no-social',
} as const satisfies Partial<Record<Person['status'], Occasion>>

/** A status that a woman can have once her age is verified. */
export type VerifiedStatus = Exclude<FemaleStatus, typeof FemaleStatus.signedUp | typeof FemaleStatus.checked>

/** Brings a verified woman to her status of today (D-34): she starts by herself, the operator sets the rest. */
export function reachStatus(town: Town, woman: Person, status: VerifiedStatus, setAt: number): void {
  woman.status = status
  if (status === FemaleStatus.ready) return
  woman.since = woman.verifiedAt + 10 * minuteMs
  town.does(woman, woman.since, (world, me, ctx) => activateRecommendations(world, me, FemaleStatus.ready, ctx))
  if (status === FemaleStatus.active) return
  town.does(woman, setAt, (world, me, ctx) => void setMemberStatus(world, me, { femaleStatus: status }, ctx))
  woman.occasions.push([occasions[status], setAt])
}

/** Statuses of verified women (D-34). */
const statuses: readonly Choice<VerifiedStatus>[] = [
  { value: FemaleStatus.messagesClosed, weight: 4 },
  { value: FemaleStatus.ready, weight: 8 },
  { value: FemaleStatus.active, weight: 76 },
  { value: FemaleStatus.paused, weight: 8 },
  { value: FemaleStatus.noSocialAccount, weight: 4 },
]

export function drawStatus({ helpers }: SimpleFaker): VerifiedStatus {
  return helpers.weightedArrayElement(statuses)
}
