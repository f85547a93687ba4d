import type { RecommendList, RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'

/** The profile of the latest row that waits for this member's decision, or null. Rows come latest first (API-29). */
export function newestUndecided(
  rows: readonly Pick<RecommendRow, 'is_choosable' | 'partner_user_id' | 'status_n'>[],
  sex: Sex,
): string | null {
  // A premium woman may choose again at 3, but has decided before.
  const row = rows.find(({ is_choosable, status_n }) => is_choosable && status_n !== 3)
  if (!row) return null
  return `${sex === 1 ? '/profile/female' : '/profile'}?id=${row.partner_user_id}`
}

type Page = Pick<RecommendList, 'rec' | 'pageCount'>

/**
 * The same over all pages: ten later rows that are decided already must not hide the one that is not. Reads no further
 * than it has to; rejects with what `readPage` rejects with.
 */
export async function findNewestUndecided(
  readPage: (page: number) => Promise<Page>,
  sex: Sex,
): Promise<string | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // Each page tells whether there is another one to ask for.
    // oxlint-disable-next-line no-await-in-loop
    const { rec, pageCount } = await readPage(page)
    const found = newestUndecided(rec, sex)
    if (found) return found
    pages = pageCount
  }
  return null
}
