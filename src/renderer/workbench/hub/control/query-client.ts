import {
  type DefaultError,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { ControlEvent } from '../../../../contract/control/events.ts'
import { ControlProblem } from './control-problem.ts'

/** Server data of the workbench. The event stream reports changes, so focus does not refetch. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The server is on this machine, and there without a network too.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
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

/** A query of the control API, with the events of the server after which its data is out of date. */
export const ask = <Data, Key extends QueryKey>(
  queryKey: Key,
  queryFn: () => Promise<Data>,
  { staleAfter = [], ...settings }: { readonly staleAfter?: readonly ControlEvent[]; readonly staleTime?: number } = {},
) => queryOptions({ queryKey, queryFn, meta: { staleAfter }, ...settings })

/** Marks the queries that name an event as out of date, and refetches those on screen. */
export const invalidateAfter = (event: ControlEvent): void =>
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.staleAfter?.includes(event) === true })

/** Events after which members, their effects, mails and requests may differ: acts of members and of the operator, too. */
export const worldChanges: readonly ControlEvent[] = ['clock', 'world', 'acted', 'exchange']

/** Data that this page has read already; undefined before that. */
export const cached = <Key extends QueryKey>({ queryKey }: { readonly queryKey: Key }) =>
  queryClient.getQueryData(queryKey)

/** Reads a query from the server, however new its data is. */
export const readNow = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, DefaultError, Data, Key>) =>
  queryClient.fetchQuery({ ...query, staleTime: 0 })

/** Refetches these queries at once, after a change that has made their data out of date. */
export const readAgain = (...queries: readonly { readonly queryKey: QueryKey }[]) =>
  Promise.all(queries.map(({ queryKey }) => queryClient.refetchQueries({ queryKey })))
