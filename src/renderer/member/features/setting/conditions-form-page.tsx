import { recommendSettingEndpoint } from '../../../../contract/recommend-setting.ts'
import { settingCopy } from '../../../lib/copy/setting.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageBody } from '../../../ui/page-body.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SkeletonGroup } from '../../../ui/skeleton-group.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { ConditionsForm } from './conditions-form.tsx'

const heights = ['h-44', 'h-64', 'h-64', 'h-36']

/** /conditionsform, the men's recommend settings (SETTING). */
export function ConditionsFormPage() {
  const { data, isError, isFetching, refetch } = useEndpoint(recommendSettingEndpoint, {})
  if (data) return <ConditionsForm stored={data.recommend_setting} />
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {settingCopy.loadFailed}
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
