import * as z from 'zod/mini'
import { type Sex, sexes, sexSchema } from '../enums/member.ts'
import { passwordRefusal, redirectRefusal, signInRefusal, signUpRefusal } from '../wire/auth-errors.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { gemRefusal, noJsonBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** Longest parameter of /api/auth, in code points. */
const parameterMaxLength = 1000

/**
 * A parameter of /api/auth. A missing or mistyped value is read as '', because the rule must refuse it with the gem's
 * own body and status (C-5). Our own client must send it.
 */
const gemParameter = request.sentAsRead(z.catch(z._default(request.text(parameterMaxLength), ''), ''))

/** An optional parameter of /api/auth; '' and null count as absent (TRACK-01). */
const optionalGemParameter = z.catch(z.optional(z.nullable(request.text(parameterMaxLength))), undefined)

/** One of the three session values as a parameter (C-7, protocols A2). Headers take precedence. */
export const loginParameter = z.catch(z.optional(request.text(parameterMaxLength)), undefined)

/** Account in the responses of sign-in and validate_token (protocols A6). */
export const gemAccount = z.strictObject({
  id: wire.id,
  provider: z.literal('email'),
  uid: z.string(),
  email: z.string(),
  sex: sexSchema,
})

/** Account with timestamps, in the responses of sign-up and password change (protocols A6). */
const gemAccountWithTimes = z.strictObject({
  ...gemAccount.shape,
  created_at: wire.instant,
  updated_at: wire.instant,
})

export type GemAccount = z.output<typeof gemAccount>
export type GemAccountWithTimes = z.output<typeof gemAccountWithTimes>

/** A missing or invalid sex is read as null, so the rule refuses it in the gem's format. */
const signUpSex = z.catch(z.nullable(request.numberOf(sexes)), null) as unknown as z.ZodMiniType<Sex | null, Sex>

/** Creates an account. The session in the headers is accepted only after the mail address is confirmed. */
export const signUpEndpoint = defineEndpoint('API-01', 'POST /api/auth', {
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

/** Opens a session and returns its values in the response headers. */
export const signInEndpoint = defineEndpoint('API-02', 'POST /api/auth/sign_in', {
  summary: 'Log in',
  automatic: true,
  session: 'opens',
  access: 'open',
  request: z.object({ email: gemParameter, password: gemParameter }),
  response: z.strictObject({ data: gemAccount }),
  headerFields: ['email', 'password'],
  refusals: { 401: signInRefusal },
})

/** Ends the request's session. Without a session the status is 404, never 401. */
export const signOutEndpoint = defineEndpoint('API-03', 'DELETE /api/auth/sign_out', {
  summary: 'Log out',
  automatic: true,
  session: 'ends',
  access: 'open',
  evenIfBarred: true,
  request: request.noFields,
  response: wire.success,
  refusals: { 404: gemRefusal },
})

/** Sends the password reset mail (IMP-04). */
export const requestPasswordResetEndpoint = defineEndpoint('API-04', 'POST /api/auth/password', {
  summary: 'Request a password reset mail',
  access: 'open',
  request: z.object({ email: gemParameter, redirect_url: gemParameter }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  refusals: { 401: gemRefusal, 404: gemRefusal, 422: redirectRefusal },
})

/** Sets a new password. The session values travel as headers or as parameters. */
export const changePasswordEndpoint = defineEndpoint('API-05', 'PUT /api/auth/password', {
  summary: 'Set a new password',
  session: 'takes',
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

/** Confirms the mail address. Browser navigations get a redirect. */
export const confirmEmailEndpoint = defineEndpoint('API-06', 'GET /api/auth/confirmation', {
  summary: 'Confirm the mail address',
  access: 'open',
  request: z.object({ confirmation_token: gemParameter }),
  response: wire.success,
  refusals: { 302: noJsonBody },
  readOnly: false,
})

/** Target of the password reset link. Redirects, or responds with a plain 404 for an invalid token (protocols A12). */
export const editPasswordEndpoint = defineEndpoint('IMP-04', 'GET /api/auth/password/edit', {
  summary: 'Open the link of the reset mail',
  access: 'open',
  request: z.object({ reset_password_token: gemParameter, redirect_url: gemParameter }),
  response: z.never(),
  refusals: { 302: noJsonBody, 401: gemRefusal, 404: noJsonBody, 422: redirectRefusal },
  readOnly: false,
})

/** Checks whether the session is still accepted (protocols A10). */
export const validateTokenEndpoint = defineEndpoint('IMP-28a', 'GET /api/auth/validate_token', {
  summary: 'Check the login',
  automatic: true,
  session: 'takes',
  access: 'open',
  request: request.noFields,
  response: z.strictObject({ success: z.literal(true), data: gemAccount }),
  refusals: { 401: gemRefusal },
})

/** Resends the confirmation mail (protocols A14; CONFIRM-09). */
export const resendConfirmationEndpoint = defineEndpoint('IMP-28b', 'POST /api/auth/confirmation', {
  summary: 'Resend the confirmation mail',
  access: 'open',
  request: z.object({ email: gemParameter }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  refusals: { 401: gemRefusal, 404: gemRefusal },
})

/** Documented only to refuse (protocols A1). */
export const signInByGetEndpoint = defineEndpoint('IMP-28c', 'GET /api/auth/sign_in', {
  summary: 'Refuse to log in by GET',
  access: 'open',
  request: request.noFields,
  response: z.never(),
  refusals: { 405: gemRefusal },
})
