import { isRealTo, type BackendMode } from '../../src/contract/control/backend.ts'
import { backendAddressHint, isBackendAddress } from '../../src/contract/rules/start-options.ts'
import { phoneOf } from '../http/hosts.ts'

/** An address that cannot be a backend; the message is one line for a person. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
}

/** Which API answers behind this server: the mock, a real one at a base address, or each to phones of its own. */
export class Backend {
  private base: URL | undefined
  private chosen: BackendMode = 'mock'
  private readonly listeners: (() => void)[] = []

  /** @param url of the real API to begin with; without it the mock answers. Throws BackendError. */
  constructor(url?: string) {
    if (url !== undefined) this.use('real', url)
  }

  get mode(): BackendMode {
    return this.chosen
  }

  /** Whether the real API answers who reached this server by a name (a Host, or an address). */
  isRealAt(host: string | undefined): boolean {
    return this.chosen !== 'mock' && isRealTo(this.chosen, phoneOf(host ?? ''))
  }

  /** The base address of the real API as last given, also while the mock answers. */
  get url(): string | null {
    return this.base?.href ?? null
  }

  /** Origin of the real API; undefined while only the mock answers. */
  get origin(): string | undefined {
    return this.chosen === 'mock' ? undefined : this.base?.origin
  }

  /** Another mode; the real API is at `url`, or where it was last. Throws BackendError. */
  use(mode: BackendMode, url?: string): void {
    if (mode !== 'mock') {
      const base = url === undefined ? this.base : readBase(url)
      if (!base) throw new BackendError('Failed to use the real API: no address is known. Give url.')
      this.base = base
    }
    this.chosen = mode
    this.notify()
  }

  /** The real address of a path with query. Only while it answers somebody. */
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
