/** Of a sign-up (IMP-26). */
export const conversionScript = '/tracking/conversion.js'
/** Where the stand-in of the card provider's script lies beside the API (IMP-10). */
export const cardScript = '/mock/card-token.js'
export const workerScript = '/service-worker.js'

const known: readonly string[] = [conversionScript, cardScript, workerScript]

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

declare global {
  interface Window {
    /** Missing in older browsers, which take any text. */
    readonly trustedTypes?: TrustedTypes
  }
}

const rules = {
  createScriptURL(address: string): string {
    const { pathname } = new URL(address, location.origin)
    if (!known.includes(pathname)) throw new Error(`Failed to load a script: ${pathname} is none of ours.`)
    return address
  },
}

type Policy = Pick<typeof rules, 'createScriptURL'>

/** The rules as the browser wants them; without its guard the rules themselves. */
export function policyOf(types: TrustedTypes | undefined): Policy {
  return types?.createPolicy('yoimachi', rules) ?? rules
}

/** A page may make it once. */
let policy: Policy | undefined

/** The address of a script as the content security policy wants it: the scripts of this list and no other. */
export function scriptAddress(address: string): string {
  policy ??= policyOf(window.trustedTypes)
  return policy.createScriptURL(address)
}
