import { sendLikeEndpoint } from '../../../contract/calls/like.ts'
import { timelineEndpoint, type Timeline } from '../../../contract/calls/timeline.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { queryClient } from '../api/query-client.ts'
import { endpointKey, useEndpointMutation } from '../api/use-endpoint.ts'

const timelineKey = endpointKey(timelineEndpoint, {})

/** The balance after one like: purchased likes are spent first (D-16). */
export function spendLike(timeline: Timeline): Timeline {
  const purchased = timeline.purchased_like_remain > 0 ? 1 : 0
  return {
    ...timeline,
    like_remain: Math.max(0, timeline.like_remain - 1),
    purchased_like_remain: timeline.purchased_like_remain - purchased,
    free_like: Math.max(0, timeline.free_like - (1 - purchased)),
  }
}

interface SendLikeOptions {
  /** Changes the page's own data before the answer; answers the way back. */
  mark: (uuid: string) => () => void
  onAnswer: (answer: ResponseOf<typeof sendLikeEndpoint>) => void
}

/**
 * Sends a like. Page and balance change at once; an answer that refuses it (`success: false`) takes both back. A call that
 * fails is only logged and what changed stays until the lists are read again (SUB-49 to SUB-51, FOOT-21, FOOT-22).
 */
export function useSendLike({ mark, onAnswer }: SendLikeOptions) {
  return useEndpointMutation(sendLikeEndpoint, {
    concurrent: true,
    onMutate: async ({ uuid }) => {
      // A reading under way would bring the old numbers back.
      await queryClient.cancelQueries({ queryKey: [timelineEndpoint.id] })
      const before = queryClient.getQueryData<Timeline>(timelineKey)
      if (before) queryClient.setQueryData<Timeline>(timelineKey, spendLike(before))
      const unmark = mark(uuid)
      return () => {
        unmark()
        if (before) queryClient.setQueryData<Timeline>(timelineKey, before)
      }
    },
    onSuccess: (answer, _input, takeBack) => {
      if (!answer.success) takeBack?.()
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      onAnswer(answer)
    },
    onError: (error) => {
      console.warn(error.message)
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id], refetchType: 'none' })
    },
  })
}
