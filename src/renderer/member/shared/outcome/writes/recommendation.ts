import {
  activateRecommendationEndpoint,
  autoRecommendationEndpoint,
  manualRecommendationEndpoint,
  pairingsEndpoint,
} from '../../../../../contract/calls/recommendation.ts'
import { FemaleStatus } from '../../../../../contract/enums/member.ts'
import { call } from '../../../api/call.ts'
import { partnerIdOf } from '../../pairing-address.ts'
import { today } from '../../today.ts'
import { readAccount } from '../read-account.ts'
import { untold, type Write } from '../write.ts'

/** The start of a woman's recommendations (API-26). */
export const activateRecommendationWrite: Write<typeof activateRecommendationEndpoint> = {
  endpoint: activateRecommendationEndpoint,
  reads: 'API-09: status is 4',
  readFirst: true,
  watch: () => async () =>
    (await readAccount()).status === FemaleStatus.active ? { success: true, status: FemaleStatus.active } : null,
}

/**
 * Notes the day's number of recommendations of a kind, as the server has it: another tab may have received one. Once the
 * number has grown, the newest row is the recommended man. The numbers begin again at 3:00 (D-10), so those of two days tell
 * nothing together.
 */
function watchRecommendation(count: 'recommend_create_count' | 'manual_recommend_count_in_user') {
  return async () => {
    // Before the number: one that was read before 3:00 must not count for the day that began meanwhile.
    const day = today()
    const { [count]: before } = await readAccount()
    return async () => {
      const { [count]: now } = await readAccount()
      if (today() !== day) return untold
      if (now <= before) return null
      const { rec } = await call(pairingsEndpoint, { status: 'others', page: 1 })
      const newest = rec.toSorted((one, other) => other.id - one.id)[0]
      // The uuid opens the profile too; the type has the user id of the call's own response only.
      return newest ? { success: true as const, recommend: partnerIdOf(newest) as number } : untold
    }
  }
}

/** A recommendation by AI (API-27). */
export const autoRecommendationWrite: Write<typeof autoRecommendationEndpoint> = {
  endpoint: autoRecommendationEndpoint,
  reads: 'API-09: recommend_create_count has grown on the same day; API-29: the newest row',
  watch: watchRecommendation('recommend_create_count'),
}

/** A recommendation by the operator (API-28). */
export const manualRecommendationWrite: Write<typeof manualRecommendationEndpoint> = {
  endpoint: manualRecommendationEndpoint,
  reads: 'API-09: manual_recommend_count_in_user has grown on the same day; API-29: the newest row',
  watch: watchRecommendation('manual_recommend_count_in_user'),
}
