import type { LocalOrigins } from '../contract/rules/start-options.ts'

/** Origin of an address, or `undefined` for what is no address or has none (`data:`, `about:`). */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return origin === 'null' ? undefined : origin
}

export function isPhone(origins: LocalOrigins, origin: string | undefined): boolean {
  return origin !== undefined && origins.phones.includes(origin)
}
