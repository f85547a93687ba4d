import { Navigate } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { pairingsPath } from '../../shared/pairings-path.ts'
import { useNewestUndecided } from './use-newest-undecided.ts'

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
