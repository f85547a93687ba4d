import { memberHosts, phoneHost, phoneNames, workbenchHost } from '../../src/contract/rules/start-options.ts'

const phonesByHost = new Map<string, string>(phoneNames.map((name) => [phoneHost(name), name]))

export type HostRole = 'member' | 'workbench' | 'unknown'

/** What a Host header asks for. Anything but our own loopback names is refused, so that no foreign name reaches us. */
export function roleOfHost(host: string | undefined): HostRole {
  const name = hostName(host)
  if (name === workbenchHost) return 'workbench'
  return memberHosts.has(name) ? 'member' : 'unknown'
}

/** Whether an origin is one of the app's own on this port, or one that was configured beside them (C-12). */
export function isAppOrigin(origin: string, port: number, others: readonly string[]): boolean {
  if (others.includes(origin)) return true
  const match = /^http:\/\/(.+):(\d+)$/.exec(origin)
  return match !== null && Number(match[2]) === port && memberHosts.has(match[1] as string)
}

/** The origin of an absolute address that is known to be well-formed, such as a request's. */
export function originOf(address: string): string {
  return address.slice(0, address.indexOf('/', address.indexOf('://') + 3))
}

/** Which phone of the stage an origin or a Host is, by its letter; null for other pages and programs. */
export function phoneOf(address: string): string | null {
  const [host] = address.replace(/^https?:\/\//i, '').split('/', 1)
  return phonesByHost.get(hostName(host)) ?? null
}

function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '')
}
