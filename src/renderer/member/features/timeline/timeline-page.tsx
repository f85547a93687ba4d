import { useSearchParams } from 'react-router-dom'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { useMetProfiles } from '../../shared/device/met-profiles.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { timelineCopy as copy } from './copy.ts'
import { LikeReceipt } from './like-receipt.tsx'
import { PrivacySwitch } from './privacy-switch.tsx'
import { ShuffleButton } from './shuffle-button.tsx'
import { TimelineBalance } from './timeline-balance.tsx'
import { TimelineCard } from './timeline-card.tsx'

const cardGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] @3xl:gap-4'

function TimelineSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="block" className="h-25 @3xl:h-16" />
      <div className={cardGrid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <div key={card}>
            <Skeleton shape="block" className="aspect-4/5 h-auto" />
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** Number of cards rendered with the page. The others follow a few at a time. */
const firstCards = { narrow: 6, wide: 12 }

const nextCards = 4

/** Cards in view when the page opens, whose pictures load at once. */
const eagerCards = 4

/** Page /timeline: today's profiles, the balance of likes and views, and a woman's privacy mode (TL). */
export function TimelinePage() {
  const [params, setParams] = useSearchParams()
  const timeline = useEndpoint(timelineEndpoint, {}, { refetchInterval: openPageRefreshMs })
  const data = useArriving(timeline.data)
  const metOf = useMetProfiles()
  const users = data?.users ?? []
  const { shown } = useIncrementalMount(users.length, useIsWide() ? firstCards.wide : firstCards.narrow, nextCards)
  const closeThanks = () => {
    params.delete('purchased')
    setParams(params, { replace: true })
  }
  return (
    <PageBody>
      <h2 className="sr-only">{copy.list}</h2>
      {data && <TimelineBalance timeline={data} />}
      {data && <PrivacySwitch timeline={data} />}
      {!data && (
        <Waiting query={timeline} skeleton={<TimelineSkeleton />}>
          {copy.failed}
        </Waiting>
      )}
      {data?.users.length === 0 && (
        <EmptyState icon="clock" title={copy.empty}>
          {copy.emptyHint}
        </EmptyState>
      )}
      {users.length > 0 && (
        <>
          <ul className={cardGrid}>
            {users.slice(0, shown).map((user, index) => (
              <li key={user.uuid}>
                <TimelineCard user={user} eager={index < eagerCards} met={metOf(user.uuid)} />
              </li>
            ))}
          </ul>
          {shown >= users.length && <ShuffleButton />}
        </>
      )}
      <AlertDialog
        open={hasFlag(params, 'purchased')}
        title={copy.purchased.title}
        confirmText={copy.purchased.close}
        onCancel={closeThanks}
      >
        {copy.purchased.text}
        {data && <LikeReceipt timeline={data} />}
      </AlertDialog>
    </PageBody>
  )
}
