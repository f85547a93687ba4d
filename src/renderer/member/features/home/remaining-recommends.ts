import type { Account } from '../../api/account.ts'

type DailyCounts = Pick<
  Account,
  'max_recommend_count' | 'recommend_create_count' | 'manual_recommend_count_in_user'
>

/** The cap where the server does not send one (HOME-39). */
const defaultCap = 6

/** Recommendations left today: cap minus automatic and manual ones, never below 0 (HOME-41, HOME-42, D-20). */
export function remainingRecommends(account: DailyCounts): number {
  const cap = account.max_recommend_count ?? defaultCap
  return Math.max(0, cap - account.recommend_create_count - account.manual_recommend_count_in_user)
}

type ManualState = Pick<
  Account,
  'mannual_recommend' | 'manual_recommend_ticket' | 'manual_recommend_count_in_user'
>

/** Whether the manual button is off: today's tickets are used up, there are none, or she may not ask now (HOME-35 to HOME-38). */
export function isManualOff(account: ManualState): boolean {
  return (
    !account.mannual_recommend || account.manual_recommend_count_in_user >= account.manual_recommend_ticket
  )
}
