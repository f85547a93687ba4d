import {
  activateRecommendationEndpoint,
  autoRecommendationEndpoint,
  manualRecommendationEndpoint,
  pairingsEndpoint,
} from '../../../../../contract/calls/recommendation.ts'
import { FemaleStatus } from '../../../../../contract/enums/member.ts'
import { call } from '../../../api/call.ts'
import { partnerIdOf } from '../../pairings.ts'
import { loadedAccount, readAccount } from '../read-account.ts'
import type { Write } from '../write.ts'

/** The start of a woman's recommendations (API-26). */
export const activateRecommendationWrite: Write<typeof activateRecommendationEndpoint> = {
  endpoint: activateRecommendationEndpoint,
  reads: 'API-09: status is 4',
  readFirst: true,
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
      // The uuid opens the profile too; the type has the user id of the call's own response only.
      return newest ? { success: true as const, recommend: partnerIdOf(newest) as number } : null
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
