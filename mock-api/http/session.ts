import type { Login } from '../world/records/login.ts'
import type { Member } from '../world/records/member.ts'

/** The member who calls, and the login used. */
export interface Session {
  readonly member: Member
  readonly login: Login
  /** The token of the request, repeated in the answer when tokens do not rotate (protocols A4). */
  readonly token: string
}
