import type { QueryKey } from '@tanstack/react-query'
import { AgeConf } from '../../../../contract/enums/member.ts'
import { control } from './call-control.ts'
import { ask, queryClient, worldChanges } from './query-client.ts'

/** A query about members, for the operator's desk. */
export const askOperator = <Data, Key extends QueryKey>(key: Key, queryFn: () => Promise<Data>) =>
  ask(['operator', ...key] as const, queryFn, { staleAfter: worldChanges })

export const documentsQuery = askOperator(['documents'], () => control.listDocuments())

/** Content of the next submitted documents. */
export const nextDocumentQuery = askOperator(['next-document'], () => control.readNextDocument())

export const rankRequestsQuery = askOperator(['rank-requests'], () => control.listRankRequests())

/** Members whose number, mail address or name contains a text, or whose uuid equals it. */
export const membersQuery = (query: string) => askOperator(['members', query], () => control.listMembers({ query }))

/** Member with a number; undefined when this world has none. */
export const findMember = async (id: number) =>
  (await queryClient.fetchQuery(membersQuery(String(id)))).find((member) => member.id === id)

/**
 * Member with exactly this mail address; null when this world has none. `documentWaits` belongs to the same query,
 * because a decision changes both: read apart, the label of the member would be wrong in between.
 */
export const memberQuery = (email: string) =>
  askOperator(['member', email], async () => {
    const [member] = await control.listMembers({ email })
    if (member === undefined) return null
    const documents = member.age_conf === AgeConf.none ? await control.listDocuments() : []
    return { ...member, documentWaits: documents.some((document) => document.member.id === member.id) }
  })

/** A member's conversation with the operator, oldest first. */
export const operatorChatQuery = (member: number) =>
  askOperator(['messages', member], () => control.listOperatorMessages({ member }))

/** Pending bank checks and coming renewals. Those of these members come first. */
export const paymentsDueQuery = (members: readonly number[]) =>
  askOperator(['payments', ...members], () => control.listPaymentsDue({ members: members.join(',') }))

/** Pairings of a member, newest first. */
export const pairingsQuery = (member: number) =>
  askOperator(['pairings', member], () => control.listPairings({ member }))
