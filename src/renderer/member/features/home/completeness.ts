import { homeCopy } from '../../../lib/copy/home.ts'
import type { Account } from '../../api/account.ts'

export interface CompletenessStep {
  readonly text: string
  readonly to: string
  readonly done: boolean
}

/** The five steps of the ring, each a group of L-8 that fills when all its items are reached (HOME-26, HOME-28). */
export function completenessSteps(rate: Account['profile_complete_rate']): readonly CompletenessStep[] {
  const copy = homeCopy.completeness.step
  return [
    { text: copy.profile, to: '/form', done: rate.c1 },
    { text: copy.photos, to: '/form?only_profile_img=true', done: rate.c2 && rate.c3 && rate.c4 },
    { text: copy.appealPoints, to: '/form?only_appear_points=true', done: rate.c5 },
    { text: copy.introduction, to: '/form?only_propensity=true', done: rate.c6 && rate.c7 && rate.c8 },
    { text: copy.social, to: '/form?only_sns=true', done: rate.c9 },
  ]
}
