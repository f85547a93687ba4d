import type { SimpleFaker } from '@faker-js/faker'
import { Sex } from '../../../../src/contract/enums/member.ts'
import { dayMs, hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { type Choice, weighted } from '../choices.ts'

/** Progress of a member, or how the membership ended. */
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

/** About 15 in 100 cannot be met; some men are still on the ladder. */
const stages: Readonly<Record<Sex, readonly Choice<MemberStage>[]>> = {
  [Sex.man]: weighted({
    ...{ regular: 75, climbing: 6, unpaid: 3, lapsed: 3, 'no-profile': 2 },
    ...{ 'no-document': 3, 'under-review': 3, 'sent-back': 2, inactive: 3 },
  }),
  [Sex.woman]: weighted({
    regular: 84,
    'no-profile': 3,
    'no-document': 4,
    'under-review': 4,
    'sent-back': 2,
    inactive: 3,
  }),
}

/** Members of many months: they have a rank, a plan and a history. */
const longStanding = new Set<MemberStage>(['regular', 'lapsed', 'inactive'])

export function isLongStanding(stage: MemberStage): boolean {
  return longStanding.has(stage)
}

/** Draws the stage of a member other than the surely regular ones. */
export function drawStage({ helpers }: SimpleFaker, sex: Sex): MemberStage {
  return helpers.weightedArrayElement(stages[sex])
}

/** Draws how long ago a member of this stage signed up, in milliseconds. */
export function drawAccountAge({ number }: SimpleFaker, stage: MemberStage): number {
  if (isLongStanding(stage)) return number.int({ min: 66 * dayMs, max: 240 * dayMs })
  if (stage === 'climbing') return number.int({ min: 2 * dayMs, max: 12 * dayMs })
  return number.int({ min: 16 * hourMs, max: 20 * dayMs })
}
