import * as z from 'zod/mini'
import type { PhoneName } from './hosts.ts'

const loopbackHost = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)$/
const withoutQuery = /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i

/**
 * Base URL of a real API: https, or http on this machine. Refuses a query, a fragment and credentials, because GET
 * /__control/backend shows the URL and the settings store it.
 */
export const backendAddress = z
  .union([z.url({ protocol: /^https$/ }), z.url({ protocol: /^http$/, hostname: loopbackHost })])
  .check(z.refine((text) => withoutQuery.test(text)))

/** Expected value, for error messages. The given text is not repeated because it may hold a password. */
export const backendAddressHint = 'an https address (http on this machine) without user name, query and fragment'

export function isBackendAddress(text: string): boolean {
  return backendAddress.safeParse(text).success
}

/** The API in use: the mock, a real API, or `beside`: one phone uses the real API and all others the mock. */
export const backendModes = ['mock', 'beside', 'real'] as const
export type BackendMode = (typeof backendModes)[number]

/** The phone that uses the real API in mode `beside`. */
export const phoneBeside: PhoneName = 'b'

/** Returns whether a phone uses the real API. */
export const isRealTo = (mode: BackendMode, phone: string | null): boolean =>
  mode === 'real' || (mode === 'beside' && phone === phoneBeside)
