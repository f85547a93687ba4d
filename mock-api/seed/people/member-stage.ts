import type { SimpleFaker } from '@faker-js/faker'
import type { Member } from '../../world/records/member.ts'

/** How far a member got, or how it ended. */
export type MemberStage =
  | 'regular'
  /** A man on the ladder, verified and paid (D-32). */
  | 'climbing'
  | 'unpaid'
  /** A man whose plan has ended. */
  | 'lapsed'
  | 'no-profile'
  | 'no-document'
  | 'under-review'
  | 'sent-back'
  | 'inactive'

interface Share {
  readonly value: MemberStage
  readonly weight: number
}

/** About 15 in 100 cannot be met; men also stand on the ladder. */
const stages: Readonly<Record<Member['sex'], readonly Share[]>> = {
  1: [
    { value: 'regular', weight: 75 },
    { value: 'climbing', weight: 6 },
    { value: 'unpaid', weight: 3 },
    { value: 'lapsed', weight: 3 },
    { value: 'no-profile', weight: 2 },
    { value: 'no-document', weight: 3 },
    { value: 'under-review', weight: 3 },
    { value: 'sent-back', weight: 2 },
    { value: 'inactive', weight: 3 },
  ],
  2: [
    { value: 'regular', weight: 84 },
    { value: 'no-profile', weight: 3 },
    { value: 'no-document', weight: 4 },
    { value: 'under-review', weight: 4 },
    { value: 'sent-back', weight: 2 },
    { value: 'inactive', weight: 3 },
  ],
}

/** Those who have been here for a while: they have a rank, a plan and a history. */
const longStanding = new Set<MemberStage>(['regular', 'lapsed', 'inactive'])

export function isLongStanding(stage: MemberStage): boolean {
  return longStanding.has(stage)
}

export function drawStage({ helpers }: SimpleFaker, sex: Member['sex']): MemberStage {
  return helpers.weightedArrayElement(stages[sex])
}
