import * as z from 'zod/mini'
import { type PhoneName, phoneNames } from '../rules/hosts.ts'

export const phone = z.enum(phoneNames)

/** Network of a phone. `slow` delays every call; `offline` fails calls and sockets. */
export const phoneNetwork = z.enum(['online', 'slow', 'offline'])
export type PhoneNetwork = z.output<typeof phoneNetwork>
/** Delay of each request on a slow network, in milliseconds. */
export const slowNetworkMs = 2000

/** Path of the member app with query and fragment. */
export const memberPage = z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000))

/** Person and page of a phone. `email` is null for nobody. */
export const stagePhone = z.strictObject({ email: z.nullable(z.string()), page: memberPage })
export type StagePhone = z.output<typeof stagePhone>

export const stagePhones = z.partialRecord(phone, stagePhone)
export type StagePhones = z.output<typeof stagePhones>

/** Maps the value of each phone. A phone without a value, and one for which `change` returns undefined, is left out. */
export function mapPhones<From, To>(
  phones: Readonly<Partial<Record<PhoneName, From>>>,
  change: (value: From, name: PhoneName) => To | undefined,
): Partial<Record<PhoneName, To>> {
  const entries = phoneNames.flatMap((name) => {
    const value = phones[name]
    const changed = value === undefined ? undefined : change(value, name)
    return changed === undefined ? [] : [[name, changed] as const]
  })
  return Object.fromEntries(entries)
}
