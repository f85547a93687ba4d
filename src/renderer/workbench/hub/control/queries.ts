import {
  type DefaultError,
  QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { ControlEvent } from '../../../../contract/control/events.ts'
import { AgeConf } from '../../../../contract/enums/member.ts'
import { isRealTo } from '../../../../contract/rules/backend.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { membersOnStage, phonesOnStageAtom } from '../state.ts'
import { type ControlResponse, control, ControlProblem } from './call-control.ts'

const usualStaleMs = 30_000

/** Server data of the workbench. The event stream reports changes, so focus does not refetch. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: usualStaleMs,
      refetchOnWindowFocus: false,
      // Retries only while the server starts. A refusal is final.
      retry: (count, error) => count < 2 && error instanceof ControlProblem && error.status === 0,
    },
  },
})

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Events of the server after which the data is out of date. */
      readonly staleAfter?: readonly ControlEvent[]
    }
  }
}

interface QuerySettings {
  readonly staleAfter?: readonly ControlEvent[]
  readonly staleTime?: number
}

/** A query of the control API, with the events of the server after which its data is out of date. */
export const ask = <Data, Key extends QueryKey>(
  queryKey: Key,
  queryFn: () => Promise<Data>,
  { staleAfter = [], staleTime = usualStaleMs }: QuerySettings = {},
) => queryOptions({ queryKey, queryFn, staleTime, meta: { staleAfter } })

/** Marks the queries that name an event as out of date, and refetches those on screen. */
export function invalidateAfter(event: ControlEvent): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.staleAfter?.includes(event) === true })
}

/** Events after which members, their effects, mails and requests may differ: acts of members and of the operator, too. */
export const worldChanges: readonly ControlEvent[] = ['clock', 'world', 'acted', 'exchange']

/** Which API answers behind this server. */
export const backendQuery = ask(['backend'], () => control.readBackend())

/** Known drift of the real API from the contract. */
export const driftQuery = ask(['drift'], () => control.readDrift(), { staleAfter: ['drift', 'exchange'] })

/** Whether a real phone may connect over the local network, and which phone is connected. */
export const handsetQuery = ask(['handset'], () => control.readHandset(), { staleAfter: ['handset'] })

/** The history of moments, with the targets of undo and redo. */
export const historyQuery = ask(['history'], () => control.readHistory(), { staleAfter: ['history'] })

export type StorylineRow = ControlResponse<'listStorylines'>[number]

/** The storylines with their steps. */
export const storylinesQuery = ask(['storylines'], () => control.listStorylines(), {
  staleAfter: ['storylines'],
  staleTime: Infinity,
})

/** Own story files, also those that are refused. Read again with each opening of the panel. */
export const ownStorylinesQuery = ask(['own-storylines'], () => control.listOwnStorylines(), {
  staleAfter: ['storylines'],
  staleTime: 0,
})

/** Effects that fired, with all effects on the members of the stage. */
export const timelineQuery = ask(['timeline'], () => control.readTimeline({ members: membersOnStage().join(',') }), {
  staleAfter: worldChanges,
})

/** Poll interval during a long jump, in milliseconds. */
const jumpPollMs = 300

/** The virtual clock with coming and fired effects. `nowMs` was read at `receivedAt` of `performance.now()`. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  meta: { staleAfter: ['jumping', ...worldChanges] },
  queryFn: async () => {
    // Lists effects of the stage one by one, however far ahead.
    const members = membersOnStage().join(',')
    const clock = await control.readClock({ members })
    return { ...clock, nowMs: Date.parse(clock.now), receivedAt: performance.now() }
  },
  // Also follows jumps that another page or program began.
  refetchInterval: ({ state }) => (state.data?.jump ? jumpPollMs : false),
})

export type ClockReading = Awaited<ReturnType<NonNullable<(typeof clockQuery)['queryFn']>>>

/** Whether the mock answers. The real API has no virtual time, no personas and no world of the workbench. */
export function useIsMock(): boolean {
  return useQuery(backendQuery).data?.mode !== 'real'
}

