/** Addresses of this server, for checking the host and the origin of a request. */
export interface Site {
  /** The bound port; known only once listening. */
  readonly port: () => number
  /** Further origins that may use the API, exact. */
  readonly appOrigins: readonly string[]
  /** Further host names of this server, for programs and the member app, without port. */
  readonly hosts?: readonly string[] | undefined
  /** Further sources of pictures that pages may show. */
  readonly pictureSources?: () => readonly string[]
  /** Name of a further world (`w1`); its host names begin with it. */
  readonly world?: string
  /** The only origin of a listener for a real phone, instead of our loopback names. */
  readonly only?: string
}
