import type { ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import { currentCopy } from '../../hub/language.ts'
import { inspectorCopy } from './copy.ts'
import type { ListedExchange } from './exchange-rows.ts'

/** First digit of the status; 0 for a cut connection. */
const statusClasses = [2, 3, 4, 5, 0] as const

/** HTTP methods, and frames of a socket by their direction from the server's side. */
export const methodOptions = () => [
  { value: '', label: currentCopy(inspectorCopy).list.method },
  ...['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({ value: method, label: method })),
  { value: 'in', label: '→ WS' },
  { value: 'out', label: '← WS' },
]

/** The classes, each refusal or failure that the rows have, and the chosen one. */
export function statusOptions(rows: readonly Pick<ExchangeRow, 'kind' | 'status'>[], chosen = '') {
  const found = rows.filter(({ kind, status }) => kind === 'http' && status >= 400).map(({ status }) => String(status))
  const single = [...new Set(chosen.length > 1 ? [...found, chosen] : found)].toSorted()
  const words = currentCopy(inspectorCopy).list
  return [
    { value: '', label: words.status },
    ...statusClasses.map((digit) => ({ value: String(digit), label: words.statuses[digit] })),
    ...single.map((status) => ({ value: status, label: status })),
  ]
}

/** `-` stands for pages and programs beside the stage. */
export const senderOptions = () => [
  { value: '', label: currentCopy(inspectorCopy).list.sender },
  ...phoneNames.map((phone) => ({ value: phone, label: phone.toUpperCase() })),
  { value: '-', label: currentCopy(inspectorCopy).list.otherSenders },
]

/** Filter of the list. An empty text matches everything. */
export interface ExchangeFilter {
  readonly kind: keyof typeof inspectorCopy.ja.list.kind.names
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
    if (status !== '' && (row.kind !== 'http' || !String(row.status).startsWith(status))) return false
    if (method !== '' && row.method !== method) return false
    if (phone !== '' && (row.phone ?? '-') !== phone) return false
    return wanted === '' || row.haystack.includes(wanted) || withText?.has(row.id) === true
  }
  return rows.filter(fits).toReversed()
}
