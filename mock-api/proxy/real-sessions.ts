import { createHash } from 'node:crypto'
import type { LoginValue } from '../features/auth/session.ts'
import type { Backend } from './backend.ts'

/**
 * Which logins the real API gave out through this server. Only those are sent on, so that a login of the mock, living or
 * ended, never reaches the real API. Kept in memory as hashes: after a restart people log in again.
 */
export class RealSessions {
  private readonly known = new Set<string>()

  /** Another real API must not see the logins of this one, so they are remembered per address. */
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
