import { recommendationSettingEndpoint } from '../../../../contract/calls/recommendation-setting.ts'
import { recommendationSettingCopy as copy } from '../../../lib/copy/recommendation-setting.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { useDataAtOpening } from '../../shared/loading/use-data-at-opening.ts'
import { RecommendationSettingForm } from './recommendation-setting-form.tsx'

/** Heights of the questions, for their skeleton. */
const heights = ['h-44', 'h-24', 'h-32', 'h-14']

/** Page /conditionsform, the men's recommend settings (SETTING). */
export function RecommendationSettingPage() {
  const query = useEndpoint(recommendationSettingEndpoint, {})
  const atOpening = useDataAtOpening(query)
  if (atOpening) return <RecommendationSettingForm stored={atOpening.recommend_setting} />
  const skeleton = (
    <PageBody>
      <SkeletonGroup>
        {heights.map((height, index) => (
          <Skeleton key={index} className={`mb-4 ${height}`} />
        ))}
      </SkeletonGroup>
    </PageBody>
  )
  if (query.data) return skeleton
  return (
    <Waiting query={query} skeleton={skeleton}>
      {copy.loadFailed}
    </Waiting>
  )
}
