import {
  backendAddressHint,
  isBackendAddress,
  type BackendMode,
  isRealTo,
} from '../../../src/contract/rules/backend.ts'
import { Listeners } from '../../engine/listeners.ts'
import { phoneOf } from '../../http/hosts.ts'

/** Thrown for an address that cannot be a backend. The message is one line. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
}

/** The backend of this server: the mock, a real API at a base address, or both, for different phones. */
export class Backend {
  private base: URL | undefined
  private chosen: BackendMode = 'mock'
  readonly changed = new Listeners()

  /** @param url of the real API at the start; without it the mock answers. Throws BackendError. */
  constructor(url?: string) {
    if (url !== undefined) this.use('real', url)
  }

  get mode(): BackendMode {
    return this.chosen
  }

  /** Whether the real API serves requests to this host. */
  isRealAt(host: string | undefined): boolean {
    return isRealTo(this.chosen, phoneOf(host ?? ''))
  }

  /** Last given base address of the real API, also while the mock answers. */
  get url(): string | null {
    return this.base?.href ?? null
  }

  /** Origin of the real API; undefined while only the mock answers. */
  get origin(): string | undefined {
    return this.chosen === 'mock' ? undefined : this.base?.origin
  }

  /** Changes the mode; the real API is at `url`, or at its last address. Throws BackendError. */
  use(mode: BackendMode, url?: string): void {
    if (mode !== 'mock') {
      const base = url === undefined ? this.base : readBase(url)
      if (!base) throw new BackendError('Failed to use the real API: no address is known. Give its url.')
      this.base = base
    }
    this.chosen = mode
    this.changed.notify()
  }

  /** Returns the address of a path with query at the real API. Throws BackendError while no address is known. */
  target(pathAndQuery: string): URL {
    if (!this.base)
      throw new BackendError(
        'Failed to reach the real API: no address is known. Give its url with PUT /__control/backend.',
      )
    return new URL(this.base.href.replace(/\/$/, '') + pathAndQuery)
  }
}

export function readBase(text: string): URL {
  if (isBackendAddress(text)) return new URL(text)
  throw new BackendError(`Failed to use the address: it is not allowed. Give ${backendAddressHint}.`)
}
