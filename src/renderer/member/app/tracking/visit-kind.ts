import type { VisitKind } from '../../../../contract/calls/tracking.ts'

const searchEngines = ['google', 'bing', 'yahoo']

/** How this visit began: utm_source wins, then a search engine's referrer (TRACK-04 to TRACK-09). */
export function visitKind(search: string, referrer: string): VisitKind {
  if (new URLSearchParams(search).has('utm_source')) return 'ads_visit'
  return searchEngines.some((engine) => referrer.includes(engine)) ? 'search_engine_visit' : 'direct_visit'
}
