import { withPortMark } from '../world/port-mark.ts'
import { appOriginIn, hasPages, isAppOrigin, originOf } from './origins.ts'
import type { Site } from './site.ts'

/** Addresses of the app that this server serves, in requests and in mails. */
export interface AppAddresses {
  port(this: void): number
  /**
   * Origin of the app that sent a request: its Origin header if it is one of the app's, otherwise the request's own host.
   * A page in a file has no address that a link could lead to (`null`, `file://`); the app of this server stands in.
   */
  appOriginOf(this: void, origin: string | undefined, url: string): string
  /**
   * Returns an address as a mail stores it: with a placeholder for the port, and at loopback instead of the address of a
   * real phone, because the workbench reads the mail too, where that address is no longer valid later.
   */
  mailed(this: void, address: string): string
  /** Whether an address lies on one of the app's origins. */
  isOwnAddress(this: void, address: string): boolean
}

/** Returns the rest of an address as it was sent, or as it is understood if blanks or a user stand before it. */
function afterOrigin(address: string, origin: string): string {
  if (address.startsWith(origin)) return address.slice(origin.length)
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** @param handsetOrigin origin of the app on a real phone, while one is allowed */
export function appAddresses(site: Site, handsetOrigin: () => string | undefined = () => undefined): AppAddresses {
  const isOwn = (origin: string) => isAppOrigin(site, origin) || origin === handsetOrigin()
  return {
    port: site.port,
    mailed: (address) => {
      const origin = appOriginIn(address)
      if (site.appOrigins.includes(origin)) return address
      const own = origin === handsetOrigin() ? 'http://127.0.0.1' : origin
      return withPortMark(own) + afterOrigin(address, origin)
    },
    isOwnAddress: (address) => URL.canParse(address) && isOwn(appOriginIn(address)),
    appOriginOf: (origin, url) => (origin !== undefined && hasPages(origin) && isOwn(origin) ? origin : originOf(url)),
  }
}
