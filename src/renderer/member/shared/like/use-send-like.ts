import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { sendLikeEndpoint } from '../../../../contract/calls/like.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { useAccount } from '../../api/account.ts'
import { queryClient } from '../../api/queries.ts'
import { showFlash } from '../flash.ts'
import { useWrite } from '../outcome/use-write.ts'
import { sendLikeWrite } from '../outcome/writes/like.ts'
import { partnerPath } from '../pairing-address.ts'
import { shownBalance, spendShownLike } from './shown-balance.ts'
import { type GivenLike, useHeldLike } from './use-held-like.ts'
import { usePageLeft } from './use-page-left.ts'

const copy = subProfileCopy.like

/** Leads to the answer that is due instead of a like, and says so (D-130). */
export function useAnswerInstead(): (uuid: string) => void {
  const { sex } = useAccount()
  const navigate = useNavigate()
  return (uuid) => {
    showFlash({ text: copy.answer.instead })
    void navigate(partnerPath(sex, uuid))
  }
}

type LikeResponse = ResponseOf<typeof sendLikeEndpoint>

interface SendLikeOptions {
  /** Updates the page's own data optimistically. Returns a function that reverts it. */
  mark: (uuid: string) => () => void
  /** Called after each response, a refusal too, unless the page was left; null for one that has no balance. */
  onResponse: (response: LikeResponse | null) => void
  /** Called when no like is left, instead of the message. */
  onNone?: () => void
  /** Called when an answer is due instead of a like, which stays unspent (D-130). */
  onDue: (uuid: string) => void
}

export interface SendLike {
  readonly like: (uuid: string) => void
  /** Undoes the pending like; null if none is pending. */
  readonly undo: (() => void) | null
  /** Whether a like was sent that the page has not shown as sent yet. */
  readonly sent: boolean
  readonly closeSent: () => void
}

interface SentLike extends GivenLike {
  /** Whether it could be undone first: the bar of the undo has then said that it is sent. */
  readonly wasHeld: boolean
}

/** Updates balance and page optimistically. Returns a function that reverts what this like has changed. */
function showSpent(mark: SendLikeOptions['mark'], uuid: string): () => void {
  const giveBack = spendShownLike()
  const unmark = mark(uuid)
  return () => {
    unmark()
    giveBack()
  }
}

/**
 * Sends a like with an optimistic update. A refusal (`success: false`) and a like that is known to have failed revert it
 * and say so (D-114). A like of unknown outcome is only logged, and the update stays until the lists reload (SUB-49 to
 * SUB-51, FOOT-21, FOOT-22). A like that spends a purchased one can be undone for a while (D-74).
 */
export function useSendLike({ mark, onResponse, onNone, onDue }: SendLikeOptions): SendLike {
  const [isSent, setIsSent] = useState(false)
  const isPageLeft = usePageLeft()
  const sentLikes = useRef(new Map<string, SentLike>())
  const { mutateAsync } = useWrite(sendLikeWrite, {
    concurrent: true,
    // The member may be leaving the app.
    call: { keepalive: true },
    onSuccess: (response, { uuid }) => {
      const sent = sentLikes.current.get(uuid)
      if (!response.success) sent?.takeBack()
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      if (isPageLeft()) {
        if (!response.success) showFlash({ text: copy.failed, tone: 'error' })
        return
      }
      if (response.success) setIsSent(sent?.wasHeld !== true)
      else if (response.reason === 'none' && onNone) onNone()
      else if (response.reason === 'answer') onDue(uuid)
      else showFlash({ text: response.reason === 'none' ? copy.noneLeft : copy.failed, tone: 'error' })
      onResponse(response)
    },
    onError: ({ outcome }, { uuid }) => {
      const isKnown = outcome === 'refused' || outcome === 'unsent'
      if (isKnown) sentLikes.current.get(uuid)?.takeBack()
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id], refetchType: 'none' })
      if (isKnown) showFlash({ text: copy.failed, tone: 'error' })
      // The member may be gone, which the page then shows.
      if (outcome === 'refused' && !isPageLeft()) onResponse(null)
    },
  })
  const send = (sent: SentLike) => {
    sentLikes.current.set(sent.uuid, sent)
    return mutateAsync({ uuid: sent.uuid }).catch(() => {})
  }
  const { hold, release, undo } = useHeldLike((given) => send({ ...given, wasHeld: true }))

  const like = (uuid: string) => {
    void release()
    // A request in flight would restore the old numbers.
    void queryClient.cancelQueries({ queryKey: [timelineEndpoint.id] })
    const purchased = shownBalance()?.purchased_like_remain
    const next = { uuid, takeBack: showSpent(mark, uuid) }
    if (purchased === 0) void send({ ...next, wasHeld: false })
    else hold(next)
  }
  return { like, undo, sent: isSent, closeSent: () => setIsSent(false) }
}
