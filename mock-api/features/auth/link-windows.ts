import { confirmationLinkMs, resetLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'

/** Returns the end of a link that confirms an address (D-17). A repeated mail has the instant of the first one. */
export function confirmationLinkEnd(sentAt: number): number {
  return sentAt + confirmationLinkMs
}

export function isConfirmationLinkOpen(sentAt: number, { now }: Context): boolean {
  return now < confirmationLinkEnd(sentAt)
}

/** Returns the end of a link to a new password (D-17). */
export function resetLinkEnd(sentAt: number): number {
  return sentAt + resetLinkMs
}

export function isResetLinkOpen(sentAt: number, { now }: Context): boolean {
  return now < resetLinkEnd(sentAt)
}
