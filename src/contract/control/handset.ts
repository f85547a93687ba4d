import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

/** The one real phone that may open the member app over the local network. */
const handset = z.strictObject({
  /** `off`: nothing listens; `waiting` for a phone with the invitation; `open`: one phone has come. */
  state: z.enum(['off', 'waiting', 'open']),
  /** Origin that the phone reaches the member app at; null while nothing listens. */
  origin: z.nullable(z.string()),
  /** Address that lets one phone in, once; null when nobody can come in by it. */
  invitation: z.nullable(z.string()),
  /** Address of the phone, and what its browser says of itself. */
  phone: z.nullable(z.strictObject({ address: z.string(), browser: z.string() })),
  /** Addresses of this machine that a phone may reach it by. */
  networks: z.array(z.strictObject({ name: z.string(), address: z.string() })),
})
export type HandsetReading = z.output<typeof handset>

export const readHandset = defineControl({
  id: 'readHandset',
  method: 'GET',
  path: '/handset',
  summary: 'Whether a real phone may come in, and which one has',
  response: handset,
})

export const openHandset = defineControl({
  id: 'openHandset',
  method: 'POST',
  path: '/handset',
  summary: 'Listens in the local network for one real phone, in place of the one before',
  request: z.strictObject({
    /** One of `networks`; the first when left out. */
    address: z.optional(z.string()),
    /** Whom the phone begins logged in as: mail address, persona key or id; nobody when left out. */
    email: z.optional(z.string()),
    /** The page it opens. */
    to: z.optional(z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000))),
  }),
  response: handset,
})

export const closeHandset = defineControl({
  id: 'closeHandset',
  method: 'DELETE',
  path: '/handset',
  summary: 'Ends the listener, its sockets and the login of the phone to it',
  response: handset,
})
