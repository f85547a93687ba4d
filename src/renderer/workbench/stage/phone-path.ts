import { memberHosts } from '../../../contract/rules/start-options.ts'

/** Where this server is reached: its port on this machine, and the origin of a real phone while one is in. */
interface Server {
  readonly port: string
  readonly handset?: string | null | undefined
}

/**
 * Path, query and fragment of an address as one phone opens it. An address inside the query that leads back to this
 * server (the redirect_url of a mailed link) is put on the phone's origin too: a link may be opened on another phone than
 * the one that asked for it, and a phone cannot show pages of other origins.
 */
export function addressOn(origin: string, address: string, { port, handset }: Server): string {
  const url = new URL(address, origin)
  for (const [name, value] of url.searchParams) {
    if (!value.startsWith('http://') || !URL.canParse(value)) continue
    const inner = new URL(value)
    if (inner.origin === handset || (memberHosts.has(inner.hostname) && inner.port === port))
      url.searchParams.set(name, value.replace(inner.origin, origin))
  }
  return url.pathname + url.search + url.hash
}
