import { strict } from './known.ts'
import { permissionHandlers } from './permissions.ts'

type DisplayMediaHandler = (request: object, answer: (streams: object | null) => void) => void

const defaultSession = strict('session.defaultSession', {
  setPermissionRequestHandler(handler: NonNullable<(typeof permissionHandlers)['request']>): void {
    permissionHandlers.request = handler
  },
  setPermissionCheckHandler(handler: NonNullable<(typeof permissionHandlers)['check']>): void {
    permissionHandlers.check = handler
  },
  setDisplayMediaRequestHandler(_handler: DisplayMediaHandler): void {
    // This browser cannot use Electron's handler; lend-own-picture.test.ts calls it.
  },
  setDevicePermissionHandler(_handler: () => boolean): void {
    // The browser has no devices, so no spec reaches one.
  },
})

export const session = strict('session', { defaultSession })
