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
    // The browser below is none that Electron's handler could answer for; lend-own-picture.test.ts calls it.
  },
  setDevicePermissionHandler(_handler: () => boolean): void {
    // No spec reaches a device: the browser has none to offer.
  },
})

export const session = strict('session', { defaultSession })
