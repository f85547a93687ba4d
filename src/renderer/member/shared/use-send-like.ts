import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { timelineEndpoint, type Timeline } from '../../../contract/calls/timeline.ts'
import { spendLike } from '../../../contract/rules/like-balance.ts'
import { subProfileCopy } from '../../lib/copy/profile.ts'
import { useAccount } from '../api/account.ts'
import { queryClient, endpointKey } from '../api/queries.ts'
import { showFlash } from './flash.ts'
import { useWrite } from './outcome/use-write.ts'
import { sendLikeWrite } from './outcome/writes/like.ts'
import { partnerPath } from './pairings.ts'

const copy = subProfileCopy.like

const timelineKey = endpointKey(timelineEndpoint, {})

function afterLike(timeline: Timeline): Timeline {
  const left = spendLike({ free: timeline.free_like, purchased: timeline.purchased_like_remain })
  if (!left) return timeline
  return { ...timeline, like_remain: left.remain, free_like: left.free, purchased_like_remain: left.purchased }
}

/** Time to undo a like that spends a purchased one (D-74). */
const undoMs = 5_000

/** Leads to the answer that is due instead of a like, and says so (D-130). */
export function useAnswerInstead(): (uuid: string) => void {
  const { sex } = useAccount()
  const navigate = useNavigate()
  return (uuid) => {
    showFlash({ text: copy.answer.instead })
    void navigate(partnerPath(sex, uuid))
  }
}

interface GivenLike {
  readonly uuid: string
  readonly takeBack: () => void
}

interface SendLikeOptions {
  /** Updates the page's own data optimistically. Returns a function that reverts it. */
  mark: (uuid: string) => () => void
  /** Called after each response, a refusal too, unless the page was left. */
  onResponse: (liked: boolean) => void
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

/** Updates balance and page optimistically. Returns a function that reverts both. */
function showSpent(mark: SendLikeOptions['mark'], uuid: string): () => void {
  const before = queryClient.getQueryData<Timeline>(timelineKey)
  if (before) queryClient.setQueryData<Timeline>(timelineKey, afterLike(before))
  const unmark = mark(uuid)
  return () => {
    unmark()
    if (before) queryClient.setQueryData<Timeline>(timelineKey, before)
  }
}

/** Tells whether the page was left, also for another document. A page that the browser restores was not. */
function usePageLeft(): { readonly current: boolean } {
  const left = useRef(false)
  useEffect(() => {
    const stay = () => (left.current = false)
    const leave = () => (left.current = true)
    stay()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', stay)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', stay)
      leave()
    }
  }, [])
  return left
}

/** Holds a like that can be undone for {@link undoMs}, then sends it; leaving the page sends it too (D-74). */
function useHeldLike(send: (given: GivenLike) => void) {
  const [held, setHeld] = useState<GivenLike | null>(null)
  const release = () => {
    if (held) send(held)
    setHeld(null)
  }
  const releaseInTime = useEffectEvent(release)
  useEffect(() => {
    if (!held) return undefined
    const timer = setTimeout(releaseInTime, undoMs)
    return () => clearTimeout(timer)
  }, [held])
  useEffect(() => {
    const leave = () => releaseInTime()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const undo = () => {
    held?.takeBack()
    setHeld(null)
  }
  return { hold: setHeld, release, undo: held && undo }
}

/**
 * Sends a like with an optimistic update. A refusal (`success: false`) and a like that is known to have failed revert it
 * and say so (D-114). A like of unknown outcome is only logged, and the update stays until the lists reload (SUB-49 to
 * SUB-51, FOOT-21, FOOT-22). A like that spends a purchased one can be undone for a while (D-74).
 */
export function useSendLike({ mark, onResponse, onNone, onDue }: SendLikeOptions): SendLike {
  const [isSent, setIsSent] = useState(false)
  const left = usePageLeft()
  const sent = useRef(new Map<string, { readonly like: GivenLike; readonly isShown: boolean }>())
  const { mutate } = useWrite(sendLikeWrite, {
    concurrent: true,
    // The member may be leaving the app.
    call: { keepalive: true },
    onSuccess: (response, { uuid }) => {
      const given = sent.current.get(uuid)
      if (!response.success) given?.like.takeBack()
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      if (left.current) {
        if (!response.success) showFlash({ text: copy.failed, tone: 'error' })
        return
      }
      if (response.success) setIsSent(given?.isShown !== true)
      else if (response.reason === 'none' && onNone) onNone()
      else if (response.reason === 'answer') onDue(uuid)
      else showFlash({ text: response.reason === 'none' ? copy.noneLeft : copy.failed, tone: 'error' })
      onResponse(response.success)
    },
    onError: ({ outcome }, { uuid }) => {
      const isKnown = outcome === 'refused' || outcome === 'unsent'
      if (isKnown) sent.current.get(uuid)?.like.takeBack()
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id], refetchType: 'none' })
      if (isKnown) showFlash({ text: copy.failed, tone: 'error' })
      // The member may be gone, which the page then shows.
      if (outcome === 'refused' && !left.current) onResponse(false)
    },
  })
  const send = (given: GivenLike, isShown: boolean) => {
    sent.current.set(given.uuid, { like: given, isShown })
    mutate({ uuid: given.uuid })
  }
  const { hold, release, undo } = useHeldLike((given) => send(given, true))

  const like = (uuid: string) => {
    release()
    // A request in flight would restore the old numbers.
    void queryClient.cancelQueries({ queryKey: [timelineEndpoint.id] })
    const purchased = queryClient.getQueryData<Timeline>(timelineKey)?.purchased_like_remain
    const next = { uuid, takeBack: showSpent(mark, uuid) }
    if (purchased === 0) send(next, false)
    else hold(next)
  }
  return { like, undo, sent: isSent, closeSent: () => setIsSent(false) }
}
