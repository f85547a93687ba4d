import { createHash } from 'node:crypto'
import type { LoginValue } from '../../features/auth/session.ts'
import type { Backend } from './backend.ts'

/**
 * Logins that the real API issued through this server. Only those are forwarded, so that no login of the mock reaches
 * the real API. Kept in memory as hashes: after a restart people log in again.
 */
export class RealSessions {
  private readonly known = new Set<string>()

  /** Remembers logins per address, so that another real API never sees them. */
  constructor(private readonly backend: Backend) {}

  remember(value: LoginValue): void {
    const key = this.keyOf(value)
    if (key !== undefined) this.known.add(key)
  }

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
