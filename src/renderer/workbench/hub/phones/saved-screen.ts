import * as z from 'zod/mini'
import type { WholePhone } from '../../../../contract/control/stage.ts'
import { phoneState, type PhoneState } from '../phone-state.ts'

/** Screen of a phone in a file, without its login and page. */
const { device, isTurned, look } = phoneState.shape
const screen = z.object({ device: z.exactOptional(device), isTurned, look })

/** State of a phone without its login and page. */
export const screenOfState = ({ email: _email, route: _route, ...own }: PhoneState): WholePhone['screen'] => own

/** Parses a screen's state from a file. Values that do not fit keep the stage's setting. */
export function readScreen(saved: Readonly<Record<string, unknown>>): Partial<PhoneState> {
  const parsed = z.safeParse(screen, saved)
  return parsed.success ? { isTurned: undefined, look: undefined, ...parsed.data } : {}
}
