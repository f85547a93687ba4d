import { commonCopy } from '../../../lib/copy/common.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import type { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/queries.ts'
import { showFlash } from '../flash.ts'
import { failureText } from '../outcome/failure-text.ts'

/** Like of a text as the lists and the responses hold it. */
export interface LikeState {
  readonly liked_count: number
  readonly already_liked: boolean
}

/**
 * Handlers of a like: the count changes at once, then to the response's value. A like that is known to have failed is
 * taken back and told (D-114); one of unknown outcome lasts until a reload.
 */
export function likeOutcome(
  { already_liked, liked_count }: LikeState,
  patch: (state: LikeState) => void,
  listId: string,
) {
  return {
    // Kept for a failure, because the next render has the changed state.
    onMutate: (): LikeState => {
      const step = already_liked ? -1 : 1
      patch({ already_liked: !already_liked, liked_count: Math.max(0, liked_count + step) })
      return { already_liked, liked_count }
    },
    onSuccess: (response: LikeState) => {
      patch({ already_liked: response.already_liked, liked_count: response.liked_count })
    },
    onError: (error: ApiError, _sent: unknown, before: LikeState | undefined) => {
      const isRefused = error.outcome === 'refused'
      // After a refusal the text may be gone, and the list shows how it stands (D-113).
      void queryClient.invalidateQueries({ queryKey: [listId], refetchType: isRefused ? 'active' : 'none' })
      if (!before || (!isRefused && error.outcome !== 'unsent')) return
      patch(before)
      const refusal = error.status === 404 ? outcomeCopy.gone : commonCopy.errorOccurred
      showFlash({ text: failureText(error, refusal, outcomeCopy.unsaved), tone: 'error' })
    },
  }
}
