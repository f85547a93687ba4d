import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { pairingsPath, partnerIdOf, type PartnerIds, partnerPath } from '../../shared/pairing-address.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { searchPairings } from '../../shared/search-pairings.ts'

/** Profile of the newest row that awaits this member's decision, or null. Rows come newest first (API-29). */
export function newestUndecided(
  rows: readonly (PartnerIds & Pick<RecommendRow, 'is_choosable' | 'status_n'>)[],
  sex: Sex,
): string | null {
  // A premium woman may choose again at 3, but that row is already decided.
  const row = rows.find(({ is_choosable, status_n }) => is_choosable && status_n !== StatusN.noMatch)
  if (!row) return null
  return partnerPath(sex, partnerIdOf(row))
}

/** Returns the address of the newest recommendation that awaits a decision, or null (D-53, ROUTE-54). */
function useNewestUndecided(sex: Sex) {
  // Her new recommendations are among the others. He decides on received likes.
  const status = sex === Sex.man ? 'liked' : 'others'
  return useQuery<string | null>({
    queryKey: [pairingsCall(sex).id, 'newest-undecided'],
    queryFn: ({ signal }) => searchPairings({ sex, status, signal }, (rows) => newestUndecided(rows, sex)),
    refetchOnMount: 'always',
  })
}

/** Page /recommend: opens the newest undecided recommendation, or the list when there is none (D-53, ROUTE-54). */
export function NewestRecommendationPage() {
  const { sex } = useAccount()
  const list = pairingsPath(sex)
  const newest = useNewestUndecided(sex)
  const { data, isFetching } = newest
  if (data !== undefined && !isFetching) return <Navigate to={data ?? list} replace />
  const opening = (
    <output className="grid justify-items-center gap-3 py-16 text-s text-ink-2">
      <Spinner />
      {recommendationCopy.newest.opening}
    </output>
  )
  return (
    <PageBody>
      <Waiting query={newest} skeleton={opening} />
    </PageBody>
  )
}
