import { completenessGroups, completenessItems } from '../../../../contract/enums/profile-limits.ts'
import type { Account } from '../../api/account.ts'

export interface CompletenessStep {
  readonly text: string
  readonly to: string
  readonly done: boolean
}

/** The five steps of the ring, each a group of L-8 that fills when all its items are reached (HOME-26, HOME-28). */
export function completenessSteps(rate: Account['profile_complete_rate']): readonly CompletenessStep[] {
  return completenessGroups.map(({ key, title, path }) => ({
    text: title,
    to: path,
    done: completenessItems.every(({ item, group }) => group !== key || rate[item]),
  }))
}
