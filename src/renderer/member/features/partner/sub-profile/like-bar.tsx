import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { type DetailProfile, detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { StatusN } from '../../../../../contract/enums/pairing.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { subProfileCopy } from '../../../../lib/copy/profile.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { ActionBar } from '../../../../ui/navigation/action-bar.tsx'
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { endpointKey, queryClient, useEndpoint } from '../../../api/queries.ts'
import { rememberMet } from '../../../shared/device/met-profiles.ts'
import { likeOffer } from '../../../shared/like-offer.ts'
import { useGoBack } from '../../../shared/navigation.ts'
import { partnerPath } from '../../../shared/pairings.ts'
import { likeSentDialog, LikeUndoBar } from '../../../shared/parts/like-undo-bar.tsx'
import { isFromList } from '../../../shared/profile-entry.ts'
import { useAnswerInstead, useSendLike } from '../../../shared/use-send-like.ts'
import { detailInput } from './use-detail-profile.ts'

const copy = subProfileCopy.like

type Detail = ResponseOf<typeof detailProfileEndpoint>

/** Marks the cached profile as liked. Returns a function that undoes it. */
function markLiked(uuid: string): () => void {
  const key = endpointKey(detailProfileEndpoint, detailInput(uuid))
  // A request in flight would restore the old state.
  void queryClient.cancelQueries({ queryKey: key })
  const before = queryClient.getQueryData<Detail>(key)
  if (before?.success) {
    const { profile } = before
    const like_remain = Math.max(0, profile.like_remain - 1)
    queryClient.setQueryData<Detail>(key, { ...before, profile: { ...profile, is_liked: true, like_remain } })
  }
  return () => queryClient.setQueryData<Detail>(key, before)
}

/** Sends a like while any is left and the member can be liked (SUB-05 to SUB-09, SUB-44 to SUB-46, SUB-53, D-74). */
export function LikeBar({ uuid, profile }: { uuid: string; profile: DetailProfile }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const goBack = useGoBack('/timeline')
  const [leaving, setLeaving] = useState(false)
  // SUB-59: falls back to the timeline's number when the profile has none.
  const { data: timeline } = useEndpoint(timelineEndpoint, {})
  const remain: number = profile.like_remain ?? timeline?.like_remain ?? 0
  const purchased = timeline?.purchased_like_remain ?? 0
  const { like, undo, sent, closeSent } = useSendLike({
    mark: markLiked,
    onResponse: (liked) => {
      if (liked) rememberMet(uuid, 'liked')
      // The page may have reloaded between the press and the call.
      void queryClient.invalidateQueries({ queryKey: endpointKey(detailProfileEndpoint, detailInput(uuid)) })
    },
    onDue: useAnswerInstead(),
  })
  const offer = useLikeOffer(profile)
  // Returns to the card that led here, else to the timeline (SUB-48).
  const close = () => {
    if (!isFromList(state)) {
      void navigate('/timeline')
      return
    }
    closeSent()
    setLeaving(true)
  }
  // Waits until the dialog has closed, because going back with an open dialog only closes the dialog.
  useEffect(() => {
    if (leaving) goBack()
  }, [goBack, leaving])
  if (undo) return <LikeUndoBar onUndo={undo} className="mt-auto" />
  if (offer === 'answer' || offer === 'matched' || offer === 'cannot')
    return <InsteadOfLike uuid={uuid} profile={profile} />
  return (
    <>
      <ActionBar aboveTabs className="mt-auto">
        <span className="grid max-w-[8rem] content-center text-s text-ink-2 num @3xl:max-w-none">
          <span>{copy.remaining(remain)}</span>
          {offer === 'send' && purchased > 0 && <span className="text-xs">{copy.order(purchased)}</span>}
        </span>
        {remain > 0 && (
          <Button
            icon={offer === 'sent' ? 'heart-filled' : 'heart'}
            disabled={offer === 'sent'}
            onClick={() => like(uuid)}
          >
            {offer === 'sent' ? copy.sent : copy.send}
          </Button>
        )}
        {remain === 0 && offer === 'sent' && (
          <p className="grid min-h-12.5 place-items-center text-s text-ink-2">{copy.sent}</p>
        )}
        {remain === 0 && offer !== 'sent' && (
          <Button tone="quiet" render={<Link to="/shop" />}>
            {copy.toShop}
          </Button>
        )}
      </ActionBar>
      <AlertDialog {...likeSentDialog} open={sent} onCancel={close} />
    </>
  )
}

function useLikeOffer({ is_liked, can_not_liked, status_n }: DetailProfile) {
  const { sex } = useAccount()
  return likeOffer({ liked: is_liked, canNotLike: can_not_liked, statusN: status_n }, sex)
}

function dueText(statusN: StatusN | null | undefined): string {
  const { recommended, held, liked } = copy.answer.due
  if (statusN === StatusN.new) return recommended
  return statusN === StatusN.held ? held : liked
}

/** Says why no like can be sent, and leads to the answer that is due or to the profile of the pairing (D-130, SUB-08). */
function InsteadOfLike({ uuid, profile }: { uuid: string; profile: DetailProfile }) {
  const { sex } = useAccount()
  const offer = useLikeOffer(profile)
  const { status_n: statusN } = profile
  // A man's failed pairing has no profile (API-32).
  const hasProfile = statusN !== null && statusN !== undefined && !(sex === Sex.man && statusN === StatusN.noMatch)
  const toProfile = <Link to={partnerPath(sex, uuid)} />
  if (offer === 'cannot') {
    return (
      <ActionBar aboveTabs className="mt-auto">
        {hasProfile && (
          <Button tone="quiet" wide={false} render={toProfile}>
            {copy.profile}
          </Button>
        )}
        <Button disabled>{copy.cannot}</Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar aboveTabs className="mt-auto">
      <p className="grid min-h-12.5 content-center text-s text-ink-2">
        {offer === 'matched' ? copy.matched : dueText(statusN)}
      </p>
      <Button tone={offer === 'answer' ? 'primary' : 'quiet'} render={toProfile}>
        {offer === 'answer' ? copy.answer.button : copy.toProfile}
      </Button>
    </ActionBar>
  )
}
