import type { LocalOrigins } from '../../contract/rules/local-origins.ts'
import { isPhone } from '../local-origins.ts'

interface PermissionWish {
  readonly permission: string
  /** Origin of the frame that asks. */
  readonly origin: string | undefined
  /** Media kinds asked for, for the permission `media`. */
  readonly media: readonly string[]
}

/**
 * Which permissions pages get, without asking: the camera for phones (the age document can be photographed) and writing
 * to the clipboard for the workbench (copy as curl). Nothing else, for nobody.
 */
export function isPermitted({ permission, origin, media }: PermissionWish, origins: LocalOrigins): boolean {
  if (permission === 'media') {
    const cameraOnly = media.length > 0 && media.every((kind) => kind === 'video')
    return cameraOnly && isPhone(origins, origin)
  }
  return permission === 'clipboard-sanitized-write' && origin === origins.workbench
}
