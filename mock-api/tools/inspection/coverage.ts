import { pageTrackingEndpoint } from '../../../src/contract/calls/tracking.ts'
import { channels } from '../../../src/contract/channels.ts'
import { effectKinds, type EffectKind } from '../../../src/contract/control/effects.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { documentedRoutes, routeOf } from '../../../src/contract/routes.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { channelIn } from '../../cable/frame-text.ts'
import type { ApiRequest } from '../../http/request.ts'
import { errorTextsOf } from './error-texts.ts'

type Counts = Record<string, number>

/** Counts what was exercised since the start: calls by status, screens, error texts and time rules. */
export class Coverage {
  private readonly statuses = new Map<Endpoint, Map<number, number>>()
  private readonly screens = new Map<string, number>()
  private readonly errorTexts = new Map<string, number>()
  private readonly frames = new Map<string, number>()

  /** @param firedCounts number of effects by kind */
  constructor(private readonly firedCounts: Map<EffectKind, number>) {}

  count(
    { endpoint, params, fault }: Pick<ApiRequest, 'endpoint' | 'params' | 'fault'>,
    status: number,
    response: string | Buffer,
  ): void {
    // A call that a fault changed, or whose client left before it was made, has exercised nothing.
    if (!endpoint || fault || status === 0) return
    const counts = this.statuses.get(endpoint) ?? new Map<number, number>()
    increment(counts, status)
    this.statuses.set(endpoint, counts)
    if (endpoint === pageTrackingEndpoint && status === 200 && typeof params?.['path'] === 'string')
      increment(this.screens, screenOf(params['path']))
    // Bytes hold data (http/cached-view.ts), never an error.
    if (typeof response !== 'string') return
    if (status >= 400 || response.startsWith('{"success":false'))
      for (const text of errorTextsOf(parseJson(response))) increment(this.errorTexts, text)
  }

  countFrame(frame: string): void {
    const channel = channelIn(frame)
    if (channel !== undefined) increment(this.frames, channel)
  }

  /**
   * Returns every documented item with its count.
   * @param knownTexts texts of the documented refusals
   */
  report(knownTexts: readonly string[]) {
    return {
      endpoints: endpoints.map((endpoint) => this.endpointRow(endpoint)),
      channels: channels.map(({ id, name }) => ({ id, name, frames: this.frames.get(name) ?? 0 })),
      timeRules: effectKinds.map((kind) => ({ kind, fired: this.firedCounts.get(kind) ?? 0 })),
      screens: besideDocumented(documentedRoutes, this.screens).map(([path, rest]) => ({ path, ...rest })),
      errorTexts: besideDocumented(knownTexts, this.errorTexts).map(([text, rest]) => ({ text, ...rest })),
    }
  }

  clear(): void {
    for (const counts of [this.statuses, this.screens, this.errorTexts, this.frames, this.firedCounts]) counts.clear()
  }

  private endpointRow(endpoint: Endpoint) {
    const counts = this.statuses.get(endpoint)
    const documented = [200, ...Object.keys(endpoint.refusals).map(Number)]
    const seen = [...new Set([...documented, ...(counts?.keys() ?? [])])]
    const statuses: Counts = Object.fromEntries(seen.map((status) => [status, counts?.get(status) ?? 0]))
    const { id, method, path, summary } = endpoint
    return {
      id,
      method,
      path,
      summary,
      documented,
      statuses,
      missing: documented.filter((status) => !counts?.has(status)),
    }
  }
}

/** Paths and texts come from outside, so a flood of them must not fill the memory. */
const mostKeys = 2000

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  if (counts.size < mostKeys || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Returns every documented item with its count, then the undocumented ones in order. */
function besideDocumented(documented: readonly string[], seen: ReadonlyMap<string, number>) {
  const known = new Set(documented)
  const others = [...seen.keys()].filter((name) => !known.has(name)).toSorted((a, b) => (a < b ? -1 : 1))
  return [...known, ...others].map(
    (name) => [name, { documented: known.has(name), seen: seen.get(name) ?? 0 }] as const,
  )
}

const longestScreen = 200

/** Returns the route of a page, otherwise its path without ids. */
function screenOf(path: string): string {
  const route = routeOf(path)
  if (route !== undefined) return route
  return path
    .replace(/[?#].*/s, '')
    .split('/')
    .map((part) => (/^\d+$|^[\da-f-]{32,}$/i.test(part) ? ':id' : part))
    .join('/')
    .slice(0, longestScreen)
}
