import { currentCopy } from '../../hub/language.ts'
import { handsetCopy } from './copy.ts'

/** Name of a device, from its browser's user agent. */
export function deviceName(userAgent: string): string {
  const { tablet, mac, computer, other } = currentCopy(handsetCopy).devices
  const names = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android.*Mobile/, 'Android'],
    [/Android/, tablet],
    // Safari on an iPad has the user agent of a Mac.
    [/Macintosh/, mac],
    [/Windows/, 'Windows'],
    [/Linux|CrOS/, computer],
  ] as const
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? other
}
