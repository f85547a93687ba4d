import { localOrigin, memberHosts, phoneHost, type PhoneName, splitHost } from '../../../../contract/rules/hosts.ts'

/** Origin of a phone: a sibling of the workbench's host name in the same world, on the same port. */
export const phoneOrigin = (phone: PhoneName): string =>
  localOrigin(phoneHost(phone, splitHost(location.hostname).world), location.port)

/** Addresses of this server: its port on this machine, and the origin of the connected real phone. */
interface Server {
  readonly port: string
  readonly handset?: string | null | undefined
}

/**
 * Path, query and fragment of an address for one phone. A server address inside the query, such as the redirect_url of
 * a mailed link, is moved to the phone's origin. A link may be opened on a different phone than the requesting phone,
 * and a phone cannot show pages of other origins.
 */
export function addressOn(origin: string, address: string, { port, handset }: Server): string {
  const url = new URL(address, origin)
  for (const [name, value] of url.searchParams) {
    if (!value.startsWith('http://') || !URL.canParse(value)) continue
    const inner = new URL(value)
    if (inner.origin === handset || (memberHosts.has(splitHost(inner.hostname).rest) && inner.port === port))
      url.searchParams.set(name, value.replace(inner.origin, origin))
  }
  return url.pathname + url.search + url.hash
}
