import type { Account } from '../../../api/account.ts'

type DailyCounts = Pick<Account, 'max_recommend_count' | 'recommend_create_count' | 'manual_recommend_count_in_user'>

/** Cap used when the server sends none (HOME-39). */
const defaultCap = 6

/** Recommendations by AI a day, as a guide (HOME-45, HOME-47). */
const guideOfAi = 3

/** Recommendations of a day, automatic and manual ones together (HOME-39). */
export const capOf = (account: Pick<DailyCounts, 'max_recommend_count'>) => account.max_recommend_count ?? defaultCap

/** Returns today's remaining recommendations: cap minus automatic and manual ones (HOME-41, HOME-42, D-20). */
export function remainingRecommends(account: DailyCounts): number {
  return Math.max(0, capOf(account) - account.recommend_create_count - account.manual_recommend_count_in_user)
}

/** Returns how many of the remaining ones are meant for the AI (D-127). */
export function guidedRecommends(account: DailyCounts): number {
  return Math.min(remainingRecommends(account), Math.max(0, guideOfAi - account.recommend_create_count))
}

type ManualState = Pick<Account, 'mannual_recommend' | 'manual_recommend_ticket' | 'manual_recommend_count_in_user'>

/** Whether no ticket for a recommendation by the operator is left today. */
export const areTicketsUsed = (account: Omit<ManualState, 'mannual_recommend'>): boolean =>
  account.manual_recommend_count_in_user >= account.manual_recommend_ticket

/** Whether the manual button is disabled: no tickets are left, or she may not request now (HOME-35 to HOME-38). */
export function isManualOff(account: ManualState): boolean {
  return !account.mannual_recommend || areTicketsUsed(account)
}
