import type { VisitKind } from '../../../../contract/calls/tracking.ts'

const searchEngines = ['google', 'bing', 'yahoo']

/** Source of this visit: utm_source, then a search engine as referrer (TRACK-04 to TRACK-09). */
export function visitKind(search: string, referrer: string): VisitKind {
  if (new URLSearchParams(search).has('utm_source')) return 'ads_visit'
  return searchEngines.some((engine) => referrer.includes(engine)) ? 'search_engine_visit' : 'direct_visit'
}
