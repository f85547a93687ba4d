import { isEmailFormat } from './email-form.tsx'

const names = ['code', 'afad', 'did', 'cid', 'p'] as const

export type TrackingParameters = Partial<Record<(typeof names)[number], string>>

/** Reads the advertising parameters of a sign-up that the query has (AUTH-23, AUTH-24, TRACK-01). */
export function trackingParameters(query: URLSearchParams): TrackingParameters {
  const found = names.map((name) => [name, query.get(name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value))
}

/** Whether the button of /signup is disabled: terms unchecked and address invalid (AUTH-34 to AUTH-36). */
export function isSignUpOff(termsAccepted: boolean, email: string): boolean {
  return !termsAccepted && !isEmailFormat(email)
}
