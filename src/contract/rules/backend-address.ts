import * as z from 'zod/mini'

const thisMachine = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)$/
const bare = /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i

/**
 * The base address of a real API: https, or http on this machine. Without query and fragment, and without a user name or
 * password, which GET /__control/backend would show and the settings keep.
 */
export const backendAddress = z
  .union([z.url({ protocol: /^https$/ }), z.url({ protocol: /^http$/, hostname: thisMachine })])
  .check(z.refine((text) => bare.test(text)))

/** What to give, for the end of a refusal; the text itself may hold a password and is not repeated. */
export const backendAddressHint =
  'an https address (http on this machine) without user name, query and fragment'

export function isBackendAddress(text: string): boolean {
  return backendAddress.safeParse(text).success
}
