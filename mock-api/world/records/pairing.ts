import * as z from 'zod/mini'
import { herTurnStatusNs, StatusN, statusNSchema } from '../../../src/contract/enums/pairing.ts'
import { FullPublishing } from '../../../src/contract/enums/review.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, day, id, instant, optionalInstant, text } from '../shapes.ts'

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

const herTurn: readonly Pairing['statusN'][] = herTurnStatusNs

/** Ids of members who wait for the other's decision, first message or reply. */
function waitingIn(pairing: Pairing): number[] {
  const { statusN, blockedBy, womanId, manId, lastMessageAt, unreadByMan, unreadByWoman } = pairing
  if (blockedBy !== null || statusN === StatusN.noMatch) return []
  if (herTurn.includes(statusN)) return [manId]
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

const recommendationSettingSchema = z.strictObject({
  /** The man's id. */
  id,
  /** Wished body types, one flag for each of the five of L-4. */
  bodyTypes: z.array(z.boolean()).check(z.length(5)),
  /** Wished ranks of women by name; a missing rank counts as wished. */
  ranks: z.record(z.string(), z.boolean()),
  /** 0 any, 1 very S, 2 S, 3 M, 4 very M. */
  likedSm: z.int(),
  appealPoint: text,
  /** Has no input; returned unchanged (SETTING-08). */
  sexualCondition: text,
  ageRange: text,
})

/** A man's conditions for recommendations (API-37). */
export type RecommendationSetting = z.output<typeof recommendationSettingSchema>

export const recommendSettings = defineTable('recommendSettings', recommendationSettingSchema, {})

const statusActivationSchema = z.strictObject({
  id,
  memberId: id,
  /** Her status as sent by the client; unused. */
  statusOld: z.nullable(z.int()),
  /** Her real status before. */
  statusBefore: z.int(),
  createdAt: instant,
})

/** Activations of recommendations by women (API-26). */
export const statusActivations = defineTable('statusActivations', statusActivationSchema, {})

const reviewSchema = z.strictObject({
  id,
  category: z.enum(['review', 'additional']),
  pairingId: id,
  womanId: id,
  manId: id,
  datingDate: day,
  /** The eleven ratings of L-3 by wire name, 1 to 4. */
  scores: z.record(z.string(), z.int()),
  /** Stored but never shown (API-56). */
  foreplay: z.nullable(z.int()),
  text,
  admitOpenInfo: z.int(),
  admitPublishing: z.int(),
  /** Whether the whole text may be public (D-61). */
  admitFull: z.literal(Object.values(FullPublishing)),
  createdAt: instant,
  updatedAt: instant,
})

/** A woman's review of a meeting (API-56, API-57). */
export type Review = z.output<typeof reviewSchema>

export const reviews = defineTable('reviews', reviewSchema, {
  pairing: (review: Review) => review.pairingId,
  woman: (review: Review) => review.womanId,
  man: (review: Review) => review.manId,
})

const reviewLikeSchema = z.strictObject({ id, reviewId: id, memberId: id, createdAt: instant })

/** A member's like of a public review (API-52). */
type ReviewLike = z.output<typeof reviewLikeSchema>

export const reviewLikes = defineTable('reviewLikes', reviewLikeSchema, {
  review: (like: ReviewLike) => like.reviewId,
  pair: (like: ReviewLike) => `${like.reviewId}:${like.memberId}`,
})
