import * as z from 'zod/mini'
import type { CapsulePhone } from '../../../contract/control/capsule.ts'
import { phoneLook } from '../../../contract/control/phone-messages.ts'
import { deviceNames, type PhoneState } from './phones.ts'

/** How a phone is held and drawn. What a file says of it is outside data. */
const screenSchema = z.partial(
  z.object({ device: z.enum(deviceNames), isTurned: z.boolean(), look: z.partial(phoneLook) }),
)

/** Everything of a phone's state but who is logged in and where. */
export function screenOfState({
  email: _email,
  route: _route,
  ...screen
}: PhoneState): CapsulePhone['screen'] {
  // What was left out is not there in a file either.
  return z.parse(z.record(z.string(), z.json()), JSON.parse(JSON.stringify(screen)))
}

/** What a screen is that says nothing else. */
const asUsual = { isTurned: undefined, look: undefined }

/** The same read from a file; what does not fit is left as it is on this stage. */
export function readScreen(screen: Readonly<Record<string, unknown>>): Partial<PhoneState> {
  const parsed = z.safeParse(screenSchema, screen)
  return parsed.success ? ({ ...asUsual, ...parsed.data } as Partial<PhoneState>) : {}
}
