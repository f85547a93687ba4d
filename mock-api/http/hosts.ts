import { memberHosts, phoneHost, phoneNames, workbenchHost } from '../../src/contract/rules/start-options.ts'

const phonesByHost = new Map<string, string>(phoneNames.map((name) => [phoneHost(name), name]))

export type HostRole = 'member' | 'workbench' | 'unknown'

/** Returns the role of a Host header. Only our loopback names have one, so that no foreign name reaches the server. */
export function roleOfHost(host: string | undefined): HostRole {
  const name = hostName(host)
  if (name === workbenchHost) return 'workbench'
  return memberHosts.has(name) ? 'member' : 'unknown'
}

/** Returns whether an origin is the app's own on this port, or a configured one (C-12). */
export function isAppOrigin(origin: string, port: number, others: readonly string[]): boolean {
  if (others.includes(origin)) return true
  const match = /^http:\/\/(.+):(\d+)$/.exec(origin)
  return match !== null && Number(match[2]) === port && memberHosts.has(match[1] as string)
}

/** Returns the origin of a well-formed absolute address. */
export function originOf(address: string): string {
  return address.slice(0, address.indexOf('/', address.indexOf('://') + 3))
}

/** Returns the letter of the phone that an origin or Host belongs to; null for other pages and programs. */
export function phoneOf(address: string): string | null {
  const [host] = address.replace(/^https?:\/\//i, '').split('/', 1)
  return phonesByHost.get(hostName(host)) ?? null
}

function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '')
}
