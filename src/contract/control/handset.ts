import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

/** The real phone that may open the member app over the local network. */
const handset = z.strictObject({
  /** `off`: not listening; `waiting`: no phone admitted yet; `open`: one phone admitted. */
  state: z.enum(['off', 'waiting', 'open']),
  /** Origin of the member app for the phone; null when off. */
  origin: z.nullable(z.string()),
  /** URL that admits one phone once; null when it cannot be used. */
  invitation: z.nullable(z.string()),
  /** Address and user agent of the phone. */
  phone: z.nullable(z.strictObject({ address: z.string(), browser: z.string() })),
  /** Addresses of this machine in local networks. */
  networks: z.array(z.strictObject({ name: z.string(), address: z.string() })),
})
export type HandsetReading = z.output<typeof handset>

export const readHandset = defineControl('readHandset', 'GET /handset', {
  summary: 'Whether a real phone is allowed, and which one is connected',
  response: handset,
})

export const openHandset = defineControl('openHandset', 'POST /handset', {
  summary: 'Listens in the local network for one real phone; replaces the previous one',
  request: z.strictObject({
    /** One of `networks`; defaults to the first. */
    address: z.optional(z.string()),
    /** Member to log in on the phone: mail address, persona key or id; nobody by default. */
    email: z.optional(z.string()),
    /** Page to open. */
    to: z.optional(z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000))),
  }),
  response: handset,
})

export const closeHandset = defineControl('closeHandset', 'DELETE /handset', {
  summary: "Closes the listener, its connections and the phone's access",
  response: handset,
})
