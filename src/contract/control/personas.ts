import * as z from 'zod/mini'
import { gemAccount } from '../calls/auth.ts'
import { sexSchema } from '../enums/member.ts'
import { inEnglish } from '../rules/language.ts'
import { defineControl } from './define-control.ts'

/** A prepared member with a login. */
const persona = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** null without a profile. */
  name: z.nullable(z.string()),
  sex: sexSchema,
  email: z.string(),
  password: z.string(),
  text: z.string(),
  en: inEnglish('title', 'text'),
  /** Path of the first photo; null if the member does not exist in this world or the photo is hidden. */
  photo: z.nullable(z.string()),
})
export type Persona = z.output<typeof persona>

export const listPersonas = defineControl('listPersonas', 'GET /personas', {
  summary: 'The personas with their logins',
  response: z.array(persona),
})

export const openSession = defineControl('openSession', 'POST /sessions', {
  summary: 'Logs a member in without a password; the response also has the session headers',
  request: z.union([z.strictObject({ persona: z.string() }), z.strictObject({ email: z.string() })]),
  response: z.strictObject({
    'access-token': z.string(),
    'token-type': z.string(),
    client: z.string(),
    expiry: z.string(),
    uid: z.string(),
    account: gemAccount,
  }),
})
