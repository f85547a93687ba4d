import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from '../../../../../contract/calls/decision.ts'
import { footprintsEndpoint } from '../../../../../contract/calls/footprint.ts'
import { sendLikeEndpoint } from '../../../../../contract/calls/like.ts'
import { detailProfileEndpoint, femalePartnerEndpoint, partnerEndpoint } from '../../../../../contract/calls/partner.ts'
import {
  activateRecommendationEndpoint,
  autoRecommendationEndpoint,
  malePairingsEndpoint,
  manualRecommendationEndpoint,
  pairingsEndpoint,
  type RecommendRow,
} from '../../../../../contract/calls/recommendation.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { Sex, FemaleStatus } from '../../../../../contract/enums/member.ts'
import { matchedStatusNs, statusLabels, StatusN } from '../../../../../contract/enums/pairing.ts'
import type { RequestInput, ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { type Account, queryClient } from '../../../api/queries.ts'
import type { PartnerEndpoint } from '../../pairings.ts'
import type { Write } from '../write.ts'

type Standing = ResponseOf<typeof decideEndpoint>['recommend']
type Decision = RequestInput<typeof decideEndpoint>['recommend']['status']

const readAccount = () => call(accountEndpoint, {})
const loadedAccount = () => queryClient.getQueryData<Account>([accountEndpoint.id])

/** A loaded profile of the pairing, with the request that reads it afresh. */
function loadedProfile(pairingId: number) {
  for (const endpoint of [partnerEndpoint, femalePartnerEndpoint]) {
    const loaded = queryClient.getQueriesData<ResponseOf<PartnerEndpoint>>({ queryKey: [endpoint.id] })
    for (const [key, view] of loaded) {
      const row = view?.recommend
      const input = key[1] as RequestInput<PartnerEndpoint>
      if (row && 'id' in row && row.id === pairingId) return { row, reread: () => call(endpoint, input) }
    }
  }
  return undefined
}

/** Reads the first page of the list, where a changed pairing stands first. */
async function readRow(sex: Sex, pairingId: number): Promise<RecommendRow | undefined> {
  const { rec } = await call(sex === Sex.man ? malePairingsEndpoint : pairingsEndpoint, { page: 1 })
  return rec.find(({ id }) => id === pairingId)
}

/** Notes how to read the present standing of a pairing: by its profile if a page shows it, else in the list. */
async function watchPairing(pairingId: number): Promise<() => Promise<Standing | null>> {
  const loaded = loadedProfile(pairingId)
  if (!loaded) {
    const { sex } = await readAccount()
    return async () => {
      const row = await readRow(sex, pairingId)
      return row ? standingOf(row, row.status_n, sex) : null
    }
  }
  const { row, reread } = loaded
  return async () => {
    const { recommend } = await reread()
    return standingOf({ ...row, ...recommend }, recommend.status_n, (await readAccount()).sex)
  }
}

/** A withheld profile has the status alone; nothing can be chosen or reviewed there. */
function standingOf(row: RecommendRow, status_n: StatusN, sex: Sex): Standing {
  const { id, uuid, is_choosable, is_reviewable } = row
  return { id, uuid, status_n, status: statusLabels[sex][status_n], is_choosable, is_reviewable }
}

/** Statuses that a decision leads to, also through what followed it (D-25). */
const reached: Readonly<Record<Decision, readonly StatusN[]>> = {
  ok: matchedStatusNs,
  ng: [StatusN.noMatch],
  suspend: [StatusN.held],
}

/** contact, pass, hold or block (API-34). */
export const decideWrite: Write<typeof decideEndpoint> = {
  endpoint: decideEndpoint,
  reads: 'API-31, API-32 or the list: status_n is the one of the decision',
  repeatable: true,
  refusalStands: true,
  watch: async ({ recommend: { id, status } }) => {
    const read = await watchPairing(id)
    return async () => {
      const now = await read()
      return now && reached[status].includes(now.status_n) ? { success: true, recommend: now } : null
    }
  },
}

/** The reply of a man, told by her (API-35). */
export const submitReplyWrite: Write<typeof submitReplyEndpoint> = {
  endpoint: submitReplyEndpoint,
  reads: 'API-31: status_n is 7 or 3',
  repeatable: true,
  refusalStands: true,
  watch: async ({ recommend: { id, status } }) => {
    const read = await watchPairing(id)
    return async () => {
      const now = await read()
      return now?.status_n === (status === 'ok' ? StatusN.replied : StatusN.noMatch)
        ? { success: true, recommend: now }
        : null
    }
  },
}

/** The end of a pairing without reply (API-36). */
export const norepliedWrite: Write<typeof norepliedEndpoint> = {
  endpoint: norepliedEndpoint,
  reads: 'API-31: status_n is 3',
  repeatable: true,
  refusalStands: true,
  watch: async ({ recommend: { id } }) => {
    const read = await watchPairing(id)
    return async () => {
      const now = await read()
      return now?.status_n === StatusN.noMatch ? { success: true, recommend: now } : null
    }
  },
}

/** The start of a woman's recommendations (API-26). */
export const activateRecommendationWrite: Write<typeof activateRecommendationEndpoint> = {
  endpoint: activateRecommendationEndpoint,
  reads: 'API-09: status is 4',
  repeatable: true,
  refusalStands: true,
  watch: () => async () =>
    (await readAccount()).status === FemaleStatus.active ? { success: true, status: FemaleStatus.active } : null,
}

/** Notes the number of recommendations of a kind; the newest row is the recommended man once it has grown. */
function watchRecommendation(count: 'recommend_create_count' | 'manual_recommend_count_in_user') {
  return async () => {
    const before = (loadedAccount() ?? (await readAccount()))[count]
    return async () => {
      if ((await readAccount())[count] <= before) return null
      const { rec } = await call(pairingsEndpoint, { status: 'others', page: 1 })
      const newest = rec.toSorted((one, other) => other.id - one.id)[0]
      return newest ? { success: true as const, recommend: newest.partner_user_id } : null
    }
  }
}

/** A recommendation by AI (API-27). */
export const autoRecommendationWrite: Write<typeof autoRecommendationEndpoint> = {
  endpoint: autoRecommendationEndpoint,
  reads: 'API-09: recommend_create_count has grown; API-29: the newest row',
  watch: watchRecommendation('recommend_create_count'),
}

/** A recommendation by the operator (API-28). */
export const manualRecommendationWrite: Write<typeof manualRecommendationEndpoint> = {
  endpoint: manualRecommendationEndpoint,
  reads: 'API-09: manual_recommend_count_in_user has grown; API-29: the newest row',
  watch: watchRecommendation('manual_recommend_count_in_user'),
}

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
