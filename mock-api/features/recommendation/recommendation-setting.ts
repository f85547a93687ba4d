import { bodyTypeBoxes, anyAppealPoint } from '../../../src/contract/enums/recommend-setting.ts'
import type { Member } from '../../world/records/member.ts'
import type { RecommendationSetting } from '../../world/records/recommendation.ts'
import type { World } from '../../world/world.ts'

/** Returns a man's conditions; before the first save everything on, おまかせ and 0 (SETTING-09 to SETTING-11). */
export function recommendationSettingOf(world: World, man: Member): RecommendationSetting {
  return (
    world.recommendSettings.find(man.id) ?? {
      id: man.id,
      bodyTypes: bodyTypeBoxes.map(() => true),
      ranks: {},
      likedSm: 0,
      appealPoint: anyAppealPoint,
      sexualCondition: '',
      ageRange: '',
    }
  )
}

/** A change: body types by position and ranks by name, only those that were sent. */
export interface SettingChange extends Partial<
  Pick<RecommendationSetting, 'likedSm' | 'appealPoint' | 'sexualCondition' | 'ageRange'>
> {
  readonly bodyTypes: readonly (boolean | undefined)[]
  readonly ranks: Readonly<Record<string, boolean>>
}

/** Saves a man's conditions; missing values stay (API-38). */
export function changeRecommendationSetting(world: World, man: Member, change: SettingChange): RecommendationSetting {
  const { bodyTypes, ranks, ...rest } = change
  const before = recommendationSettingOf(world, man)
  const after = {
    ...before,
    ...rest,
    bodyTypes: before.bodyTypes.map((on, index) => bodyTypes[index] ?? on),
    ranks: { ...before.ranks, ...ranks },
  }
  world.recommendSettings.put(after)
  return after
}
