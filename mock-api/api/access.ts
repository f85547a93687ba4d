import { AgeConf } from '../../src/contract/enums/member.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { isPresent } from '../features/member/member.ts'
import type { Session } from '../http/session.ts'
import { isVerified } from '../world/records/member.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'

/** Returns the session for a request. A member who is a minor or has left has none, except for API-03 and API-09 (C-6, D-94). */
export function servedSession<Of extends Pick<Session, 'member'>>(
  { evenIfBarred }: Endpoint,
  session: Of | undefined,
): Of | undefined {
  return session && (evenIfBarred || isPresent(session.member)) ? session : undefined
}

/** Returns a session as it is now; undefined when its login has ended or the world was replaced by one without it. */
export function presentSession(world: World, { login: { id, client }, token }: Session): Session | undefined {
  const login = world.logins.find(id)
  const member = login?.client === client ? world.members.find(login.memberId) : undefined
  return login && member && { member, login, token }
}

/** Refuses a request that this session may not make (C-6). Without a session, only open calls pass. */
export function checkAccess(endpoint: Endpoint, session: Pick<Session, 'member'> | undefined): void {
  if (endpoint.access === 'open') return
  if (!session) throw new Refusal('unauthenticated')
  const { member } = session
  if (endpoint.sex !== undefined && endpoint.sex !== member.sex) throw new Refusal('sex')
  // Only a man can be verified and still be refused, because he must also have paid.
  if (endpoint.access === 'verified' && !isVerified(member))
    throw new Refusal(member.ageConf === AgeConf.verified ? 'payment' : 'age')
}
