/** Parent of all host names of one server. Every browser resolves `*.localhost` to loopback. */
const parent = 'yoimachi.localhost'

/** Phones of the workbench's stage. Each has its own origin, and so its own storage. */
export const phoneNames = ['a', 'b', 'c'] as const
export type PhoneName = (typeof phoneNames)[number]

/** Puts the name of a world beside the first in front of a host name: `w1.a.yoimachi.localhost`. */
const inWorld = (world: string, host: string) => (world === '' ? host : `${world}.${host}`)

export const workbenchHost = (world = ''): string => inWorld(world, `workbench.${parent}`)
export const phoneHost = (name: PhoneName, world = ''): string => inWorld(world, `${name}.${parent}`)
/** Host of a world beside the first for programs. */
export const worldHost = (world: string): string => inWorld(world, parent)

/** Splits a host into the world that it names and the rest: `w1.a.yoimachi.localhost` is `a.yoimachi.localhost` of `w1`. */
export function splitHost(host: string): { readonly world: string; readonly rest: string } {
  const [, world = '', rest = host] = /^(w\d+)\.((?:[a-z]+\.)?yoimachi\.localhost(?::\d+)?)$/.exec(host) ?? []
  return { world, rest }
}

/** Hosts of the member app, without port. */
export const memberHosts: ReadonlySet<string> = new Set([
  '127.0.0.1',
  'localhost',
  // The same name, written in full.
  'localhost.',
  '[::1]',
  ...phoneNames.map((name) => phoneHost(name)),
])

export interface LocalOrigins {
  readonly workbench: string
  /** Origins of the member app in the stage's frames. */
  readonly phones: readonly string[]
}

/** Returns the origin of a host; an empty port means the default port. */
export function localOrigin(host: string, port: number | string): string {
  return `http://${host}${port === '' ? '' : `:${port}`}`
}

/** @param world name of a world beside the first */
export function localOrigins(port: number, world = ''): LocalOrigins {
  return {
    workbench: localOrigin(workbenchHost(world), port),
    phones: phoneNames.map((name) => localOrigin(phoneHost(name, world), port)),
  }
}

/** Path of the presenter's notes, a page of the workbench in its own window. */
export const presenterPath = '/presenter'
