import {
  memberHosts,
  phoneHost,
  phoneNames,
  splitHost,
  workbenchHost,
  worldHost,
} from '../../src/contract/rules/hosts.ts'
import type { Site } from './site.ts'

export type HostRole = 'member' | 'workbench' | 'unknown'

export const unknownHostText = '403 Unknown host'

const phonesByHost = new Map<string, string>(phoneNames.map((name) => [phoneHost(name), name]))

/** Returns the role of a Host header. Only the names of this server have one; others get no access. */
export function roleAt(site: Site, host: string | undefined): HostRole {
  if (site.only !== undefined) return host !== undefined && `http://${host}` === site.only ? 'member' : 'unknown'
  const { world, rest } = partsOf(host)
  if (world !== (site.world ?? '')) return 'unknown'
  if (rest === workbenchHost()) return 'workbench'
  const isMember = world === '' ? memberHosts.has(rest) || isNamed(site, rest) : isWorldHost(rest)
  return isMember ? 'member' : 'unknown'
}

/** Returns the world that a Host header names; empty for the first. */
export const worldOfHost = (host: string | undefined): string => partsOf(host).world

/** Returns the letter of the phone that an origin or Host belongs to; null for other pages and programs. */
export function phoneOf(address: string): string | null {
  const [host] = address.includes('/') ? address.replace(/^https?:\/\//i, '').split('/', 1) : [address]
  return phonesByHost.get(partsOf(host).rest) ?? null
}

/** Returns whether a Host header names this server, and no phone or workbench on it. */
export function isPlainHost(site: Pick<Site, 'hosts'>, host: string | undefined): boolean {
  const name = hostName(host)
  return isNamed(site, name) || (memberHosts.has(name) && !phonesByHost.has(name))
}

const isNamed = ({ hosts = [] }: Pick<Site, 'hosts'>, name: string) => hosts.includes(name)

/** A further world has no plain address, and one more name for programs. */
const isWorldHost = (rest: string) => phonesByHost.has(rest) || rest === worldHost('')

/** Host headers and their parts, because the steps around a request read them five times. */
const knownParts = new Map<string, ReturnType<typeof splitHost>>()
const mostKnownParts = 100

function partsOf(host = ''): ReturnType<typeof splitHost> {
  let parts = knownParts.get(host)
  if (!parts) {
    parts = splitHost(hostName(host))
    // Any client may send any name.
    if (knownParts.size === mostKnownParts) knownParts.clear()
    knownParts.set(host, parts)
  }
  return parts
}

/** Returns the name in a Host header, without its port. */
function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}
