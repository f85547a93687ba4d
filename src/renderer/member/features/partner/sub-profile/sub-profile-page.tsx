import { Link, useSearchParams } from 'react-router-dom'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { subProfileCopy as copy } from '../../../../lib/copy/profile.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../../ui/feedback/states.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { isTransient, useEndpoint } from '../../../api/queries.ts'
import { profileStyle } from '../../../shared/parts/profile-style.ts'
import { DetailedProfile } from './detailed-profile.tsx'
import { useDetailProfile } from './use-detail-profile.ts'

/** Skeleton of the picture and three cards (SUB-03). */
function SubProfileSkeleton() {
  return (
    <SkeletonGroup>
      <PageBody className={profileStyle.page}>
        <Skeleton shape="block" className="mx-auto aspect-square h-auto max-w-photo" />
        <div className="grid gap-4 @3xl:gap-5">
          <Skeleton shape="block" className="h-28" />
          <div className={profileStyle.pair}>
            <Skeleton shape="block" className="h-52" count={2} />
          </div>
        </div>
      </PageBody>
    </SkeletonGroup>
  )
}

/** Page /subprofile?uuid=. */
export function SubProfilePage() {
  const [params] = useSearchParams()
  const uuid = params.get('uuid') ?? ''
  return <SubProfile key={uuid} uuid={uuid} />
}

/** A detailed profile, or why there is none (SUB-01, SUB-41, SUB-42, SUB-55, SUB-63). */
function SubProfile({ uuid }: { uuid: string }) {
  const { profile: query, reload } = useDetailProfile(uuid)
  const { data, error, isError } = query
  // The own profile shows more than the card's quotation.
  const own = useAccount().uuid === uuid
  const timeline = useEndpoint(timelineEndpoint, {}, { enabled: !own })
  // Hides a cached profile after a 404. Any other error keeps it.
  const refused = error !== null && error.status === 404
  // The quotation stands above the facts, so it loads first to avoid a layout shift.
  if (uuid !== '' && !isError && (!data || (timeline.isLoading && timeline.failureCount === 0)))
    return <SubProfileSkeleton />
  if (data?.success && !refused) {
    const quoted = timeline.data?.users.find((user) => user.uuid === uuid)?.contents
    return <DetailedProfile uuid={uuid} profile={data.profile} quoted={quoted} onReload={reload} />
  }
  if (!data && error && isTransient(error)) return <Waiting query={query} skeleton={<SubProfileSkeleton />} />
  return <NotShown isLimited={data?.success === false} />
}

function NotShown({ isLimited }: { isLimited: boolean }) {
  return (
    <PageBody>
      <EmptyState
        icon={isLimited ? 'moon' : 'person'}
        action={
          <Button tone="quiet" size="m" render={<Link to="/timeline" />}>
            {isLimited ? copy.limit.toTimeline : copy.toTimeline}
          </Button>
        }
      >
        {isLimited ? copy.limit.text : copy.notShown}
      </EmptyState>
    </PageBody>
  )
}
