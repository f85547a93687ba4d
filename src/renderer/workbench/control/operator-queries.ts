import { queryOptions } from '@tanstack/react-query'
import {
  listDocuments,
  readNextDocument,
  listMembers,
  listOperatorMessages,
  listPairings,
  listRankRequests,
  listPaymentsDue,
} from '../../../contract/control/operator.ts'
import { callControl } from './call-control.ts'

export const documentsQuery = queryOptions({
  queryKey: ['operator', 'documents'],
  queryFn: () => callControl(listDocuments),
})

/** What the documents submitted from now on will say. */
export const nextDocumentQuery = queryOptions({
  queryKey: ['operator', 'next-document'],
  queryFn: () => callControl(readNextDocument),
})

export const rankRequestsQuery = queryOptions({
  queryKey: ['operator', 'rank-requests'],
  queryFn: () => callControl(listRankRequests),
})

/** Members whose number, mail address or name contains a text; those whom a uuid of a page names. */
export const membersQuery = (query: string) =>
  queryOptions({
    queryKey: ['operator', 'members', query],
    queryFn: () => callControl(listMembers, { query }),
  })

/** The member with exactly this mail address; null when this world has none. */
export const memberQuery = (email: string) =>
  queryOptions({
    queryKey: ['operator', 'member', email],
    queryFn: async () => (await callControl(listMembers, { email }))[0] ?? null,
  })

/** A member's conversation with the operator, oldest first. */
export const operatorChatQuery = (member: number) =>
  queryOptions({
    queryKey: ['operator', 'messages', member],
    queryFn: () => callControl(listOperatorMessages, { member }),
  })

/** Checks of the bank that wait, and renewals to come: those of these members first. */
export const paymentsDueQuery = (members: readonly number[]) =>
  queryOptions({
    queryKey: ['operator', 'payments', ...members],
    queryFn: () => callControl(listPaymentsDue, { members: members.join(',') }),
  })

/** Whom a member was brought together with, newest first. */
export const pairingsQuery = (member: number) =>
  queryOptions({
    queryKey: ['operator', 'pairings', member],
    queryFn: () => callControl(listPairings, { member }),
  })
