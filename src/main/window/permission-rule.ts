import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { isPhone } from '../local-origins.ts'

interface PermissionRequest {
  readonly permission: string
  /** Origin of the frame that asks. */
  readonly origin: string | undefined
}

/**
 * Which permissions pages get, without asking: writing to the clipboard, for the workbench (copy as curl) and the phones
 * (copy an introduction); for the workbench the picture of its own window (lend-own-picture.ts). Nothing else, for nobody: a member photographs the age document with the camera app of the
 * phone, which is no permission of a page.
 */
export function isPermitted({ permission, origin }: PermissionRequest, origins: LocalOrigins): boolean {
  if (permission === 'display-capture') return origin === origins.workbench
  if (permission !== 'clipboard-sanitized-write') return false
  return origin === origins.workbench || isPhone(origins, origin)
}
