import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { profileCopy } from '../../../../lib/copy/profile.ts'
import { factsOf, type ProfileFact } from '../../../shared/parts/facts.ts'

const { label } = profileCopy

/** Age, area and build. Only women see a man's height and weight (SUB-10 to SUB-15). `sex` is the sex of the profile. */
export function basicFacts(profile: DetailProfile, sex: Sex, viewer: Sex): ProfileFact[] {
  const measures = viewer === Sex.woman && sex === Sex.man ? (['height', 'weight'] as const) : []
  return factsOf(profile, ['age', 'area', ...measures, 'body_type', 'takemovie'])
}

/** Returns the fact for `sexual_experience`, whose meaning depends on the sex of the profile (SUB-40, SUB-58). */
export function experienceFact(profile: DetailProfile, sex: Sex): Pick<ProfileFact, 'label' | 'value'> {
  return { label: sex === Sex.man ? label.sexual_experience : label.ideal, value: profile.sexual_experience }
}
