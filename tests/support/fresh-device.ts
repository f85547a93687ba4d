import { clearSession, writeSession } from '../../src/renderer/member/api/session-store.ts'
import { changeDeviceSettings, type DeviceSettings } from '../../src/renderer/member/shared/device/device-settings.ts'

/** Settings of a device that has none turned off. */
export const allSettingsOn: DeviceSettings = { banner: true, count: true, enterSends: true, partnerPane: true }

/** Stores a login of the member app. @param name of the member, before the @ of the mail address */
export const logInOnDevice = (name: string): void =>
  writeSession({ uid: `${name}@yoimachi.example`, client: 'c', 'access-token': 't' })

/** Empties the storage of the browser and logs in `her`, for `beforeEach`. */
export function startOnFreshDevice(): void {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  logInOnDevice('her')
  changeDeviceSettings(allSettingsOn)
}
