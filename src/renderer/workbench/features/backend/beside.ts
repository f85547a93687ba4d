import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { routeOf } from '../../../../contract/routes.ts'
import { phoneBeside } from '../../../../contract/rules/backend.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { control } from '../../hub/control/call-control.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { askPhone, orderPhone } from '../../hub/phones/phone-link.ts'
import { openOnPhone } from '../../hub/phones/place-phone.ts'
import { storedAtom, store } from '../../hub/state.ts'

/** Pages that begin or end a login, or are reached with a token. */
const ofLogin: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/after_sign_up',
  '/forget_password',
  '/password_reset',
  '/user_confirmation',
])

/** Fields of an address that mean the same in both APIs. Any other may hold an id, a token or a code. */
const commonFields: ReadonlySet<string> = new Set(['page', 'status', 'order_by', 'step', 'target'])

/**
 * Whether the real phone follows phone A to a page. Pages with an id are excluded: ids differ between the two APIs, and
 * the app ends the login for an unknown id.
 */
export function isFollowed(address: string): boolean {
  const route = routeOf(address)
  if (route === undefined || ofLogin.has(route) || route.includes(':')) return false
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? []
  return [...new URLSearchParams(query).keys()].every((name) => commonFields.has(name))
}

/** Whether the phone of the real API opens the pages that phone A opens. */
export const followPageAtom = storedAtom('followPage', z.boolean(), true)

/** Makes the phone of the real API follow phone A. Only A leads, because mutual following would loop. */
export function useFollowPage(): void {
  const { data } = useQuery(backendQuery)
  const isWanted = useAtomValue(followPageAtom)
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const page = a?.route
  // A phone without a login follows only after the login.
  const isOn = data?.mode === 'beside' && isWanted && typeof beside?.uid === 'string'
  useEffect(() => {
    if (!isOn || page === undefined || !isFollowed(page)) return
    if (store.get(reportsAtom)[phoneBeside]?.route !== page) openOnPhone(phoneBeside, page)
  }, [isOn, page])
}

/** Instants, days and durations. They differ throughout between two worlds that began at different times. */
const times =
  /\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?|\d{1,2}月\d{1,2}日|\d{1,2}\/\d{1,2}|\d{1,2}:\d{2}(?::\d{2})?|\d+(?:か月|週間|日|時間|分|秒)(?:前|後)?|（[日月火水木金土]）/g

const comparable = (line: string): string => line.replace(times, '~')

/** Lines of `list` that `other` lacks. Repeated lines are counted. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of other) counts.set(comparable(line), (counts.get(comparable(line)) ?? 0) + 1)
  return list.filter((line) => {
    const text = comparable(line)
    const left = counts.get(text) ?? 0
    counts.set(text, left - 1)
    return left <= 0 && text !== '~'
  })
}

/** Returns the lines that only one of two screens shows. Ignores times and order. */
export function differingLines(a: readonly string[], b: readonly string[]) {
  return { onlyA: beyond(a, b), onlyB: beyond(b, a) }
}

/** Milliseconds between two comparisons: lists fill in after a page opens, and live messages arrive at any time. */
const compareMs = 1500
const timeoutMs = 1000

/** Calls whose status or response shape differs between the two phones. */
export const responseDifferencesQuery = queryOptions({
  queryKey: ['differences'],
  queryFn: () => control.comparePhones(),
  refetchInterval: compareMs,
})

async function linesOn(phone: PhoneName): Promise<readonly string[] | undefined> {
  const response = await askPhone(phone, (id) => ({ kind: 'read-texts', id }), 'texts', timeoutMs)
  return response?.lines
}

/**
 * Lines that only one of the two phones shows, marked on both. Undefined until both phones report their lines, and while
 * they show different pages.
 */
export function useScreenDifferences() {
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const isSamePage = a?.route === beside?.route
  const { data } = useQuery({
    queryKey: ['screens', a?.route],
    enabled: isSamePage,
    queryFn: async () => {
      const [onA, onB] = await Promise.all([linesOn('a'), linesOn(phoneBeside)])
      return onA && onB ? { onA, onB } : null
    },
    refetchInterval: compareMs,
    // What a page said at an earlier visit is no comparison.
    gcTime: 0,
  })
  const differences = useMemo(
    () => (isSamePage && data ? differingLines(data.onA, data.onB) : undefined),
    [isSamePage, data],
  )
  useEffect(() => {
    orderPhone('a', { kind: 'mark-texts', lines: differences?.onlyA ?? [] })
    orderPhone(phoneBeside, { kind: 'mark-texts', lines: differences?.onlyB ?? [] })
  }, [differences])
  useEffect(
    () => () => {
      for (const phone of ['a', phoneBeside] as const) orderPhone(phone, { kind: 'mark-texts', lines: [] })
    },
    [],
  )
  return differences
}
