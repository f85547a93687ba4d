import { strict } from './known.ts'
import { permissionHandlers } from './permissions.ts'

const defaultSession = strict('session.defaultSession', {
  setPermissionRequestHandler(handler: NonNullable<(typeof permissionHandlers)['request']>): void {
    permissionHandlers.request = handler
  },
  setPermissionCheckHandler(handler: NonNullable<(typeof permissionHandlers)['check']>): void {
    permissionHandlers.check = handler
  },
  setDevicePermissionHandler(_handler: () => boolean): void {
    // No spec reaches a device: the browser has none to offer.
  },
})

export const session = strict('session', { defaultSession })
