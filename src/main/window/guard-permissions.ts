import type { Session } from 'electron'
import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { originOf } from '../local-origins.ts'
import { isPermitted } from './permission-rule.ts'

/**
 * Answers every permission question of a session by rule, without asking the person.
 * @param origins of the server that runs now
 */
export function guardPermissions(session: Session, origins: () => LocalOrigins): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isPermitted({ permission, origin: originOf(details.requestingUrl) }, origins()))
  })
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) => {
    // Electron hands the origin over as an address with a closing slash.
    return isPermitted({ permission, origin: originOf(requestingOrigin) }, origins())
  })
  session.setDevicePermissionHandler(() => false)
}
