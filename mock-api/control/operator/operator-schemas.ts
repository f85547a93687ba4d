import * as z from 'zod/mini'
import { rankSchema } from '../../../src/contract/enums/member/ranks.ts'
import { femaleStatusSchema } from '../../../src/contract/enums/member/female-status.ts'
import { operatorStatusNs } from '../../features/operator/recommend-as-operator.ts'

/** Key of a persona, email or id. */
const member = z.union([z.string().check(z.minLength(1)), z.int()])
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000))
const day = z.iso.date()

export const ageReviewRequest = z.strictObject({ member, age_conf: z.literal([1, 2, 3, 4]) })

/** What the next submitted document will say (IMP-14); null goes back to the usual. */
export const nextDocumentRequest = z.nullable(
  z.strictObject({ birthDate: z.nullable(day), issuer: z.nullable(z.string().check(z.maxLength(100))) }),
)

export const operatorMessageRequest = z.strictObject({ member, content: longText })
export const operatorRankRequest = z.strictObject({ member, rank: rankSchema })
export const operatorRecommendRequest = z.strictObject({
  woman: member,
  man: member,
  status_n: z._default(z.literal(operatorStatusNs), 4),
})
export const operatorStatusRequest = z.strictObject({
  member,
  status: z.optional(femaleStatusSchema),
  listed: z.optional(z.boolean()),
})

/** 1 men, 2 women, null both. */
const audience = z._default(z.nullable(z.literal([1, 2])), null)

/** Where a line of the latest information leads: a page of the app, or an address that a browser opens safely. */
const link = z.string().check(z.maxLength(500), z.regex(/^(\/(?!\/)|https?:\/\/)/))

export const operatorNoticeRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('announcement'), audience, title: line, body: longText }),
  z.strictObject({ kind: z.literal('notice'), audience, title: line, info: line, body: longText }),
  z.strictObject({ kind: z.literal('news'), audience, info: line, url: z._default(z.nullable(link), null) }),
  z.strictObject({ kind: z.literal('topic'), audience, name: line }),
])

const rating = z.int().check(z.minimum(1), z.maximum(4))

/** POST /operator/act: what a member does to another (interfaces.md). */
export const operatorActRequest = z.discriminatedUnion('as', [
  z.strictObject({
    as: z.literal(['like', 'contact', 'hold', 'footprint', 'reply-ok', 'reply-ng']),
    member,
    to: member,
  }),
  z.strictObject({ as: z.literal('noreplied'), member, to: member }),
  z.strictObject({ as: z.literal('ng'), member, to: member, reason: z.optional(z.string()) }),
  z.strictObject({ as: z.literal('message'), member, to: member, content: z.string() }),
  z.strictObject({
    as: z.literal('review'),
    member,
    to: member,
    /** Day of the meeting, YYYY-MM-DD; the latest one without a review when left out. */
    dating_date: z.optional(day),
    rating: z._default(rating, 4),
    text: z._default(z.string(), '落ち着いた雰囲気の方で、終始安心して過ごせました。'),
    /** 3 the whole text is public, 1 not. */
    admit_full: z._default(z.literal([1, 3]), 3),
  }),
])

export type OperatorAct = z.output<typeof operatorActRequest>
