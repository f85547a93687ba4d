import * as z from 'zod/mini'
import { Sex } from '../enums/member.ts'
import { freeTextMaxLength, nameMaxLength } from '../rules/text-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as request from '../wire/request-fields.ts'
import { loginParameter } from './auth.ts'
import { requiredSocialId } from './profile.ts'

const ownUser = { id: request.optional(request.id) }

/** Records that the fifth tutorial video was watched; G becomes F. */
export const movieDoneEndpoint = defineEndpoint('API-14', 'POST /api/user/movie_done', {
  summary: 'Finish the tutorial videos',
  access: 'login',
  sex: Sex.man,
  request: z.object({ user: request.optional(z.object(ownUser)) }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: z.strictObject({ success: z.literal(true), rank: z.literal('F') }),
})

/** Saves the ladder's description; F becomes E. */
export const updatePropensityEndpoint = defineEndpoint('API-15', 'POST /api/user/propensity_update', {
  summary: 'Save the description of the ladder',
  access: 'login',
  sex: Sex.man,
  request: z.object({
    user: z.object({ ...ownUser, maleraw_attributes: z.object({ propensity: request.text(freeTextMaxLength) }) }),
  }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: z.strictObject({ success: z.literal(true), rank: z.literal('E') }),
})

/** Saves the ladder's social account, which completes the registration; the rank stays E. */
export const updateTwitteridEndpoint = defineEndpoint('API-16', 'POST /api/user/twitterid_update', {
  summary: 'Save the social account of the ladder',
  access: 'login',
  sex: Sex.man,
  request: z.object({
    user: z.object({
      ...ownUser,
      twitterid: requiredSocialId,
      maleraw_attributes: z.object({ twitter_name: request.filledText(nameMaxLength) }),
    }),
  }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: z.strictObject({ success: z.literal(true), rank: z.literal('E') }),
})

/** Requests the next rank; 422 unless `applicatable` (D-13). The body may hold the session values (C-7). */
export const rankRequestEndpoint = defineEndpoint('API-39', 'POST /api/rankrequest', {
  summary: 'Request the next rank',
  access: 'login',
  sex: Sex.man,
  request: z.object({ uid: loginParameter, 'access-token': loginParameter, client: loginParameter }),
  identity: [{ at: 'uid', kind: 'uid' }],
  response: z.strictObject({ success: z.literal(true), state: z.literal(1) }),
})
