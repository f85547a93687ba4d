import * as z from 'zod/mini'
import { herTurnStatusNs, StatusN, statusNSchema } from '../../../src/contract/enums/pairing.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, id, instant, optionalInstant, text } from './fields.ts'

const pairingSchema = z.strictObject({
  id,
  /** Also part of the conversation's address (PROF-34). */
  uuid: text,
  womanId: id,
  manId: id,
  /** D-22. */
  statusN: statusNSchema,
  origin: z.enum(['auto', 'manual', 'operator', 'like']),
  createdAt: instant,
  statusAt: instant,
  /** When contact was chosen (D-12). */
  contactAt: optionalInstant,
  heldAt: optionalInstant,
  ngReason: text,
  /** The member who dissolved the pairing for good, or null (D-25). */
  blockedBy: z.nullable(id),
  lastMessage: text,
  lastMessageAt: optionalInstant,
  /** Set by her first message, after which he may write too (D-27). */
  womanWrote: z.boolean(),
  unreadByWoman: count,
  unreadByMan: count,
  /** Whether the receiver of the like has listed it (API-09 like_count_new). */
  likeSeen: z.boolean(),
})

/** A woman and a man paired by a recommendation, like or match (entity Recommend). */
export type Pairing = z.output<typeof pairingSchema>

export const pairings = defineTable('pairings', pairingSchema, {
  member: (pairing: Pairing) => [pairing.womanId, pairing.manId],
  pair: (pairing: Pairing) => `${pairing.womanId}:${pairing.manId}`,
  uuid: (pairing: Pairing) => pairing.uuid,
  /** By the member who waits for the other. */
  waiting: waitingIn,
})

/** Ids of members who wait for the other's decision, first message or reply. */
function waitingIn(pairing: Pairing): number[] {
  const { statusN, blockedBy, womanId, manId, lastMessageAt, unreadByMan, unreadByWoman } = pairing
  if (blockedBy !== null || statusN === StatusN.noMatch) return []
  if (herTurnStatusNs.includes(statusN)) return [manId]
  if (statusN === StatusN.likedByWoman) return [womanId]
  if (lastMessageAt === null) return [manId]
  return [...(unreadByWoman > 0 ? [manId] : []), ...(unreadByMan > 0 ? [womanId] : [])]
}

const messageSchema = z.strictObject({ id, pairingId: id, authorId: id, content: text, createdAt: instant })

/** A chat message within a pairing (WS-01). */
export type Message = z.output<typeof messageSchema>

export const messages = defineTable('messages', messageSchema, {
  pairing: (message: Message) => message.pairingId,
})

const footprintSchema = z.strictObject({ id, ownerId: id, visitorId: id, visitedAt: instant })

/** Latest visit of a member to another's profile; one record per pair (API-44). */
export type Footprint = z.output<typeof footprintSchema>

export const footprints = defineTable('footprints', footprintSchema, {
  owner: (footprint: Footprint) => footprint.ownerId,
  pair: (footprint: Footprint) => `${footprint.ownerId}:${footprint.visitorId}`,
})

const likeSchema = z.strictObject({ id, fromId: id, toId: id, createdAt: instant })

/** A like from one member to another (D-24). */
type Like = z.output<typeof likeSchema>

export const likes = defineTable('likes', likeSchema, { pair: (like: Like) => `${like.fromId}:${like.toId}` })
