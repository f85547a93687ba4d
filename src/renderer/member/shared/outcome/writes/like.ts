import { footprintsEndpoint } from '../../../../../contract/calls/footprint.ts'
import { sendLikeEndpoint } from '../../../../../contract/calls/like.ts'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import type { Endpoint, RequestInput, ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/queries.ts'
import { isViewFree } from '../../profile-view.ts'
import { untold, type Write } from '../write.ts'

/** Input of the loaded responses of a call that show a member; undefined when no page has loaded the member. */
function inputThatShows<E extends Endpoint>(
  endpoint: E,
  shows: (response: ResponseOf<E>, input: RequestInput<E>) => boolean,
): RequestInput<E> | undefined {
  const loaded = queryClient.getQueriesData<ResponseOf<E>>({ queryKey: [endpoint.id] })
  const found = loaded.find(([key, response]) => response !== undefined && shows(response, key[1] as RequestInput<E>))
  return found?.[0][1] as RequestInput<E> | undefined
}

type LikeRead = () => Promise<boolean | typeof untold>

/**
 * Chooses the call that reads whether a member is liked: that of the page that offers the like. It tells nothing once it no
 * longer shows the member, or once it would spend a view of a profile that was opened on an earlier day (D-44).
 */
function likeReadOf(uuid: string): LikeRead {
  const profile = inputThatShows(
    detailProfileEndpoint,
    ({ success }, { user }) => success && user.partner_uuid === uuid,
  )
  if (profile) {
    return async () =>
      isViewFree(uuid) ? ((await call(detailProfileEndpoint, profile)).profile?.is_liked ?? untold) : untold
  }
  const isVisitor = (row: { visitor_uuid: string }) => row.visitor_uuid === uuid
  const footprints = inputThatShows(footprintsEndpoint, ({ data }) => data.some(isVisitor))
  if (!footprints) return async () => untold
  return async () => (await call(footprintsEndpoint, footprints)).data.find(isVisitor)?.is_visitor_liked ?? untold
}

/** A like (API-43). A second one is refused unspent. */
export const sendLikeWrite: Write<typeof sendLikeEndpoint> = {
  endpoint: sendLikeEndpoint,
  reads: 'API-33: is_liked, on the day of its opening; API-44: is_visitor_liked',
  repeatable: true,
  watch: ({ uuid }) => {
    const readLike = likeReadOf(uuid)
    return async () => {
      const isLiked = await readLike()
      if (isLiked === untold) return untold
      return isLiked ? { success: true, like_remain: (await call(timelineEndpoint, {})).like_remain } : null
    }
  },
}
