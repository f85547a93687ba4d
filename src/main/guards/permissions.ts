import type { Session } from 'electron'
import type { LocalOrigins } from '../../contract/rules/hosts.ts'
import { isPhone, originOf } from './navigation.ts'

interface PermissionRequest {
  readonly permission: string
  /** Origin of the frame that asks. */
  readonly origin: string | undefined
}

/**
 * Returns whether a permission is granted. The workbench and the phones may write to the clipboard, and the workbench may
 * capture its own window (`lendOwnPicture`). Photos of age documents need no permission: the phone's camera app takes them.
 */
export function isPermitted({ permission, origin }: PermissionRequest, origins: LocalOrigins): boolean {
  if (permission === 'display-capture') return origin === origins.workbench
  if (permission !== 'clipboard-sanitized-write') return false
  return origin === origins.workbench || isPhone(origins, origin)
}

/** Grants or denies every permission of a session by rule, without a prompt. */
export function guardPermissions(session: Session, origins: LocalOrigins): void {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    callback(isPermitted({ permission, origin: originOf(details.requestingUrl) }, origins))
  })
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) => {
    // Electron passes the origin as a URL with a trailing slash.
    return isPermitted({ permission, origin: originOf(requestingOrigin) }, origins)
  })
  session.setDevicePermissionHandler(() => false)
}

/**
 * Lets the workbench capture its own window for a picture or video of the stage. Other windows and the screen are never
 * captured, and no other page may capture anything.
 */
export function lendOwnPicture(session: Session, origins: LocalOrigins): void {
  session.setDisplayMediaRequestHandler(({ frame, securityOrigin }, callback) => {
    const isWorkbench = originOf(securityOrigin) === origins.workbench && frame?.parent === null
    callback(isWorkbench ? { video: frame } : null)
  })
}
