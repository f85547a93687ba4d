import type { Login } from '../world/records/login.ts'
import type { Member } from '../world/records/member.ts'

/** Who calls, and with which login. */
export interface Session {
  readonly member: Member
  readonly login: Login
  /** The token of the request, repeated in the answer when tokens do not rotate (protocols A4). */
  readonly token: string
}
