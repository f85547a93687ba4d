import { memo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { timelineEndpoint, type Timeline, type TimelineUser } from '../../../../contract/calls/timeline.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { likePacks } from '../../../../contract/rules/like-packs.ts'
import { purchaseWindowMs } from '../../../../contract/rules/windows.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { isPaid } from '../../api/paid.ts'
import { useAccount, queryClient, openPageRefreshMs, endpointKey, useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { showFlash } from '../../shared/flash.ts'
import { fromList } from '../../shared/history-states.ts'
import { useIsLeft, useLeaveOnFailure } from '../../shared/lead-away.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { hiddenModeWrite, resetTimelineWrite } from '../../shared/outcome/writes/talk.ts'
import { type Met, useMetProfiles } from '../../shared/remembered.ts'
import { timelineCopy as copy } from './copy.ts'

const key = endpointKey(timelineEndpoint, {})

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

/** Today's balance: likes of both kinds and detailed views (TL-10, D-44). */
export function TimelineBalance({ timeline }: { timeline: Timeline }) {
  const { like_remain, free_like, purchased_like_remain, detail_show_ticket } = timeline
  return (
    <Card space="s" className="grid gap-1.5 @3xl:flex @3xl:items-center @3xl:gap-7 @3xl:px-4.5">
      <p className="flex items-center gap-2.5 text-s font-semibold">
        <Icon name="heart-filled" size={18} className="text-rose" />
        <span className="min-w-0 num">{copy.likes(like_remain, free_like, purchased_like_remain)}</span>
      </p>
      <p className="flex items-center gap-2.5 text-s font-semibold">
        <Icon name="eye" size={18} className="text-ink-3" />
        <span className="min-w-0 num">{copy.views(detail_show_ticket)}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 ps-7 @3xl:flex-1 @3xl:ps-0">
        <span className="text-xs text-ink-3">{copy.viewsReset}</span>
        <TextLink render={<Link to="/shop" />}>{copy.toShop}</TextLink>
      </div>
    </Card>
  )
}

const { purchased: receipt } = copy

/** The newest purchase of likes, in the dialog that says it is done (D-112). */
function LikeReceipt({ timeline }: { timeline: Timeline }) {
  const nowMs = useServerNow(60_000)
  const { purchased_like_history: purchases, purchased_like_created: at, like_remain: total } = timeline
  const bought = purchases.find(({ created_at }) => created_at === at)
  // Until the list is read again its newest purchase is an earlier one, which is a day old at least (D-16).
  if (!bought || nowMs - toEpochMs(bought.created_at) >= purchaseWindowMs) return null
  // The call tells how many are left of a pack, which is its size until one is used.
  const pack = likePacks.find(({ plan }) => plan === bought.remain)
  const facts = [
    ...(pack
      ? [[receipt.likes, receipt.count(pack.plan)] as const, [receipt.amount, receipt.yen(pack.price)] as const]
      : []),
    [receipt.expiry, formatDate(bought.expiry_date)] as const,
    [receipt.total, receipt.count(total)] as const,
  ]
  return (
    <dl className="mt-3 grid divide-y divide-line border-y border-line text-start text-ink">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-semibold num">{value}</dd>
        </div>
      ))}
    </dl>
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

interface TimelineCardProps {
  user: TimelineUser
  /** Whether the picture loads eagerly, because it is in view when the page opens. */
  eager: boolean
  /** Earlier actions of the member on this profile, as stored on this device. */
  met: Met | null
}

/** One profile, linked to its details (TL-02, TL-09). Memoised, because cards are added after it. */
const TimelineCard = memo(function TimelineCard({ user, eager, met }: TimelineCardProps) {
  return (
    <Link
      to={`/subprofile?uuid=${encodeURIComponent(user.uuid)}`}
      state={fromList}
      className="block h-full overflow-hidden rounded-m bg-surface shadow-1 transition-[background-color] hover:bg-wash"
    >
      <span className="relative block">
        <Photo src={user.image} fallbackSrc={user.profile1} alt="" shape="portrait" eager={eager} />
        {met && (
          <span className="absolute start-2 top-2 flex items-center gap-1 rounded-full bg-surface/90 px-2.5 py-1 text-xs font-semibold text-ink">
            <Icon
              name={met === 'liked' ? 'heart-filled' : 'eye'}
              size={14}
              className={met === 'liked' ? 'text-rose' : 'text-ink-2'}
            />
            {copy.met[met]}
          </span>
        )}
        <span className="absolute inset-x-0 bottom-0 dusk px-3 pt-10 pb-2 font-semibold text-on-photo">
          {user.ages}
        </span>
      </span>
      <span className="block px-3 py-2.5">
        {user.contents ? (
          <span className="line-clamp-3 text-s break-normal wrap-anywhere text-ink-2">{user.contents}</span>
        ) : (
          <span className="block text-s text-ink-3">{profileCopy.empty.introduction}</span>
        )}
      </span>
    </Link>
  )
})

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
