/** The five groups of the completeness ring with their forms (L-8, HOME-28). */
export const completenessGroups = [
  { key: 'profile', title: 'プロフィール', path: '/form' },
  { key: 'photos', title: '写真', path: '/form?only_profile_img=true' },
  { key: 'appeal', title: 'アピールポイント', path: '/form?only_appear_points=true' },
  { key: 'text', title: '自己紹介', path: '/form?only_propensity=true' },
  { key: 'sns', title: 'SNS', path: '/form?only_sns=true' },
] as const

type CompletenessGroup = (typeof completenessGroups)[number]['key']

export interface CompletenessItem {
  readonly item: 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'c8' | 'c9'
  readonly points: number
  readonly group: CompletenessGroup
  /** Photos, or characters without white space, required by an item with a threshold. */
  readonly atLeast?: number
}

/** The nine items of `profile_complete_rate`, 100 points in all. */
export const completenessItems = [
  { item: 'c1', points: 30, group: 'profile' },
  { item: 'c2', points: 5, group: 'photos', atLeast: 1 },
  { item: 'c3', points: 5, group: 'photos', atLeast: 2 },
  { item: 'c4', points: 10, group: 'photos', atLeast: 3 },
  { item: 'c5', points: 10, group: 'appeal', atLeast: 1 },
  { item: 'c6', points: 5, group: 'text', atLeast: 50 },
  { item: 'c7', points: 5, group: 'text', atLeast: 140 },
  { item: 'c8', points: 10, group: 'text', atLeast: 300 },
  { item: 'c9', points: 20, group: 'sns' },
] as const satisfies readonly CompletenessItem[]
