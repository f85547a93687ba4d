import { createHash } from 'node:crypto'
import { normalEmail } from '../../../src/contract/rules/session-values.ts'
import type { LoginValue } from '../../features/auth/session.ts'
import type { Backend } from './backend.ts'

/**
 * Logins that the real API issued through this server. Only those are forwarded, so that no login of the mock reaches
 * the real API. Kept in memory as hashes: after a restart people log in again.
 */
export class RealSessions {
  private readonly known = new Set<string>()

  /** Logins are known per address, so that another real API never sees them. */
  constructor(private readonly backend: Backend) {}

  /** @param address of the API that issued the login; another one may have been chosen since the call was made */
  remember(value: LoginValue, address: string | null): void {
    const key = keyOf(value, address)
    if (key !== undefined) this.known.add(key)
  }

  /** Whether the present API issued a login. */
  has(value: LoginValue): boolean {
    const key = keyOf(value, this.backend.url)
    return key !== undefined && this.known.has(key)
  }
}

function keyOf(value: LoginValue, address: string | null): string | undefined {
  const uid = normalEmail(value('uid') ?? '')
  const client = value('client')
  if (!uid || !client) return undefined
  return createHash('sha256').update(`${address}\n${uid}\n${client}`).digest('base64url')
}
