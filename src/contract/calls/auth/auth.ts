import * as z from 'zod/mini'
import type { Sex } from '../../enums/member/sex.ts'
import { defineEndpoint } from '../../wire/endpoint.ts'
import {
  gemRefusal,
  noJsonBody,
  passwordRefusal,
  redirectRefusal,
  signInRefusal,
  signUpRefusal,
} from '../../wire/errors.ts'
import { noFields, wireNumberOf } from '../../wire/wire-request.ts'
import { wireSuccess } from '../../wire/wire.ts'
import { gemAccount, gemAccountWithTimes, gemParameter, loginParameter, optionalGemParameter } from './gem.ts'

/** A missing or bad sex reaches the rule as null and is refused there in the gem's shape. */
const signUpSex = z.catch(z.nullable(wireNumberOf([1, 2])), null) as unknown as z.ZodMiniType<Sex | null, Sex>

/** Creates an account; the login in the headers is accepted only once the mail is confirmed. */
export const signUpEndpoint = defineEndpoint({
  id: 'API-01',
  method: 'POST',
  path: '/api/auth',
  summary: 'Sign up',
  access: 'open',
  request: z.object({
    email: gemParameter,
    password: gemParameter,
    password_confirmation: optionalGemParameter,
    sex: signUpSex,
    code: optionalGemParameter,
    afad: optionalGemParameter,
    did: optionalGemParameter,
    cid: optionalGemParameter,
    p: optionalGemParameter,
  }),
  response: z.strictObject({ status: z.literal('success'), data: gemAccountWithTimes }),
  headerFields: ['email', 'password', 'password_confirmation', 'sex'],
  refusals: { 422: signUpRefusal },
})

/** Opens a login; its values travel in the response headers. */
export const signInEndpoint = defineEndpoint({
  id: 'API-02',
  method: 'POST',
  path: '/api/auth/sign_in',
  summary: 'Log in',
  access: 'open',
  request: z.object({ email: gemParameter, password: gemParameter }),
  response: z.strictObject({ data: gemAccount }),
  headerFields: ['email', 'password'],
  refusals: { 401: signInRefusal },
})

/** Ends the login of the request; without one 404, never 401. */
export const signOutEndpoint = defineEndpoint({
  id: 'API-03',
  method: 'DELETE',
  path: '/api/auth/sign_out',
  summary: 'Log out',
  access: 'open',
  evenIfBarred: true,
  request: noFields,
  response: wireSuccess,
  refusals: { 404: gemRefusal },
})

/** Sends the reset mail (IMP-04). */
export const requestPasswordResetEndpoint = defineEndpoint({
  id: 'API-04',
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Ask for a password reset mail',
  access: 'open',
  request: z.object({ email: gemParameter, redirect_url: gemParameter }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  refusals: { 401: gemRefusal, 404: gemRefusal, 422: redirectRefusal },
})

/** Sets a new password; the login may come as headers or as parameters. */
export const changePasswordEndpoint = defineEndpoint({
  id: 'API-05',
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Set a new password',
  access: 'open',
  request: z.object({
    password: gemParameter,
    password_confirmation: gemParameter,
    uid: loginParameter,
    'access-token': loginParameter,
    client: loginParameter,
  }),
  identity: [{ at: 'uid', kind: 'uid' }],
  response: z.strictObject({ success: z.literal(true), data: gemAccountWithTimes, message: z.string() }),
  headerFields: ['password', 'password_confirmation'],
  refusals: { 401: gemRefusal, 422: passwordRefusal },
})

/** Confirms the mail address. A browser navigation is redirected instead. */
export const confirmEmailEndpoint = defineEndpoint({
  id: 'API-06',
  method: 'GET',
  path: '/api/auth/confirmation',
  summary: 'Confirm the mail address',
  access: 'open',
  request: z.object({ confirmation_token: gemParameter }),
  response: wireSuccess,
  refusals: { 302: noJsonBody },
  readOnly: false,
})
