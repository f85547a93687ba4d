import { useSearchParams } from 'react-router-dom'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { openPageRefreshMs } from '../../api/query-client.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { useMetProfiles } from '../../shared/met-profiles.ts'
import { timelineCopy as copy } from './copy.ts'
import { PrivacySwitch } from './privacy-switch.tsx'
import { ShuffleButton } from './shuffle-button.tsx'
import { TimelineBalance } from './timeline-balance.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { TimelineSkeleton } from './timeline-skeleton.tsx'

/** How many cards come into view with the page; the others follow a few at a time. */
const firstCards = { narrow: 6, wide: 12 }
const nextCards = 4

/** /timeline: the profiles of the day, what is left of likes and views, and her privacy mode (TL). */
export function TimelinePage() {
  const [params, setParams] = useSearchParams()
  const timeline = useEndpoint(timelineEndpoint, {}, { refetchInterval: openPageRefreshMs })
  const { isError, isFetching, refetch } = timeline
  const data = useArriving(timeline.data)
  const metOf = useMetProfiles()
  const users = data?.users ?? []
  const { shown } = useIncrementalMount(
    users.length,
    useIsWide() ? firstCards.wide : firstCards.narrow,
    nextCards,
  )
  const thankPurchase = () => {
    params.delete('purchased')
    setParams(params, { replace: true })
  }
  return (
    <PageBody>
      <h2 className="sr-only">{copy.title}</h2>
      {data && <TimelineBalance timeline={data} />}
      {data && <PrivacySwitch timeline={data} />}
      {!data && !isError && <TimelineSkeleton />}
      {!data && isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {copy.failed}
        </ErrorState>
      )}
      {data?.users.length === 0 && (
        <EmptyState icon="clock" title={copy.empty}>
          {copy.emptyHint}
        </EmptyState>
      )}
      {users.length > 0 && (
        <>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] @3xl:gap-4">
            {users.slice(0, shown).map((user, index) => (
              <li key={user.uuid}>
                <TimelineCard user={user} eager={index < 4} met={metOf(user.uuid)} />
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
        cancelText={null}
        onConfirm={thankPurchase}
        onCancel={thankPurchase}
      >
        {copy.purchased.text}
      </AlertDialog>
    </PageBody>
  )
}
