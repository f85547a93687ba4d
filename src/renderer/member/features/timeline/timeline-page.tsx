import { useSearchParams } from 'react-router-dom'
import { type Timeline, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { isPaid } from '../../api/paid.ts'
import { endpointKey, openPageRefreshMs, queryClient, useAccount, useEndpoint } from '../../api/queries.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft, useLeaveOnFailure } from '../../shared/lead-away.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { hiddenModeWrite, resetTimelineWrite } from '../../shared/outcome/writes/talk.ts'
import { useMetProfiles } from '../../shared/remembered.ts'
import { timelineCopy as copy } from './copy.ts'
import { LikeReceipt, TimelineBalance } from './timeline-balance.tsx'
import { TimelineCard } from './timeline-card.tsx'

export const key = endpointKey(timelineEndpoint, {})

function setHidden(hidden_mode: boolean): void {
  queryClient.setQueryData<Timeline>(key, (timeline) => timeline && { ...timeline, hidden_mode })
}

/** Privacy mode of a premium woman (TL-05, TL-11). Changes at once, and reverts when the server refuses. */
export function PrivacySwitch({ timeline }: { timeline: Timeline }) {
  const { sex } = useAccount()
  const change = useWrite(hiddenModeWrite, {
    onMutate: ({ hidden_mode }) => setHidden(hidden_mode),
    onSuccess: ({ hidden_mode }) => setHidden(hidden_mode),
    onError: (error, { hidden_mode }) => {
      setHidden(!hidden_mode)
      showFlash({ text: failureText(error, copy.failed), tone: 'error' })
    },
  })
  if (sex !== Sex.woman || !isPaid({ payment_conf: timeline.payment_confirmation })) return null
  const { hidden_mode } = timeline
  return (
    <Card space="none" className="px-4.5 py-1.5">
      <Switch
        label={copy.privacy.label}
        text={hidden_mode ? copy.privacy.on : copy.privacy.off}
        checked={hidden_mode}
        onChange={() => change.mutate({ hidden_mode: !hidden_mode })}
      />
    </Card>
  )
}

/** Shuffles and reloads the timeline (TL-12). A failure leads to /login (GATE-46). */
export function ShuffleButton() {
  const isLeft = useIsLeft()
  const shuffle = useWrite(resetTimelineWrite, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      if (!isLeft()) window.scrollTo({ top: 0 })
    },
    onError: useLeaveOnFailure(),
  })
  return (
    <Button tone="quiet" icon="refresh" busy={shuffle.isPending} onClick={() => shuffle.mutate({})}>
      {shuffle.isPending ? copy.shuffling : copy.shuffle}
    </Button>
  )
}

const cardGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] @3xl:gap-4'

export function TimelineSkeleton() {
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

/** Page /timeline: today's profiles, the balance of likes and views, and a woman's privacy mode (TL). */
export function TimelinePage() {
  const [params, setParams] = useSearchParams()
  const timeline = useEndpoint(timelineEndpoint, {}, { refetchInterval: openPageRefreshMs })
  const data = useArriving(timeline.data)
  const metOf = useMetProfiles()
  const users = data?.users ?? []
  const { shown } = useIncrementalMount(users.length, useIsWide() ? firstCards.wide : firstCards.narrow, nextCards)
  const thankPurchase = () => {
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
        onCancel={thankPurchase}
      >
        {copy.purchased.text}
        {data && <LikeReceipt timeline={data} />}
      </AlertDialog>
    </PageBody>
  )
}
