import * as z from 'zod/mini'
import { areas, maxAreas } from '../enums/areas.ts'
import { activeStatusSchema, Sex } from '../enums/member.ts'
import { choicesOfPreference, preferences } from '../enums/preferences.ts'
import * as choices from '../enums/profile-choices.ts'
import { heights, weights } from '../enums/profile-choices.ts'
import { freeTextMaxLength, nameMaxLength } from '../rules/text-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import { foldDigits } from '../wire/fold-digits.ts'
import { requestJoinedList } from '../wire/joined-list.ts'
import * as request from '../wire/request-fields.ts'
import { slotUrls } from './photo.ts'

/** twitterid without its @, or '' to clear it: at most 15 letters, digits and underscores (FORM-15). */
export const twitterIdPattern = /^\w{0,15}$/

/** tiktok and instagram, or '': at most 30 letters, digits, dots and underscores (FORM-15). */
export const mediaIdPattern = /^[\w.]{0,30}$/

/** Phone number after folding its digits, or '': 10 or 11 digits starting with 0 (FORM-114). */
export const phonePattern = /^(0\d{9,10})?$/

const socialIdText = 'TwitterIDを入力してください。'

export const socialId = request.text().check(z.regex(twitterIdPattern, socialIdText))

/** Required twitterid (API-16). */
export const requiredSocialId = request.text().check(z.regex(/^\w{1,15}$/, socialIdText))

export const mediaId = request
  .text()
  .check(z.regex(mediaIdPattern, '30文字以内の半角英数字・ピリオド・アンダースコアで入力してください。'))

/** Stored folded. */
export const phoneNumber = z.pipe(
  z.pipe(request.text(40), z.transform(foldDigits)),
  z.string().check(z.regex(phonePattern, '電話番号を確認してください。')),
)

type ChoiceField = z.ZodMiniType<string, string>

/**
 * Profile fields that hold one choice of a list, for one sex. `field` creates the schema of a list: one for responses
 * or one for requests.
 */
export function choiceFields(sex: Sex, field: (choices: readonly string[]) => ChoiceField) {
  return {
    body_type: field(choices.bodyTypes[sex]),
    takemovie: field(choices.takeMovies[sex]),
    ...wire.fieldsOf(choices.meetingFields, (name) => field(choices.choicesOfMeetingAnswer(name, sex))),
    ...wire.fieldsOf(
      preferences.map(({ name }) => name),
      (name) => field(choicesOfPreference(name, sex)),
    ),
    your_sadism: field(choices.sadismLevels[sex]),
    your_masochism: field(choices.masochismLevels[sex]),
  }
}

/** Own values of both sexes (ENTITY2-01); area and your_freetimes are joined by comma and space. */
const ownDetails = {
  state: activeStatusSchema,
  id: wire.id,
  phone: z.string(),
  twitterid: z.string(),
  tiktok: z.string(),
  instagram: z.string(),
  twitter_name: z.string(),
  twitter_account_no: z.nullable(z.int()),
  ...slotUrls,
  age: wire.age,
  area: z.string(),
  your_freetimes: z.string(),
  /** A woman's list is joined by comma. */
  age_range: z.string(),
  /** A man's list is joined by comma. */
  appear_points: z.string(),
  sexual_experience: z.string(),
}

/** A man's own values as stored (API-10). */
const maleAccountDetail = z.strictObject({
  ...ownDetails,
  ...choiceFields(Sex.man, wire.choice),
  height: wire.choice(heights),
  weight: wire.choice(weights),
  personarity: z.string(),
  propensity: z.string(),
  body_type_range: wire.choice(choices.bodyTypeRanges),
})

/** A woman's own values as stored (API-10). */
const femaleAccountDetail = z.strictObject({
  ...ownDetails,
  ...choiceFields(Sex.woman, wire.choice),
  partner_follower: wire.choice(choices.partnerFollowers),
})

export type MaleAccountDetail = z.output<typeof maleAccountDetail>

export type FemaleAccountDetail = z.output<typeof femaleAccountDetail>

/** Fields that both sexes may send. Absent keys keep their value and '' clears, except name, age and area (API-11). */
const commonAttributes = {
  twitter_name: request.filledText(nameMaxLength),
  age: request.integer(
    choices.minAge,
    choices.maxAge,
    `${choices.minAge}から${choices.maxAge}までの数値で入力してください。`,
  ),
  area: requestJoinedList({ choices: areas, max: maxAreas, min: 1 }),
  your_freetimes: requestJoinedList({ choices: choices.freeTimes, max: choices.freeTimes.length }),
}

/** Attributes of a man; joined lists are parsed to lists. */
const maleAttributes = request.partial({
  ...commonAttributes,
  ...choiceFields(Sex.man, request.choice),
  height: request.choice(heights),
  weight: request.choice(weights),
  personarity: request.text(freeTextMaxLength),
  sexual_experience: request.choice(choices.sexualExperiences),
  age_range: request.choice(choices.maleAgeRanges),
  appear_points: requestJoinedList({ max: choices.maxAppealPoints }),
  propensity: request.text(freeTextMaxLength),
  body_type_range: request.choice(choices.bodyTypeRanges),
})

/** Attributes of a woman; fields that only men have are ignored. */
const femaleAttributes = request.partial({
  ...commonAttributes,
  ...choiceFields(Sex.woman, request.choice),
  sexual_experience: request.text(freeTextMaxLength),
  age_range: requestJoinedList({ choices: choices.femaleAgeRanges, max: choices.femaleAgeRanges.length }),
  appear_points: request.text(freeTextMaxLength),
  partner_follower: request.choice(choices.partnerFollowers),
})

export type MaleAttributes = z.output<typeof maleAttributes>

export type FemaleAttributes = z.output<typeof femaleAttributes>

/** The caller's own profile for the forms; keys of the other sex are absent. */
export const accountDetailEndpoint = defineEndpoint('API-10', 'GET /api/account-detail', {
  summary: "Load the caller's profile",
  access: 'login',
  request: request.noFields,
  response: z.union([maleAccountDetail, femaleAccountDetail]),
})

/** Saves all or part of the caller's profile; attributes of the other sex are ignored. */
export const updateProfileEndpoint = defineEndpoint('API-11', 'POST /api/user/update', {
  summary: "Save the caller's profile",
  access: 'login',
  request: z.object({
    user: z.object({
      id: request.optional(request.id),
      phone: request.optional(phoneNumber),
      twitterid: request.optional(socialId),
      tiktok: request.optional(mediaId),
      instagram: request.optional(mediaId),
      profile1: request.ignored,
      profile2: request.ignored,
      profile3: request.ignored,
      /** Sample picture for slot 1; 0 changes nothing (PHOTO-23). */
      default_img_no: request.optional(request.integer(0, 5)),
      maleraw_attributes: request.optional(maleAttributes),
      femaleraw_attributes: request.optional(femaleAttributes),
    }),
  }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: wire.success,
})
