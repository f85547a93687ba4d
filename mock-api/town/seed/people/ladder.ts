import { hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { finishMovies, writeIntroduction } from '../../../features/rank/rank.ts'
import type { Town } from '../town.ts'
import type { Person } from './person.ts'

/** Takes the steps of the ladder after the first profile (D-32). */
export function climbTo(town: Town, man: Person, rank: 'G' | 'F' | 'E'): void {
  man.rank = rank
  if (rank === 'G') return
  town.does(man, man.createdAt + hourMs, finishMovies)
  if (rank === 'F') return
  town.does(man, man.createdAt + 2 * hourMs, (world, me, ctx) =>
    writeIntroduction(world, me, world.profiles.get(me.id).propensity, ctx),
  )
}
