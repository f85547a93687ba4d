import { AgeConf } from '../../src/contract/enums/member.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { isPresent, isVerified } from '../features/member/member.ts'
import type { Session } from '../http/session.ts'
import type { Member } from '../world/records/member.ts'
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

/** Fields in which clients repeat their identity, checked in every call of a member (C-7). */
const usualIdentities: Endpoint['identity'] = [
  { at: 'uid', kind: 'uid' },
  { at: 'email', kind: 'email' },
  { at: 'user_id', kind: 'id' },
  { at: 'user.id', kind: 'id' },
  { at: 'user.uid', kind: 'uid' },
]

/** Refuses a request that names another member as its sender (C-7, D-51). */
export function checkIdentity(endpoint: Endpoint, input: unknown, params: unknown, member: Member | undefined): void {
  if (!member) return
  checkClaims(endpoint.identity, input, member)
  if (endpoint.access !== 'open') checkClaims(usualIdentities, params, member)
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

function checkClaims(identities: Endpoint['identity'], request: unknown, member: Member): void {
  for (const { at, kind } of identities) {
    const claimed = at.split('.').reduce(fieldOf, request)
    // The contract has checked the shape; a missing or empty field claims nothing.
    if ((typeof claimed !== 'string' && typeof claimed !== 'number') || claimed === '') continue
    if (String(claimed).toLowerCase() !== identityOf(member, kind)) throw new Refusal('owner')
  }
}

function identityOf(member: Member, kind: Endpoint['identity'][number]['kind']): string {
  if (kind === 'id') return String(member.id)
  return kind === 'uuid' ? member.uuid : member.email
}
