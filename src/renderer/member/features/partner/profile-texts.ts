import { Sex } from '../../../../contract/enums/member.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import type { Couple } from './agreement/couple.ts'

const { empty, label, section } = profileCopy

/** Long texts of a profile with their titles. A woman's points are her own text (PROF-49, PROF-50). */
export function textsOf({ sex, profile }: Couple): readonly { title: string; text: string }[] {
  if (sex === Sex.woman) return [{ title: section.introduction, text: profile.propensity || empty.introduction }]
  return [
    { title: section.herStrengths, text: profile.appear_points.join('\n') || empty.field },
    { title: label.ideal, text: profile.sexual_experience || empty.field },
  ]
}
