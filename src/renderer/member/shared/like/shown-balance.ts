import { timelineEndpoint, type Timeline } from '../../../../contract/calls/timeline.ts'
import { spendLike } from '../../../../contract/rules/likes/like-balance.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'

const timelineKey = endpointKey(timelineEndpoint, {})

export const shownBalance = (): Timeline | undefined => queryClient.getQueryData<Timeline>(timelineKey)

/** Adds likes to the balance that the pages show; negative numbers take them away. */
function addLikes(likes: { free: number; purchased: number }): void {
  queryClient.setQueryData<Timeline>(
    timelineKey,
    (timeline) =>
      timeline && {
        ...timeline,
        like_remain: timeline.like_remain + likes.free + likes.purchased,
        free_like: timeline.free_like + likes.free,
        purchased_like_remain: timeline.purchased_like_remain + likes.purchased,
      },
  )
}

/** Takes a like from the shown balance, if one is left. Returns a function that gives this one back, and no other. */
export function spendShownLike(): () => void {
  const before = shownBalance()
  const left = before && spendLike({ free: before.free_like, purchased: before.purchased_like_remain })
  if (!left) return () => {}
  const spent = { free: before.free_like - left.free, purchased: before.purchased_like_remain - left.purchased }
  addLikes({ free: -spent.free, purchased: -spent.purchased })
  return () => addLikes(spent)
}
