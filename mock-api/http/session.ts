import { parseJson } from '../../src/contract/rules/parse-json.ts'
import type { Login } from '../world/records/auth.ts'
import type { Member } from '../world/records/member.ts'

/** The member who calls, and the login used. */
export interface Session {
  readonly member: Member
  readonly login: Login
  /** The token of the request, repeated in the answer when tokens do not rotate (protocols A4). */
  readonly token: string
}

/** Returns the session values of an Authorization header (protocols A2), base64 of a JSON object; {} if unreadable. */
export function readBearer(header: string): Readonly<Record<string, unknown>> {
  const encoded = header.trim().split(/\s+/).at(-1) ?? ''
  // As strict as the gem; Buffer would skip invalid characters.
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(encoded)) return {}
  const value = parseJson(Buffer.from(encoded, 'base64').toString())
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns the Authorization header for the five session headers of a response. */
export function bearerOf(headers: Readonly<Record<string, string>>): string {
  return `Bearer ${Buffer.from(JSON.stringify(headers)).toString('base64')}`
}
