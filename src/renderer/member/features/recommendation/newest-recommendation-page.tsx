import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import {
  type RecommendList,
  type RecommendRow,
  malePairingsEndpoint,
  pairingsEndpoint,
} from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { pairingsPath } from '../../shared/pairings-path.ts'

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
export async function findNewestUndecided(readPage: (page: number) => Promise<Page>, sex: Sex): Promise<string | null> {
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

/** The address of the newest recommendation that waits for this member's decision, or null (D-53, ROUTE-54). */
export function useNewestUndecided(sex: Sex): UseQueryResult<string | null> {
  const endpoint = sex === 1 ? malePairingsEndpoint : pairingsEndpoint
  // Her new ones stand among the others; what he may decide on are the likes he received.
  const status = sex === 1 ? 'liked' : 'others'
  return useQuery<string | null>({
    queryKey: [endpoint.id, 'newest-undecided'],
    queryFn: ({ signal }) => findNewestUndecided((page) => call(endpoint, { status, page }, { signal }), sex),
    refetchOnMount: 'always',
  })
}

/** /recommend: opens the newest undecided recommendation, or the list when there is none (D-53, ROUTE-54). */
export function NewestRecommendationPage() {
  const { sex } = useAccount()
  const list = pairingsPath(sex)
  const { data, isError, isFetching } = useNewestUndecided(sex)
  if (isError) return <Navigate to={list} replace />
  if (data !== undefined && !isFetching) return <Navigate to={data ?? list} replace />
  return (
    <PageBody>
      <output className="grid justify-items-center gap-3 py-16 text-s text-ink-2">
        <Spinner />
        {recommendationCopy.newest.opening}
      </output>
    </PageBody>
  )
}
