import { Link, useSearchParams } from 'react-router-dom'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { subProfileCopy as copy } from '../../../../lib/copy/sub-profile.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { SkeletonGroup } from '../../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../../ui/feedback/states.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { pairOfCards, pictureAndFacts } from '../../../shared/parts/facts-style.ts'
import { DetailedProfile } from './detailed-profile.tsx'
import { useDetailProfile } from './use-detail-profile.ts'

/** Picture and three cards to come (SUB-03). */
export function SubProfileSkeleton() {
  return (
    <SkeletonGroup>
      <PageBody className={pictureAndFacts}>
        <div className="mx-auto aspect-square w-full max-w-photo">
          <Skeleton shape="block" />
        </div>
        <div className="grid gap-4 @3xl:gap-5">
          <div className="h-28">
            <Skeleton shape="block" />
          </div>
          <div className={pairOfCards}>
            {['basics', 'meeting'].map((key) => (
              <div key={key} className="h-52">
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        </div>
      </PageBody>
    </SkeletonGroup>
  )
}

/** /subprofile?uuid=: a detailed profile, or why there is none (SUB-01, SUB-41, SUB-42, SUB-55, SUB-63). */
export function SubProfilePage() {
  const [params] = useSearchParams()
  const uuid = params.get('uuid') ?? ''
  const { data, error, isError } = useDetailProfile(uuid)
  // One's own says more than the card quotes.
  const own = useAccount().uuid === uuid
  const timeline = useEndpoint(timelineEndpoint, {}, { enabled: !own })
  // A profile that is refused from now on must not stay; any other failure leaves what is there.
  const refused = error !== null && error.status === 404
  // The quoted words stand above the facts: coming after them, they would push them down.
  if (uuid !== '' && !isError && (!data || (timeline.isLoading && timeline.failureCount === 0)))
    return <SubProfileSkeleton />
  if (data?.success && !refused) {
    const quoted = timeline.data?.users.find((user) => user.uuid === uuid)?.contents
    return <DetailedProfile key={uuid} uuid={uuid} profile={data.profile} quoted={quoted} />
  }
  const limited = data?.success === false
  return (
    <PageBody>
      <EmptyState
        icon={limited ? 'moon' : 'person'}
        action={
          <Button tone="quiet" size="m" render={<Link to="/timeline" />}>
            {limited ? copy.limit.toTimeline : copy.toTimeline}
          </Button>
        }
      >
        {limited ? copy.limit.text : copy.notShown}
      </EmptyState>
    </PageBody>
  )
}
