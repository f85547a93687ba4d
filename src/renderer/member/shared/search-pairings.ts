import type { RecommendList, RecommendRow } from '../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../contract/enums/member.ts'
import type { RecommendFilter } from '../../../contract/enums/pairing.ts'
import { call } from '../api/call.ts'
import { pairingsCall } from './pairings.ts'

type Page = Pick<RecommendList, 'rec' | 'pageCount'>

/** Reads pages of a list until `pick` returns something; null at the end. Rejects with the error of `readPage`. */
export async function searchPages<Found>(
  readPage: (page: number) => Promise<Page>,
  pick: (rows: readonly RecommendRow[]) => Found | null | undefined,
): Promise<Found | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // Sequential, because only the response tells the number of pages.
    // oxlint-disable-next-line no-await-in-loop
    const { rec, pageCount } = await readPage(page)
    const found = pick(rec)
    if (found !== null && found !== undefined) return found
    pages = pageCount
  }
  return null
}

/** Searches the list of a member, newest first ({@link searchPages}). */
export function searchPairings<Found>(
  { sex, status, signal }: { sex: Sex; status?: RecommendFilter; signal: AbortSignal },
  pick: (rows: readonly RecommendRow[]) => Found | null | undefined,
): Promise<Found | null> {
  return searchPages((page) => call(pairingsCall(sex), { ...(status && { status }), page }, { signal }), pick)
}
