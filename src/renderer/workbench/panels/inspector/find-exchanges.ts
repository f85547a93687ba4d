import type { Exchange } from '../../../../contract/control/exchanges.ts'

export const exchangeFilters = [
  { value: 'all', label: 'すべて' },
  { value: 'http', label: 'HTTP' },
  { value: 'cable', label: 'Cable' },
  { value: 'drift', label: '逸脱' },
] as const
export type ExchangeFilter = (typeof exchangeFilters)[number]['value']

/** Exchanges of a filter that contain a text anywhere, newest first. */
export function findExchanges(
  list: readonly Exchange[],
  filter: ExchangeFilter,
  text: string,
): readonly Exchange[] {
  const wanted = text.trim().toLowerCase()
  return list
    .filter((exchange) => {
      if (filter === 'drift' ? exchange.verdict !== 'drift' : filter !== 'all' && exchange.kind !== filter)
        return false
      const { method, path, status, request, response } = exchange
      return `${method} ${path} ${status} ${request} ${response}`.toLowerCase().includes(wanted)
    })
    .toReversed()
}

const channelPattern = /\\?"channel\\?"\s*:\s*\\?"(\w+)/
const commandPattern = /"command"\s*:\s*"(\w+)"/
const actionPattern = /\\"action\\"\s*:\s*\\"(\w+)/
const typePattern = /"type"\s*:\s*"(\w+)"/

/** What a row says: the path of a call, or channel and action of a frame. */
export function titleOf({ kind, path, request, response }: Exchange): string {
  if (kind === 'http') return path
  const frame = request || response
  const channel = channelPattern.exec(frame)?.[1]
  const command = commandPattern.exec(frame)?.[1]
  const action = command === 'message' ? actionPattern.exec(frame)?.[1] : command
  const what = action ?? typePattern.exec(frame)?.[1] ?? 'message'
  return channel === undefined ? what : `${channel} ${what}`
}

/** A text as indented JSON where it is JSON; frames carry JSON inside JSON, which is opened too. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, openInner), null, 2)
  } catch {
    return text
  }
}

function openInner(key: string, value: unknown): unknown {
  if ((key !== 'identifier' && key !== 'data') || typeof value !== 'string') return value
  try {
    const inner: unknown = JSON.parse(value)
    return inner
  } catch {
    return value
  }
}
