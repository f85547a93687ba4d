const names = ['code', 'afad', 'did', 'cid', 'p'] as const

export type TrackingParameters = Partial<Record<(typeof names)[number], string>>

/** The advertising parameters of the address that a sign-up carries (AUTH-23, AUTH-24); absent ones are left out (TRACK-01). */
export function trackingParameters(query: URLSearchParams): TrackingParameters {
  const found = names.map((name) => [name, query.get(name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value))
}
