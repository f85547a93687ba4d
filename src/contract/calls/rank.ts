import * as z from 'zod/mini'
import { freeTextMaxLength, nameMaxLength } from '../enums/profile-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { requestId, requestOptional, wireFilledText, wireText } from '../wire/wire.ts'
import { loginParameter } from './auth.ts'
import { requiredSocialId } from './profile.ts'

const ownUser = { id: requestOptional(requestId) }

/** Records that the fifth tutorial video was watched; G becomes F. */
export const movieDoneEndpoint = defineEndpoint({
  id: 'API-14',
  method: 'POST',
  path: '/api/user/movie_done',
  summary: 'Finish the tutorial videos',
  access: 'login',
  sex: 1,
  request: z.object({ user: requestOptional(z.object(ownUser)) }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: z.strictObject({ success: z.literal(true), rank: z.literal('F') }),
})

/** Saves the ladder's description; F becomes E. */
export const updatePropensityEndpoint = defineEndpoint({
  id: 'API-15',
  method: 'POST',
  path: '/api/user/propensity_update',
  summary: 'Save the description of the ladder',
  access: 'login',
  sex: 1,
  request: z.object({
    user: z.object({ ...ownUser, maleraw_attributes: z.object({ propensity: wireText(freeTextMaxLength) }) }),
  }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: z.strictObject({ success: z.literal(true), rank: z.literal('E') }),
})

/** Saves the ladder's social account, which completes the registration; the rank stays E. */
export const updateTwitteridEndpoint = defineEndpoint({
  id: 'API-16',
  method: 'POST',
  path: '/api/user/twitterid_update',
  summary: 'Save the social account of the ladder',
  access: 'login',
  sex: 1,
  request: z.object({
    user: z.object({
      ...ownUser,
      twitterid: requiredSocialId,
      maleraw_attributes: z.object({ twitter_name: wireFilledText(nameMaxLength) }),
    }),
  }),
  identity: [{ at: 'user.id', kind: 'id' }],
  response: z.strictObject({ success: z.literal(true), rank: z.literal('E') }),
})

/** Requests the next rank; 422 unless `applicatable` (D-13). The body may hold the session values (C-7). */
export const rankRequestEndpoint = defineEndpoint({
  id: 'API-39',
  method: 'POST',
  path: '/api/rankrequest',
  summary: 'Request the next rank',
  access: 'login',
  sex: 1,
  request: z.object({ uid: loginParameter, 'access-token': loginParameter, client: loginParameter }),
  identity: [{ at: 'uid', kind: 'uid' }],
  response: z.strictObject({ success: z.literal(true), state: z.literal(1) }),
})