/** A query that only the mock can answer. Disabled while the real API answers, because the server would refuse it. */
export function useMockQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): UseQueryResult<Data> {
  const isMock = useIsMock()
  return useQuery({ ...options, enabled: isMock ? (options.enabled ?? true) : false })
}

/** Whether the real API answers a phone. The workbench then leaves its login, time and pages alone. */
export function isRealPhone(phone: PhoneName): boolean {
  const backend = queryClient.getQueryData(backendQuery.queryKey)
  return backend !== undefined && isRealTo(backend.mode, phone)
}

/** Hook version of `isRealPhone`, which updates the component. */
export function useIsRealPhone(phone: PhoneName): boolean {
  const { data } = useQuery(backendQuery)
  return data !== undefined && isRealTo(data.mode, phone)
}

/** Phones on the stage that use the mock. */
export function useMockPhones(): readonly PhoneName[] {
  const { data } = useQuery(backendQuery)
  return useAtomValue(phonesOnStageAtom).filter((phone) => data === undefined || !isRealTo(data.mode, phone))
}

/** Asks again at once for what a change has made old. */
export const readAgain = (...queries: readonly { readonly queryKey: QueryKey }[]) =>
  Promise.all(queries.map(({ queryKey }) => queryClient.refetchQueries({ queryKey })))

/** The virtual instant now, computed from a reading; epoch milliseconds. */
export function nowOf(reading: ClockReading): number {
  if (reading.mode === 'frozen') return reading.nowMs
  return reading.nowMs + (performance.now() - reading.receivedAt) * reading.speed
}

/** Virtual now, ticking between readings. Undefined until the first reading. */
export function useNow(tickMs = 250): number | undefined {
  const { data } = useMockQuery(clockQuery)
  const [, tick] = useState(0)
  useEffect(() => {
    if (data?.mode !== 'running') return
    const next = data.coming[0]
    const timer = window.setInterval(() => {
      tick((count) => count + 1)
      // An effect fell due since the reading: refetch.
      if (next && nowOf(data) > Date.parse(next.at) && !queryClient.isFetching(clockQuery)) {
        void queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
      }
    }, tickMs)
    return () => window.clearInterval(timer)
  }, [data, tickMs])
  return data === undefined ? undefined : nowOf(data)
}

export const personasQuery = ask(['personas'], () => control.listPersonas(), {
  staleAfter: ['world', 'acted', 'exchange'],
  staleTime: Infinity,
})
export const scenariosQuery = ask(['scenarios'], () => control.listScenarios(), { staleTime: Infinity })

/** Contents of the last opened capsule besides its world. */
export const openedQuery = ask(['opened'], () => control.readOpenedCapsule(), {
  staleAfter: ['world'],
  staleTime: Infinity,
})

export const outboxQuery = ask(['outbox'], () => control.listOutbox(), { staleAfter: worldChanges })
export const variantsQuery = ask(['variants'], () => control.readVariants(), {
  staleAfter: ['variants', 'world', 'acted'],
})

/** A query about members, for the operator's desk. */
export const askOperator = <Data, Key extends QueryKey>(key: Key, queryFn: () => Promise<Data>) =>
  ask(['operator', ...key] as const, queryFn, { staleAfter: worldChanges })

export const documentsQuery = askOperator(['documents'], () => control.listDocuments())

/** Content of the next submitted documents. */
export const nextDocumentQuery = askOperator(['next-document'], () => control.readNextDocument())

export const rankRequestsQuery = askOperator(['rank-requests'], () => control.listRankRequests())

/** Members whose number, mail address or name contains a text, or whose uuid equals it. */
export const membersQuery = (query: string) => askOperator(['members', query], () => control.listMembers({ query }))

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

const storageQuery = ask(['storage'], () => control.readStorage(), { staleAfter: ['storage'] })

/** State of the data folder. Undefined until it is known, and while a real API answers. */
export function useStorage(): ControlResponse<'readStorage'> | undefined {
  const isMock = useIsMock()
  const { data } = useMockQuery(storageQuery)
  return isMock ? data : undefined
}
