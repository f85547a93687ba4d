import * as z from 'zod/mini'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { gemRefusal, noJsonBody, redirectRefusal } from '../../wire/errors.ts'
import { noFields } from '../../wire/wire-request.ts'
import { gemAccount, gemParameter } from './gem.ts'

/** Target of the reset mail's link: always a redirect, a plain 404 for a bad token (protocols A12). */
export const editPasswordEndpoint = defineEndpoint({
  id: 'IMP-04',
  method: 'GET',
  path: '/api/auth/password/edit',
  summary: 'Open the link of the reset mail',
  access: 'open',
  request: z.object({ reset_password_token: gemParameter, redirect_url: gemParameter }),
  response: z.never(),
  refusals: { 302: noJsonBody, 401: gemRefusal, 404: noJsonBody, 422: redirectRefusal },
  readOnly: false,
})

/** Whether the login is still accepted (protocols A10). */
export const validateTokenEndpoint = defineEndpoint({
  id: 'IMP-28a',
  method: 'GET',
  path: '/api/auth/validate_token',
  summary: 'Check the login',
  access: 'open',
  request: noFields,
  response: z.strictObject({ success: z.literal(true), data: gemAccount }),
  refusals: { 401: gemRefusal },
})

/** Sends the confirmation mail again (protocols A14; CONFIRM-09). */
export const resendConfirmationEndpoint = defineEndpoint({
  id: 'IMP-28b',
  method: 'POST',
  path: '/api/auth/confirmation',
  summary: 'Send the confirmation mail again',
  access: 'open',
  request: z.object({ email: gemParameter }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  refusals: { 401: gemRefusal, 404: gemRefusal },
})

/** Exists to say no (protocols A1). */
export const signInByGetEndpoint = defineEndpoint({
  id: 'IMP-28c',
  method: 'GET',
  path: '/api/auth/sign_in',
  summary: 'Refuse to log in by GET',
  access: 'open',
  request: noFields,
  response: z.never(),
  refusals: { 405: gemRefusal },
})
