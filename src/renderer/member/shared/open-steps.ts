import { Sex } from '../../../contract/enums/member.ts'
import type { Account } from '../api/account.ts'
import { documentState } from './document-state.ts'

/** The four steps of the ladder in order, with the ranks H, G, F and E. */
export const ladderSteps = ['profile', 'videos', 'introduction', 'social'] as const

type LadderStep = (typeof ladderSteps)[number]

/** Returns a man's next step or null. E with a twitterid is the lowest regular rank (D-32, RANK-20). */
export function ladderStep({ rank, twitterid }: Pick<Account, 'rank' | 'twitterid'>): LadderStep | null {
  if (rank === 'H') return 'profile'
  if (rank === 'G') return 'videos'
  if (rank === 'F') return 'introduction'
  return rank === 'E' && !twitterid ? 'social' : null
}

/** Page of each step; the last two are on home. */
const pages: Record<LadderStep, string> = {
  profile: '/partialform',
  videos: '/maletutorial',
  introduction: '/home',
  social: '/home',
}

/** Returns the pages of the steps before introductions begin (D-98). A document under review is no step. */
export function openSteps(
  account: Pick<Account, 'sex' | 'rank' | 'twitterid' | 'age_conf' | 'age_conf_file'>,
): string[] {
  const next = account.sex === Sex.man ? ladderStep(account) : null
  const ladder = next === null ? [] : ladderSteps.slice(ladderSteps.indexOf(next)).map((step) => pages[step])
  const document = documentState(account)
  return document === 'needed' || document === 'resubmit' ? [...ladder, '/age_confirmation'] : ladder
}
