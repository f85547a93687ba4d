import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { endpointKey, queryClient } from '../../../api/queries.ts'
import { detailInput } from './use-detail-profile.ts'

type Detail = ResponseOf<typeof detailProfileEndpoint>

/** Marks the cached profile as liked. Returns a function that undoes it. */
export function markLiked(uuid: string): () => void {
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
