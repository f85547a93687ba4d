import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import type { Member } from '../world/records/member.ts'
import { Refusal } from '../world/refusal.ts'

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
