/** Conversion script of a sign-up (IMP-26). */
export const conversionScript = '/tracking/conversion.js'
/** Script of the mock card provider, beside the API (IMP-10). */
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
    /** Missing in older browsers, which accept plain strings. */
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

/** Policy for Trusted Types; without browser support the rules themselves. */
export function policyOf(types: TrustedTypes | undefined): Policy {
  return types?.createPolicy('yoimachi', rules) ?? rules
}

/** Created once, because a page may create a policy name only once. */
let policy: Policy | undefined

/** Script address as the content security policy requires it; accepts only the scripts of this list. */
export function scriptAddress(address: string): string {
  policy ??= policyOf(window.trustedTypes)
  return policy.createScriptURL(address)
}
