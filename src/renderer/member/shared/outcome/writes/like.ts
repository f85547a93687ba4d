import { footprintsEndpoint } from '../../../../../contract/calls/footprint.ts'
import { sendLikeEndpoint } from '../../../../../contract/calls/like.ts'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import type { RequestInput, ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/queries.ts'
import { loadedAccount, readAccount } from '../read-account.ts'
import type { Write } from '../write.ts'

/** Reads whether a member is liked, by the page that offers the like; undefined when no page has loaded the member. */
function loadedLike(uuid: string): (() => Promise<boolean>) | undefined {
  const profiles = queryClient.getQueriesData<ResponseOf<typeof detailProfileEndpoint>>({
    queryKey: [detailProfileEndpoint.id],
  })
  for (const [key, data] of profiles) {
    const input = key[1] as RequestInput<typeof detailProfileEndpoint>
    if (!data?.profile || input.user.partner_uuid !== uuid) continue
    // Today's first view has been counted when the page loaded, so this one costs nothing (D-44).
    return async () => (await call(detailProfileEndpoint, input)).profile?.is_liked === true
  }
  const footprints = queryClient.getQueriesData<ResponseOf<typeof footprintsEndpoint>>({
    queryKey: [footprintsEndpoint.id],
  })
  for (const [key, data] of footprints) {
    if (!data?.data.some((row) => row.visitor_uuid === uuid)) continue
    const input = key[1] as RequestInput<typeof footprintsEndpoint>
    return async () =>
      (await call(footprintsEndpoint, input)).data.some((row) => row.visitor_uuid === uuid && row.is_visitor_liked)
  }
  return undefined
}

/** A like (API-43). A second one is refused unspent. */
export const sendLikeWrite: Write<typeof sendLikeEndpoint> = {
  endpoint: sendLikeEndpoint,
  reads: 'API-33: is_liked; API-44: is_visitor_liked; else API-09: send_like_count has grown',
  repeatable: true,
  watch: async ({ uuid }) => {
    const before = loadedAccount()?.send_like_count ?? 0
    const isLiked = loadedLike(uuid) ?? (async () => (await readAccount()).send_like_count > before)
    return async () =>
      (await isLiked()) ? { success: true, like_remain: (await call(timelineEndpoint, {})).like_remain } : null
  },
}
