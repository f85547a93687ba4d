/** The local origins of one running server: siblings of one name on one port, each with a storage of its own. */
export interface LocalOrigins {
  readonly workbench: string
  /** Origins that show the member app in a frame of the stage. */
  readonly phones: readonly string[]
}

export function localOrigins(port: number): LocalOrigins {
  const at = (name: string): string => `http://${name}.yoimachi.localhost:${port}`
  return { workbench: at('workbench'), phones: ['a', 'b', 'c'].map(at) }
}

/** Origin of an address, or `undefined` for what is no address or has none (`data:`, `about:`). */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return origin === 'null' ? undefined : origin
}

export function isPhone(origins: LocalOrigins, origin: string | undefined): boolean {
  return origin !== undefined && origins.phones.includes(origin)
}
