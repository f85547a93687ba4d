import { Navigate } from 'react-router-dom'
import { recommendCopy } from '../../../lib/copy/recommend.ts'
import { PageBody } from '../../../ui/page-body.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useAccount } from '../../api/account.ts'
import { newestUndecided } from './newest-undecided.ts'
import { usePairings } from './use-pairings.ts'

/** /recommend: opens the newest undecided recommendation, or the list when there is none (D-53, ROUTE-54). */
export function NewestRecommendPage() {
  const { sex } = useAccount()
  const list = sex === 1 ? '/recommends/male' : '/recommends'
  // Her new ones stand among the others; what he may decide on are the likes he received.
  const { data, isError, isFetching } = usePairings(sex, { status: sex === 1 ? 'liked' : 'others', page: 1 })
  if (isError) return <Navigate to={list} replace />
  if (data && !isFetching) return <Navigate to={newestUndecided(data.rec, sex) ?? list} replace />
  return (
    <PageBody>
      <output className="grid justify-items-center gap-3 py-16 text-s text-ink-2">
        <Spinner />
        {recommendCopy.newest.opening}
      </output>
    </PageBody>
  )
}
