import * as z from 'zod/mini'
import { Sex } from './member.ts'

/** status_n of a pairing (D-22). All are viewable; 5 does not exist. */
export const StatusN = {
  new: 0,
  /** She chose to contact him. */
  contact: 1,
  /** Matched, and she wrote a review. */
  reviewed: 2,
  noMatch: 3,
  /** Matched by the operator. */
  arranged: 4,
  held: 6,
  /** Matched with a reply. */
  replied: 7,
  likedByMan: 8,
  likedByWoman: 9,
} as const

export type StatusN = (typeof StatusN)[keyof typeof StatusN]

export const statusNs = Object.values(StatusN)

export const statusNSchema = z.literal(statusNs)

/** Statuses with chat, block and the matching tab (D-23). */
export const matchedStatusNs: readonly StatusN[] = [
  StatusN.contact,
  StatusN.reviewed,
  StatusN.arranged,
  StatusN.replied,
]

/** Statuses at which the woman decides next (D-22). */
export const herTurnStatusNs: readonly StatusN[] = [StatusN.new, StatusN.held, StatusN.likedByMan]

/** Status of a like without an answer that the viewer has received, by the viewer's sex. */
export const receivedLike: Record<Sex, StatusN> = {
  [Sex.man]: StatusN.likedByWoman,
  [Sex.woman]: StatusN.likedByMan,
}

/** Status of a like without an answer that the viewer has sent, by the viewer's sex. */
export const sentLike: Record<Sex, StatusN> = {
  [Sex.man]: StatusN.likedByMan,
  [Sex.woman]: StatusN.likedByWoman,
}

/** Values of `query.status` of API-29 and API-30 (ENUM-49). */
export const recommendFilters = ['liked', 'matching', 'others', 'send_like'] as const

export const recommendFilterSchema = z.enum(recommendFilters)

export type RecommendFilter = (typeof recommendFilters)[number]

const otherStatusNs: readonly StatusN[] = [StatusN.new, StatusN.noMatch, StatusN.held]

/** status_n behind each filter, by the viewer's sex (D-23). */
export const filterStatusNs: Record<Sex, Record<RecommendFilter, readonly StatusN[]>> = {
  [Sex.man]: {
    liked: [receivedLike[Sex.man]],
    matching: matchedStatusNs,
    others: otherStatusNs,
    send_like: [sentLike[Sex.man]],
  },
  [Sex.woman]: {
    liked: [receivedLike[Sex.woman]],
    matching: matchedStatusNs,
    others: otherStatusNs,
    send_like: [sentLike[Sex.woman]],
  },
}

/** List label by status_n and the viewer's sex (L-11). */
export const statusLabels: Record<Sex, Record<StatusN, string>> = {
  [Sex.man]: {
    [StatusN.new]: 'お相手が検討中',
    [StatusN.contact]: 'マッチング',
    [StatusN.reviewed]: 'マッチング',
    [StatusN.noMatch]: '見送り',
    [StatusN.arranged]: 'マッチング',
    [StatusN.held]: 'お相手が検討中',
    [StatusN.replied]: 'マッチング',
    [StatusN.likedByMan]: 'いいね送信済み',
    [StatusN.likedByWoman]: 'いいねが届いています',
  },
  [Sex.woman]: {
    [StatusN.new]: 'レコメンド',
    [StatusN.contact]: 'マッチング',
    [StatusN.reviewed]: '口コミ投稿済み',
    [StatusN.noMatch]: '見送り',
    [StatusN.arranged]: 'マッチング',
    [StatusN.held]: '保留中',
    [StatusN.replied]: 'マッチング',
    [StatusN.likedByMan]: 'いいねが届いています',
    [StatusN.likedByWoman]: 'いいね送信済み',
  },
}

/** Result of a like: it is spent, or refused because it was sent, an answer is due, or none is possible (D-130). */
type LikeEffect = 'sends' | 'already' | 'answer' | 'cannot'

/** Result of a like by status_n and the sender's sex (D-24, D-130). */
export const likeEffects: Record<Sex, Record<StatusN, LikeEffect>> = {
  [Sex.man]: {
    [StatusN.new]: 'sends',
    [StatusN.contact]: 'cannot',
    [StatusN.reviewed]: 'cannot',
    [StatusN.noMatch]: 'cannot',
    [StatusN.arranged]: 'cannot',
    [StatusN.held]: 'sends',
    [StatusN.replied]: 'cannot',
    [StatusN.likedByMan]: 'already',
    [StatusN.likedByWoman]: 'answer',
  },
  [Sex.woman]: {
    [StatusN.new]: 'answer',
    [StatusN.contact]: 'cannot',
    [StatusN.reviewed]: 'cannot',
    [StatusN.noMatch]: 'cannot',
    [StatusN.arranged]: 'cannot',
    [StatusN.held]: 'answer',
    [StatusN.replied]: 'cannot',
    [StatusN.likedByMan]: 'answer',
    [StatusN.likedByWoman]: 'already',
  },
}

/** Decisions of API-34 (ENUM-51). */
export const decisions = ['ok', 'ng', 'suspend'] as const

export const decisionSchema = z.enum(decisions)

/** Decisions of API-35. */
const replies = ['ok', 'ng'] as const

export const replySchema = z.enum(replies)
