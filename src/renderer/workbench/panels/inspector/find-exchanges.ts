import { useEffect, useState } from 'react'
import type { ListedExchange } from '../../control/exchange-rows.ts'

export const exchangeKinds = [
  { value: 'all', label: 'すべて' },
  { value: 'http', label: 'HTTP' },
  { value: 'cable', label: 'Cable' },
  { value: 'drift', label: '逸脱' },
] as const
type ExchangeKind = (typeof exchangeKinds)[number]['value']

/** First digit of the status; 0 for a cut connection. */
export const statusClasses = [
  { value: '', label: '状態' },
  { value: '2', label: '2xx 成功' },
  { value: '3', label: '3xx 転送' },
  { value: '4', label: '4xx 断り' },
  { value: '5', label: '5xx 失敗' },
  { value: '0', label: '切断' },
] as const

export const methods = [
  { value: '', label: 'メソッド' },
  { value: 'GET', label: 'GET' },
  { value: 'POST', label: 'POST' },
  { value: 'PUT', label: 'PUT' },
  { value: 'DELETE', label: 'DELETE' },
  { value: 'in', label: '→ WS' },
  { value: 'out', label: '← WS' },
] as const

/** `-` stands for pages and programs beside the stage. */
export const senders = [
  { value: '', label: '電話' },
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
  { value: '-', label: 'ほか' },
] as const

/** Filter of the list. An empty text matches everything. */
export interface ExchangeFilter {
  readonly kind: ExchangeKind
  readonly status: string
  readonly method: string
  readonly phone: string
  readonly text: string
}

export const noFilter: ExchangeFilter = { kind: 'all', status: '', method: '', phone: '', text: '' }

/** Returns matching rows, newest first. `withText` has the ids of the rows with the text in a body. */
export function findExchanges(
  rows: readonly ListedExchange[],
  { kind, status, method, phone, text }: ExchangeFilter,
  withText: ReadonlySet<number> | undefined,
): readonly ListedExchange[] {
  const wanted = text.trim().toLowerCase()
  const fits = (row: ListedExchange) => {
    if (kind === 'drift' ? row.verdict !== 'drift' : kind !== 'all' && row.kind !== kind) return false
    if (status !== '' && (row.kind !== 'http' || String(row.status)[0] !== status)) return false
    if (method !== '' && row.method !== method) return false
    if (phone !== '' && (row.phone ?? '-') !== phone) return false
    return wanted === '' || row.haystack.includes(wanted) || withText?.has(row.id) === true
  }
  return rows.filter(fits).toReversed()
}

const settleMs = 250

/** Debounces a value. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), settleMs)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
