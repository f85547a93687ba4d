/** The names of this machine that one running server answers to. `*.localhost` is loopback in every browser. */
const parent = 'yoimachi.localhost'

/** The phones of the workbench's stage; each has an origin, and so a storage, of its own. */
export const phoneNames = ['a', 'b', 'c'] as const
export type PhoneName = (typeof phoneNames)[number]

export const workbenchHost = `workbench.${parent}`
export const phoneHost = (name: PhoneName): string => `${name}.${parent}`

/** Hosts that show the member app, without port. */
export const memberHosts: ReadonlySet<string> = new Set([
  '127.0.0.1',
  'localhost',
  '[::1]',
  ...phoneNames.map(phoneHost),
])

export interface LocalOrigins {
  readonly workbench: string
  /** Origins that show the member app in a frame of the stage. */
  readonly phones: readonly string[]
}

/** Origin of one of the names above; '' as port is the scheme's usual one. */
export function localOrigin(host: string, port: number | string): string {
  return `http://${host}${port === '' ? '' : `:${port}`}`
}

export function localOrigins(port: number): LocalOrigins {
  return {
    workbench: localOrigin(workbenchHost, port),
    phones: phoneNames.map((name) => localOrigin(phoneHost(name), port)),
  }
}

/** Page of the workbench with the presenter's notes, in a window of its own. */
export const presenterPath = '/presenter'
