import { backendAddressHint, isBackendAddress } from '../../src/contract/rules/backend-address.ts'

/** An address that cannot be a backend; the message is one line for a person. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
}

/** Which API answers behind this server: the mock, or a real one at a base address. */
export class Backend {
  private base: URL | undefined
  private real = false
  private readonly listeners: (() => void)[] = []

  /** @param url of the real API to begin with; without it the mock answers. Throws BackendError. */
  constructor(url?: string) {
    if (url !== undefined) this.useReal(url)
  }

  get mode(): 'mock' | 'real' {
    return this.real ? 'real' : 'mock'
  }

  /** The base address of the real API as last given, also while the mock answers. */
  get url(): string | null {
    return this.base?.href ?? null
  }

  /** Origin of the real API; undefined while the mock answers. */
  get origin(): string | undefined {
    return this.real ? this.base?.origin : undefined
  }

  useMock(): void {
    this.real = false
    this.notify()
  }

  /** Lets the real API answer: at `url`, or where it was last. Throws BackendError. */
  useReal(url?: string): void {
    const base = url === undefined ? this.base : readBase(url)
    if (!base) throw new BackendError('Failed to use the real API: no address is known. Give url.')
    this.base = base
    this.real = true
    this.notify()
  }

  /** The real address of a path with query. Only while the real API answers. */
  target(pathAndQuery: string): URL {
    if (!this.base) throw new BackendError('Failed to reach the real API: no address is known.')
    return new URL(this.base.href.replace(/\/$/, '') + pathAndQuery)
  }

  /** Calls the listener after each change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener)
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}

/** A base address that may be used. Throws BackendError. */
export function readBase(text: string): URL {
  if (isBackendAddress(text)) return new URL(text)
  throw new BackendError(`Failed to use the address: it is not allowed. Give ${backendAddressHint}.`)
}
