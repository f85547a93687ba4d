import { useIsMutating } from '@tanstack/react-query'
import { rankRequestEndpoint } from '../../../../contract/calls/rank.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { readSession } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { useIsShown } from '../../shared/outcome/use-is-shown.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { rankRequestWrite } from '../../shared/outcome/writes/rank.ts'

const copy = rankCopy.request

const mutationKey = [rankRequestEndpoint.id]

/** Whether a request was accepted. Outside development no response is checked, so `state` may be missing (RANK-09). */
function isAccepted(response: Partial<ResponseOf<typeof rankRequestEndpoint>> | undefined): boolean {
  return response?.state === 1
}

/** Sends a request for the next rank. Its result is told on another page too, once this one was left. */
export function useRankRequest() {
  const isLeft = useIsLeft()
  const isShown = useIsShown()
  const request = useWrite(rankRequestWrite, {
    mutationKey,
    onSuccess: (response) => {
      if (!isLeft() && isShown()) return
      showFlash(isAccepted(response) ? { text: copy.accepted } : { text: copy.later, tone: 'error' })
    },
    failureOf: () => copy.later,
  })
  // Also a request that was sent before this page was left and opened again.
  const isSending = useIsMutating({ mutationKey }) > 0
  const accepted = isAccepted(request.data)
  return {
    accepted,
    failed: request.isError || (request.isSuccess && !accepted),
    isSending,
    send: () => {
      const { uid, client, 'access-token': token } = readSession()
      request.mutate({ uid, client, 'access-token': token })
    },
  }
}
