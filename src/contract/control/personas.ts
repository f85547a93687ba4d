import * as z from 'zod/mini'
import { gemAccount } from '../calls/auth/gem.ts'
import { defineControl } from './define-control.ts'

/** Somebody made for trying the service, with a login. */
const persona = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** null for a persona that owns no profile. */
  name: z.nullable(z.string()),
  /** 1 man, 2 woman. */
  sex: z.int(),
  email: z.string(),
  password: z.string(),
  text: z.string(),
  /** Path of the first photo; null where this world has no such member, or nobody may see it. */
  photo: z.nullable(z.string()),
})
export type Persona = z.output<typeof persona>

export const listPersonas = defineControl({
  id: 'listPersonas',
  method: 'GET',
  path: '/personas',
  summary: 'The personas with their logins',
  response: z.array(persona),
})

export const openSession = defineControl({
  id: 'openSession',
  method: 'POST',
  path: '/sessions',
  summary: 'Logs a member in without a password; the session headers also stand on the answer',
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
