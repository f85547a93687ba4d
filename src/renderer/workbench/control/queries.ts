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
import { readOpenedCapsule } from '../../../contract/control/capsule.ts'
import { readClock, readTimeline } from '../../../contract/control/clock.ts'
import { isRealTo, readBackend, readDrift } from '../../../contract/control/drift.ts'
import { listSnapshots, readHistory } from '../../../contract/control/history.ts'
import {
  listDocuments,
  listMembers,
  listOperatorMessages,
  listPairings,
  listPaymentsDue,
  listRankRequests,
  readNextDocument,
} from '../../../contract/control/operator.ts'
import { readHandset } from '../../../contract/control/phone-messages.ts'
import { listStorylines } from '../../../contract/control/storylines.ts'
import { listOutbox, listPersonas, listScenarios, readStorage, readVariants } from '../../../contract/control/world.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { membersOnStage, phonesOnStageAtom } from '../state/phones.ts'
import { callControl, ControlProblem } from './call-control.ts'

/** Server data of the workbench. The event stream reports changes, so focus does not refetch. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Retries only while the server starts. A refusal is final.
      retry: (count, error) => count < 2 && error instanceof ControlProblem && error.status === 0,
    },
  },
})

/** Which API answers behind this server. */
export const backendQuery = queryOptions({ queryKey: ['backend'], queryFn: () => callControl(readBackend) })

/** Known drift of the real API from the contract. */
export const driftQuery = queryOptions({ queryKey: ['drift'], queryFn: () => callControl(readDrift) })

/** Whether a real phone may connect over the local network, and which phone is connected. */
export const handsetQuery = queryOptions({ queryKey: ['handset'], queryFn: () => callControl(readHandset) })

/** The history of moments, with the targets of undo and redo. */
export const historyQuery = queryOptions({ queryKey: ['history'], queryFn: () => callControl(readHistory) })

export type StorylineLine = ResponseOf<typeof listStorylines>[number]

/** The storylines with their steps. They change only with the server. */
export const storylinesQuery = queryOptions({
  queryKey: ['storylines'],
  queryFn: () => callControl(listStorylines),
  staleTime: Infinity,
})

/** Effects that fired, with all effects on the members of the stage. */
export const timelineQuery = queryOptions({
  queryKey: ['timeline'],
  queryFn: () => callControl(readTimeline, { members: membersOnStage().join(',') }),
})

/** Poll interval during a jump, in milliseconds. Also the shortest jump that is shown as one. */
export const jumpPollMs = 300

/** The virtual clock with coming and fired effects. `nowMs` was read at `heardAt` of `performance.now()`. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: async () => {
    // Lists effects of the stage one by one, however far ahead.
    const members = membersOnStage().join(',')
    const clock = await callControl(readClock, { members })
    return { ...clock, nowMs: Date.parse(clock.now), heardAt: performance.now() }
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
  return reading.nowMs + (performance.now() - reading.heardAt) * reading.speed
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

export const personasQuery = queryOptions({
  queryKey: ['personas'],
  queryFn: () => callControl(listPersonas),
  staleTime: Infinity,
})

export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: () => callControl(listScenarios),
  staleTime: Infinity,
})

export const snapshotsQuery = queryOptions({ queryKey: ['snapshots'], queryFn: () => callControl(listSnapshots) })

/** Contents of the last opened capsule besides its world. */
export const openedQuery = queryOptions({
  queryKey: ['opened'],
  queryFn: () => callControl(readOpenedCapsule),
  staleTime: Infinity,
})

export const outboxQuery = queryOptions({ queryKey: ['outbox'], queryFn: () => callControl(listOutbox) })

export const variantsQuery = queryOptions({ queryKey: ['variants'], queryFn: () => callControl(readVariants) })

export const documentsQuery = queryOptions({
  queryKey: ['operator', 'documents'],
  queryFn: () => callControl(listDocuments),
})

/** Content of the next submitted documents. */
export const nextDocumentQuery = queryOptions({
  queryKey: ['operator', 'next-document'],
  queryFn: () => callControl(readNextDocument),
})

export const rankRequestsQuery = queryOptions({
  queryKey: ['operator', 'rank-requests'],
  queryFn: () => callControl(listRankRequests),
})

/** Members whose number, mail address or name contains a text, or whose uuid equals it. */
export const membersQuery = (query: string) =>
  queryOptions({ queryKey: ['operator', 'members', query], queryFn: () => callControl(listMembers, { query }) })

/**
 * Member with exactly this mail address; null when this world has none. `documentWaits` belongs to the same query,
 * because a decision changes both: read apart, the label of the member would be wrong in between.
 */
export const memberQuery = (email: string) =>
  queryOptions({
    queryKey: ['operator', 'member', email],
    queryFn: async () => {
      const [member] = await callControl(listMembers, { email })
      if (member === undefined) return null
      const documents = member.age_conf === 0 ? await callControl(listDocuments) : []
      return { ...member, documentWaits: documents.some((document) => document.member.id === member.id) }
    },
  })

/** A member's conversation with the operator, oldest first. */
export const operatorChatQuery = (member: number) =>
  queryOptions({
    queryKey: ['operator', 'messages', member],
    queryFn: () => callControl(listOperatorMessages, { member }),
  })

/** Pending bank checks and coming renewals. Those of these members come first. */
export const paymentsDueQuery = (members: readonly number[]) =>
  queryOptions({
    queryKey: ['operator', 'payments', ...members],
    queryFn: () => callControl(listPaymentsDue, { members: members.join(',') }),
  })

/** Pairings of a member, newest first. */
export const pairingsQuery = (member: number) =>
  queryOptions({ queryKey: ['operator', 'pairings', member], queryFn: () => callControl(listPairings, { member }) })

/** State of the data folder. Undefined until it is known, and while a real API answers. */
export function useStorage(): ResponseOf<typeof readStorage> | undefined {
  const isMock = useIsMock()
  const { data } = useMockQuery({ queryKey: ['storage'], queryFn: () => callControl(readStorage) })
  return isMock ? data : undefined
}
