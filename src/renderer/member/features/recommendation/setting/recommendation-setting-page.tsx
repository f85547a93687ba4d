import { recommendationSettingEndpoint } from '../../../../../contract/calls/recommendation.ts'
import { SkeletonGroup } from '../../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../../ui/feedback/states.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { recommendationSettingCopy } from './copy.ts'
import { RecommendationSettingForm } from './recommendation-setting-form.tsx'

const heights = ['h-44', 'h-64', 'h-64', 'h-36']

/** /conditionsform, the men's recommend settings (SETTING). */
export function RecommendationSettingPage() {
  const { data, isError, isFetching, refetch } = useEndpoint(recommendationSettingEndpoint, {})
  if (data) return <RecommendationSettingForm stored={data.recommend_setting} />
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {recommendationSettingCopy.loadFailed}
      </ErrorState>
    )
  }
  return (
    <PageBody>
      <SkeletonGroup>
        {heights.map((height, index) => (
          <Skeleton key={index} className={`mb-4 ${height}`} />
        ))}
      </SkeletonGroup>
    </PageBody>
  )
}
