import type { sendLikeEndpoint } from '../../../../../contract/calls/like.ts'
import { type DetailProfile, detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { endpointKey, queryClient } from '../../../api/queries.ts'
import { detailInput } from './use-detail-profile.ts'

type Detail = ResponseOf<typeof detailProfileEndpoint>

/** Changes the cached profile. Returns a function that undoes it. */
function changeProfile(uuid: string, change: (profile: DetailProfile) => Partial<DetailProfile>): () => void {
  const key = endpointKey(detailProfileEndpoint, detailInput(uuid))
  // A request in flight would restore the old state.
  void queryClient.cancelQueries({ queryKey: key })
  const before = queryClient.getQueryData<Detail>(key)
  if (before?.success) {
    const { profile } = before
    queryClient.setQueryData<Detail>(key, { ...before, profile: { ...profile, ...change(profile) } })
  }
  return () => queryClient.setQueryData<Detail>(key, before)
}

/** Marks the cached profile as liked before the response. Returns a function that undoes it. */
export function markLiked(uuid: string): () => void {
  return changeProfile(uuid, ({ like_remain }) => ({ is_liked: true, like_remain: Math.max(0, like_remain - 1) }))
}

/**
 * Shows what the response to a like says: the likes that are left, and whether the member is liked now. The profile is
 * not loaded for it, because that would spend a view after 3:00 (D-44).
 */
export function showLikeResponse(uuid: string, { success, like_remain }: ResponseOf<typeof sendLikeEndpoint>): void {
  changeProfile(uuid, ({ is_liked }) => ({ is_liked: is_liked || success, like_remain }))
}
