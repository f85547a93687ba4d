import { createHash } from 'node:crypto'
import { isRealTo, type BackendMode } from '../../../src/contract/control/backend.ts'
import { backendAddressHint, isBackendAddress } from '../../../src/contract/rules/start-options.ts'
import type { LoginValue } from '../../features/auth/session.ts'
import { phoneOf } from '../../http/guard.ts'

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

  /** Whether the real API serves requests to this host. */
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

  /** Returns the address of a path with query at the real API. Throws BackendError while no address is known. */
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

/**
 * Which logins the real API gave out through this server. Only those are sent on, so that a login of the mock, living or
 * ended, never reaches the real API. Kept in memory as hashes: after a restart people log in again.
 */
export class RealSessions {
  private readonly known = new Set<string>()

  /** Remembers logins per address, so that another real API never sees them. */
  constructor(private readonly backend: Backend) {}

  /** Remembers a login that the real API gave out. */
  remember(value: LoginValue): void {
    const key = this.keyOf(value)
    if (key !== undefined) this.known.add(key)
  }

  /** Whether these login values may be sent on. */
  has(value: LoginValue): boolean {
    const key = this.keyOf(value)
    return key !== undefined && this.known.has(key)
  }

  private keyOf(value: LoginValue): string | undefined {
    const uid = value('uid')?.trim().toLowerCase()
    const client = value('client')
    if (!uid || !client) return undefined
    return createHash('sha256').update(`${this.backend.url}\n${uid}\n${client}`).digest('base64url')
  }
}
