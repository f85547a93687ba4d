import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callControl } from './call-control.ts'

/** A member in the operator's lists. */
const memberSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  sex: z.number(),
  age_conf: z.number(),
  paid: z.boolean(),
  status: z.number(),
  rank: z.nullable(z.string()),
  listed: z._default(z.boolean(), false),
  active_status: z.string(),
  /** Path of the first photo. */
  photo: z._default(z.nullable(z.string()), null),
})
export type Member = z.output<typeof memberSchema>

const documentSchema = z.object({
  id: z.number(),
  member: memberSchema,
  birthDate: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  submittedAt: z.string(),
  /** What may be decided: 1 again, 2 accepted, 3 and 4 refused. */
  verdicts: z.array(z.number()),
  picture: z.nullable(z.string()),
})
export type AgeDocument = z.output<typeof documentSchema>

export const documentsQuery = queryOptions({
  queryKey: ['operator', 'documents'],
  queryFn: () => callControl('GET', '/operator/documents', z.array(documentSchema)),
})

export const nextDocumentSchema = z.nullable(
  z.object({ birthDate: z.nullable(z.string()), issuer: z.nullable(z.string()) }),
)
/** null: documents say what the member's own registration says. */
export type NextDocument = z.output<typeof nextDocumentSchema>

/** What the documents submitted from now on will say. */
export const nextDocumentQuery = queryOptions({
  queryKey: ['operator', 'next-document'],
  queryFn: () => callControl('GET', '/operator/next-document', nextDocumentSchema),
})

const rankRequestSchema = z.object({
  id: z.number(),
  from: z.string(),
  requestedAt: z.string(),
  member: memberSchema,
})

export const rankRequestsQuery = queryOptions({
  queryKey: ['operator', 'rank-requests'],
  queryFn: () => callControl('GET', '/operator/rank-requests', z.array(rankRequestSchema)),
})

/** Members whose number, mail address or name contains a text; those whom a uuid of a page names. */
export const membersQuery = (text: string) =>
  queryOptions({
    queryKey: ['operator', 'members', text],
    queryFn: () =>
      callControl('GET', `/operator/members?query=${encodeURIComponent(text)}`, z.array(memberSchema)),
  })

/** The member with exactly this mail address; null when this world has none. */
export const memberQuery = (email: string) =>
  queryOptions({
    queryKey: ['operator', 'member', email],
    queryFn: async () => {
      const path = `/operator/members?email=${encodeURIComponent(email)}`
      const [member = null] = await callControl('GET', path, z.array(memberSchema))
      return member
    },
  })

const chatSchema = z.array(
  z.object({
    id: z.number(),
    content: z.nullable(z.string()),
    sender: z.optional(z.unknown()),
    created_at: z.string(),
  }),
)

/** A member's conversation with the operator, oldest first. */
export const operatorChatQuery = (member: number) =>
  queryOptions({
    queryKey: ['operator', 'messages', member],
    queryFn: () => callControl('GET', `/operator/messages?member=${member}`, chatSchema),
  })

const pairingSchema = z.object({
  id: z.number(),
  status_n: z.number(),
  blocked: z.boolean(),
  partner: memberSchema,
})

/** Whom a member was brought together with, newest first. */
export const pairingsQuery = (member: number) =>
  queryOptions({
    queryKey: ['operator', 'pairings', member],
    queryFn: () => callControl('GET', `/operator/pairings?member=${member}`, z.array(pairingSchema)),
  })
