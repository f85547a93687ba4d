import { Sex } from '../../../src/contract/enums/member.ts'
import { teaserLength } from '../../../src/contract/rules/text-limits.ts'
import type { Profile } from '../../world/records/profile.ts'

/** Returns the beginning of his self-introduction or of her ideal meeting, counted in code points. */
export function teaserView({ propensity, sexualExperience }: Profile, sex: Sex): string {
  const text = sex === Sex.man ? propensity : sexualExperience
  let end = 0
  for (let count = 0; count < teaserLength; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return text.slice(0, end)
}
