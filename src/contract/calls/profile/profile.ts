import * as z from 'zod/mini'
import { activeStatusSchema } from '../../enums/member/active-status.ts'
import { femaleAgeRanges, maleAgeRanges, maxAge, minAge } from '../../enums/member/ages.ts'
import { areas, maxAreas } from '../../enums/member/areas.ts'
import { man, woman } from '../../enums/member/sex.ts'
import { maxAppealPoints } from '../../enums/profile/appeal-points.ts'
import { bodyTypeRanges } from '../../enums/profile/body-types.ts'
import { freeTimes } from '../../enums/profile/free-times.ts'
import { heights, weights } from '../../enums/profile/measures.ts'
import { partnerFollowers } from '../../enums/profile/partner-follower.ts'
import { freeTextMaxLength, nameMaxLength } from '../../enums/profile/profile-limits.ts'
import { sexualExperiences } from '../../enums/profile/sexual-experience.ts'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { requestJoinedList } from '../../wire/wire-list.ts'
import {
  ignored,
  noFields,
  requestChoice,
  requestId,
  requestOptional,
  requestPartial,
  wireFilledText,
  wireInteger,
  wireText,
} from '../../wire/wire-request.ts'
import { wireAge, wireChoice, wireId, wireSuccess } from '../../wire/wire.ts'
import { choiceFields } from './profile-fields.ts'
import { mediaId, phoneNumber, socialId } from './social.ts'

/** Own values of both sexes (ENTITY2-01); area and your_freetimes are joined by comma and space. */
const ownDetails = {
  state: activeStatusSchema,
  id: wireId,
  phone: z.string(),
  twitterid: z.string(),
  tiktok: z.string(),
  instagram: z.string(),
  twitter_name: z.string(),
  twitter_account_no: z.nullable(z.int()),
  profile1: z.string(),
  profile2: z.string(),
  profile3: z.string(),
  age: wireAge,
  area: z.string(),
  your_freetimes: z.string(),
  /** A woman's is joined by comma. */
  age_range: z.string(),
  /** A man's is joined by comma. */
  appear_points: z.string(),
  sexual_experience: z.string(),
}

/** A man's own values as stored (API-10). */
const maleAccountDetail = z.strictObject({
  ...ownDetails,
  ...choiceFields(man, wireChoice),
  height: wireChoice(heights),
  weight: wireChoice(weights),
  personarity: z.string(),
  propensity: z.string(),
  body_type_range: wireChoice(bodyTypeRanges),
})

/** A woman's own values as stored (API-10). */
const femaleAccountDetail = z.strictObject({
  ...ownDetails,
  ...choiceFields(woman, wireChoice),
  partner_follower: wireChoice(partnerFollowers),
})

export type MaleAccountDetail = z.output<typeof maleAccountDetail>
export type FemaleAccountDetail = z.output<typeof femaleAccountDetail>

/** What both sexes may send: keys left out keep their value, '' clears, except name, age and area (API-11). */
const commonAttributes = {
  twitter_name: wireFilledText(nameMaxLength),
  age: wireInteger(minAge, maxAge, `${minAge}から${maxAge}までの数値で入力してください`),
  area: requestJoinedList({ choices: areas, max: maxAreas, min: 1 }),
  your_freetimes: requestJoinedList({ choices: freeTimes, max: freeTimes.length }),
}

/** Attributes of a man; joined lists are parsed to lists. */
const maleAttributes = requestPartial({
  ...commonAttributes,
  ...choiceFields(man, requestChoice),
  height: requestChoice(heights),
  weight: requestChoice(weights),
  personarity: wireText(freeTextMaxLength),
  sexual_experience: requestChoice(sexualExperiences),
  age_range: requestChoice(maleAgeRanges),
  appear_points: requestJoinedList({ max: maxAppealPoints }),
  propensity: wireText(freeTextMaxLength),
  body_type_range: requestChoice(bodyTypeRanges),
})

/** Attributes of a woman; what only men have is ignored. */
const femaleAttributes = requestPartial({
  ...commonAttributes,
  ...choiceFields(woman, requestChoice),
  sexual_experience: wireText(freeTextMaxLength),
  age_range: requestJoinedList({ choices: femaleAgeRanges, max: femaleAgeRanges.length }),
  appear_points: wireText(freeTextMaxLength),
  partner_follower: requestChoice(partnerFollowers),
})

export type MaleAttributes = z.output<typeof maleAttributes>
export type FemaleAttributes = z.output<typeof femaleAttributes>

/** The caller's own profile for the forms; keys of the other sex are absent. */
export const accountDetailEndpoint = defineEndpoint({
  id: 'API-10',
  method: 'GET',
  path: '/api/account-detail',
  summary: 'Load the own profile',
  access: 'login',
  request: noFields,
  response: z.union([maleAccountDetail, femaleAccountDetail]),
})

/** Saves the own profile, whole or in part; the attributes of the other sex are ignored. */
export const updateProfileEndpoint = defineEndpoint({
  id: 'API-11',
  method: 'POST',
  path: '/api/user/update',
  summary: 'Save the own profile',
  access: 'login',
  request: z.object({
    user: z.object({
      id: requestOptional(requestId),
      phone: requestOptional(phoneNumber),
      twitterid: requestOptional(socialId),
      tiktok: requestOptional(mediaId),
      instagram: requestOptional(mediaId),
      profile1: ignored,
      profile2: ignored,
      profile3: ignored,
      /** Sample picture for slot 1; 0 changes nothing (PHOTO-23). */
      default_img_no: requestOptional(wireInteger(0, 5)),
      maleraw_attributes: requestOptional(maleAttributes),
      femaleraw_attributes: requestOptional(femaleAttributes),
    }),
  }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: wireSuccess,
})
