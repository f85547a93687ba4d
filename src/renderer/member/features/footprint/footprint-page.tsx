import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams, Navigate } from 'react-router-dom'
import { type Footprint, footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { Sex, otherSex } from '../../../../contract/enums/member.ts'
import { statusLabels, StatusN } from '../../../../contract/enums/pairing.ts'
import type { RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { footprintCopy as copy } from '../../../lib/copy/home.ts'
import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button, IconButton } from '../../../ui/base/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { moveBetweenLinks } from '../../../ui/list/list.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { useAccount, openPageRefreshMs, queryClient, endpointKey, useEndpoint } from '../../api/queries.ts'
import { likeOffer } from '../../shared/like-offer.ts'
import { partnerPath } from '../../shared/pairings.ts'
import { likeSentDialog, LikeUndoBar } from '../../shared/parts/like-undo-bar.tsx'
import { useAnswerInstead, useSendLike } from '../../shared/use-send-like.ts'

type Visitor = Pick<Footprint, 'visitor_id' | 'visitor_uuid' | 'sex' | 'can_not_liked' | 'status_n'>

/** Link of a visitor: the detailed profile, or the pairing's if no like is possible (FOOT-10 to FOOT-13, FOOT-24). */
export function footprintLink({ visitor_id, visitor_uuid, sex, can_not_liked, status_n }: Visitor): string {
  // A man's failed pairing has no profile (API-32).
  const withheld = sex === Sex.woman && status_n === StatusN.noMatch
  if (!can_not_liked || withheld) return `/subprofile?uuid=${encodeURIComponent(visitor_uuid)}`
  return partnerPath(otherSex(sex), visitor_id)
}

type Footprints = ResponseOf<typeof footprintsEndpoint>

/** Likes a visitor of the current page: a dialog and a new list, or /shop without likes left (FOOT-14 to FOOT-16). */
function useLikeVisitor(input: RequestInput<typeof footprintsEndpoint>) {
  const navigate = useNavigate()
  const key = endpointKey(footprintsEndpoint, input)
  const setLiked = (uuid: string, is_visitor_liked: boolean) =>
    queryClient.setQueryData<Footprints>(
      key,
      (list) =>
        list && {
          ...list,
          data: list.data.map((visitor) =>
            visitor.visitor_uuid === uuid ? { ...visitor, is_visitor_liked } : visitor,
          ),
        },
    )
  const toShop = () => void navigate('/shop')
  const { like, ...messages } = useSendLike({
    mark: (uuid) => {
      // A request in flight would restore the old state.
      void queryClient.cancelQueries({ queryKey: key })
      setLiked(uuid, true)
      return () => setLiked(uuid, false)
    },
    onResponse: () => void queryClient.invalidateQueries({ queryKey: [footprintsEndpoint.id] }),
    onNone: toShop,
    onDue: useAnswerInstead(),
  })
  return { ...messages, like: (uuid: string, remain: number | undefined) => (remain === 0 ? toShop() : like(uuid)) }
}

const received: readonly StatusN[] = [StatusN.likedByMan, StatusN.likedByWoman]

/** One visitor with a heart, disabled if liked or if no like is possible (FOOT-02 to FOOT-04, FOOT-17, FOOT-18). */
function FootprintItem({ footprint, onLike }: { footprint: Footprint; onLike: () => void }) {
  const { twitter_name, avatar_profile_1, is_visitor_liked, can_not_liked, sex, status_n } = footprint
  const viewer = otherSex(sex)
  const name = twitter_name || commonCopy.name.unnamed
  const offer = likeOffer({ liked: is_visitor_liked, canNotLike: can_not_liked, statusN: status_n }, viewer)
  const label = {
    send: copy.like(name),
    sent: copy.liked(name),
    answer: copy.answer(name),
    matched: copy.cannotLike,
    cannot: copy.cannotLike,
  }[offer]
  return (
    <li className="relative">
      <Link
        to={footprintLink(footprint)}
        className="block overflow-hidden rounded-m bg-surface shadow-1 transition-[background-color] hover:bg-wash"
      >
        <Photo src={avatar_profile_1} alt="" />
        {/* The heart tells of a sent like, and a past pairing needs no mark. */}
        {status_n !== null && status_n !== undefined && offer !== 'sent' && status_n !== StatusN.noMatch && (
          <span className="absolute start-2 top-2 rounded-full bg-surface/90 px-2.5 py-1 text-xs font-semibold text-ink">
            {offer === 'answer' && received.includes(status_n)
              ? recommendationCopy.chip.received
              : statusLabels[viewer][status_n]}
          </span>
        )}
        <bdi className="block truncate px-3 py-2.5 font-semibold">{name}</bdi>
      </Link>
      <IconButton
        icon={is_visitor_liked ? 'heart-filled' : 'heart'}
        label={label}
        disabled={offer !== 'send'}
        onClick={onLike}
        // Overlaps the lower corner of the picture. Picture and heart are siblings, not nested.
        className={`absolute end-2 bottom-13 bg-surface shadow-1 hover:bg-surface! ${is_visitor_liked ? 'disabled:text-rose' : 'text-rose'}`}
      />
    </li>
  )
}

const pageSize = 10
const shownPages = 7
/** Columns of faces: two on a phone, five in a wide window. */
const faces = 'grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:grid-cols-4 @3xl:gap-4 @6xl:grid-cols-5'

function FacesSkeleton() {
  return (
    <SkeletonGroup className={faces}>
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-m bg-surface shadow-1">
          <Skeleton shape="block" className="aspect-square" />
          <Skeleton className="mx-3 my-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Page /footprints: visitors of the own profile, ten per page (FOOT). */
export function FootprintPage() {
  const [params] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1)
  const { email } = useAccount()
  const input = { page, per_page: pageSize, email }
  const query = useEndpoint(footprintsEndpoint, input, {
    placeholderData: keepPreviousData,
    refetchInterval: openPageRefreshMs,
  })
  const { data } = query
  // FOOT-25: the timeline's response carries the balance.
  const { data: timeline } = useEndpoint(timelineEndpoint, {})
  const remain = timeline?.like_remain
  const purchased = timeline?.purchased_like_remain ?? 0
  const { like, undo, sent, closeSent } = useLikeVisitor(input)
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  // An address beyond the last page, typed or kept from a longer list.
  if (data?.data.length === 0 && page > 1) return <Navigate to={`?page=${Math.max(1, pageCount)}`} replace />
  return (
    <>
      <PageBody className="flex-1">
        <h2 className="sr-only">{copy.list}</h2>
        {!data && <Waiting query={query} skeleton={<FacesSkeleton />} />}
        {data?.data.length === 0 && (
          <EmptyState
            icon="footprint"
            action={
              <Button tone="quiet" size="m" render={<Link to="/timeline" />}>
                {copy.toTimeline}
              </Button>
            }
          >
            {copy.empty}
          </EmptyState>
        )}
        {data && data.data.length > 0 && (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <p className="text-s phrase text-ink-2">{copy.lead}</p>
              <p className="text-s font-medium num">{remain !== undefined && copy.likesRemaining(remain)}</p>
              {purchased > 0 && <p className="w-full text-s text-ink-2 num">{subProfileCopy.like.order(purchased)}</p>}
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its links */}
            <ul className={faces} onKeyDown={moveBetweenLinks}>
              {data.data.map((footprint) => (
                <FootprintItem
                  key={footprint.id}
                  footprint={footprint}
                  onLike={() => like(footprint.visitor_uuid, remain)}
                />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              max={shownPages}
              renderLink={(to) => <Link to={`?page=${to}`} />}
            />
          </>
        )}
        <AlertDialog {...likeSentDialog} open={sent} onCancel={closeSent} />
      </PageBody>
      {undo && <LikeUndoBar onUndo={undo} />}
    </>
  )
}
