import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { sendLikeEndpoint } from '../../../../../contract/calls/like.ts'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { subProfileCopy } from '../../../../lib/copy/profile.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { ActionBar } from '../../../../ui/navigation/action-bar.tsx'
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { rememberMet } from '../../../shared/device/met-profiles.ts'
import { likeOffer } from '../../../shared/like/like-offer.ts'
import { useAnswerInstead, useSendLike } from '../../../shared/like/use-send-like.ts'
import { useGoBack } from '../../../shared/navigation.ts'
import { likeSentDialog, LikeUndoBar } from '../../../shared/parts/like-undo-bar.tsx'
import { isFromList } from '../../../shared/profile-entry.ts'
import { InsteadOfLike } from './instead-of-like.tsx'
import { markLiked, showLikeResponse } from './mark-liked.ts'
import { type LikesLeft, useLikesLeft } from './use-likes-left.ts'

const copy = subProfileCopy.like

/** Returns to the card that led here, else to the timeline (SUB-48). `closeDialog` closes what covers the page. */
function useReturn(closeDialog: () => void): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const goBack = useGoBack('/timeline')
  const [leaving, setLeaving] = useState(false)
  // Waits until the dialog has closed, because going back with an open dialog only closes the dialog.
  useEffect(() => {
    if (leaving) goBack()
  }, [goBack, leaving])
  return () => {
    if (!isFromList(state)) {
      void navigate('/timeline')
      return
    }
    closeDialog()
    setLeaving(true)
  }
}

interface LikeBarProps {
  uuid: string
  profile: DetailProfile
  /** Loads the profile again, which may spend a view. */
  onReload: () => void
}

/** Whether the page can show a response without a reload of the profile, which any other refusal needs (SUB-61). */
const isComplete = (response: ResponseOf<typeof sendLikeEndpoint>) => response.success || response.reason === 'none'

/** Sends a like while any is left and the member can be liked (SUB-05 to SUB-09, SUB-44 to SUB-46, SUB-53, D-74). */
export function LikeBar({ uuid, profile, onReload }: LikeBarProps) {
  const { sex } = useAccount()
  const { like, undo, sent, closeSent } = useSendLike({
    mark: markLiked,
    onResponse: (response) => {
      if (response?.success) rememberMet(uuid, 'liked')
      // The page may have reloaded between the press and the call.
      if (response && isComplete(response)) showLikeResponse(uuid, response)
      else onReload()
    },
    onDue: useAnswerInstead(),
  })
  const close = useReturn(closeSent)
  const left = useLikesLeft(profile)
  const { is_liked: liked, can_not_liked: canNotLike, status_n: statusN } = profile
  const offer = likeOffer({ liked, canNotLike, statusN }, sex)
  if (undo) return <LikeUndoBar onUndo={undo} className="mt-auto" />
  if (offer !== 'send' && offer !== 'sent') return <InsteadOfLike offer={offer} uuid={uuid} statusN={statusN} />
  return (
    <>
      <SendBar left={left} isSent={offer === 'sent'} onLike={() => like(uuid)} />
      <AlertDialog {...likeSentDialog} open={sent} onCancel={close} />
    </>
  )
}

/** The likes that are left, and the button that sends one, or the way to the shop. */
function SendBar({ left, isSent, onLike }: { left: LikesLeft; isSent: boolean; onLike: () => void }) {
  const { remain, purchased } = left
  return (
    <ActionBar aboveTabs className="mt-auto">
      <span className="grid max-w-[8rem] content-center text-s text-ink-2 num @3xl:max-w-none">
        <span>{copy.remaining(remain)}</span>
        {!isSent && purchased > 0 && <span className="text-xs">{copy.order(purchased)}</span>}
      </span>
      {remain > 0 && (
        <Button icon={isSent ? 'heart-filled' : 'heart'} disabled={isSent} onClick={onLike}>
          {isSent ? copy.sent : copy.send}
        </Button>
      )}
      {remain === 0 && isSent && <p className="grid min-h-12.5 place-items-center text-s text-ink-2">{copy.sent}</p>}
      {remain === 0 && !isSent && (
        <Button tone="quiet" render={<Link to="/shop" />}>
          {copy.toShop}
        </Button>
      )}
    </ActionBar>
  )
}
