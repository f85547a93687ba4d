import { confirmationLinkMs, resetLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'

/** Whether a link that confirms an address is still valid (D-17). A repeated mail has the instant of the first one. */
export function isConfirmationLinkOpen(sentAt: number, { now }: Context): boolean {
  return now < sentAt + confirmationLinkMs
}

/** Whether a link to a new password is still valid (D-17). */
export function isResetLinkOpen(sentAt: number, { now }: Context): boolean {
  return now < sentAt + resetLinkMs
}
