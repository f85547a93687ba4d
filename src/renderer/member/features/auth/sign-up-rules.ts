const names = ['code', 'afad', 'did', 'cid', 'p'] as const

export type TrackingParameters = Partial<Record<(typeof names)[number], string>>

/** Reads the advertising parameters of a sign-up that the query has (AUTH-23, AUTH-24, TRACK-01). */
export function trackingParameters(query: URLSearchParams): TrackingParameters {
  const found = names.map((name) => [name, query.get(name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value))
}

const emailFormat = /^[A-Za-z0-9]+[A-Za-z0-9_.-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Whether the address of a sign-up has an accepted format (AUTH-25 to AUTH-27, AUTH-30). */
export const isEmailFormat = (text: string): boolean => emailFormat.test(text)

/** Whether the button of /signup is disabled: terms unchecked and address invalid (AUTH-34 to AUTH-36). */
export function isSignUpOff(termsAccepted: boolean, email: string): boolean {
  return !termsAccepted && !isEmailFormat(email)
}
