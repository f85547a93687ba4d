import type * as z from 'zod/mini'
import type { Sex } from '../../enums/member/sex.ts'
import { bodyTypes } from '../../enums/profile/body-types.ts'
import { choicesOfMeetingAnswer } from '../../enums/profile/meeting-answers.ts'
import { choicesOfPreference, type PreferenceName } from '../../enums/profile/preferences.ts'
import { masochismLevels, sadismLevels } from '../../enums/profile/scales.ts'
import { takeMovies } from '../../enums/profile/take-movie.ts'

type ChoiceField = z.ZodMiniType<string, string>

/**
 * The fields of a profile that hold one text of a list, for one sex. `field` makes the schema of a list: the one for
 * answers or the one for requests.
 */
export function choiceFields(sex: Sex, field: (choices: readonly string[]) => ChoiceField) {
  const preference = (name: PreferenceName) => field(choicesOfPreference(name, sex))
  return {
    body_type: field(bodyTypes[sex]),
    takemovie: field(takeMovies[sex]),
    your_pre_dm: field(choicesOfMeetingAnswer('your_pre_dm', sex)),
    your_pre_tel: field(choicesOfMeetingAnswer('your_pre_tel', sex)),
    your_pre_photo: field(choicesOfMeetingAnswer('your_pre_photo', sex)),
    your_pre_contact: field(choicesOfMeetingAnswer('your_pre_contact', sex)),
    your_blow_job: preference('your_blow_job'),
    your_cunnilingus: preference('your_cunnilingus'),
    your_choking: preference('your_choking'),
    your_kousoku: preference('your_kousoku'),
    your_kisuma: preference('your_kisuma'),
    your_nouiki: preference('your_nouiki'),
    your_anal_sex: preference('your_anal_sex'),
    your_word_attack_easy: preference('your_word_attack_easy'),
    your_word_attack_hard: preference('your_word_attack_hard'),
    your_spanking: preference('your_spanking'),
    your_wild: preference('your_wild'),
    your_ejaculation: preference('your_ejaculation'),
    your_irrumatio: preference('your_irrumatio'),
    your_multi: preference('your_multi'),
    your_cosplay: preference('your_cosplay'),
    your_sextoy: preference('your_sextoy'),
    your_sadism: field(sadismLevels[sex]),
    your_masochism: field(masochismLevels[sex]),
  }
}
