import { buyLikes } from '../meetings/likes.ts'
import { days, hours } from '../personas/persona.ts'
import type { ScenarioPlan } from './scenario.ts'

/** Packs of different times: one expires within four hours, one tomorrow, one in three months (D-16). */
export const likesExpiring: ScenarioPlan = {
  arrange({ town, cast }) {
    for (const [size, age] of [
      [100, days(180) - hours(4)],
      [30, days(179) - hours(6)],
      [50, days(90)],
    ] as const) {
      buyLikes(town, cast.woman, size, town.now - age)
    }
  },
}
