import { dayMs, hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { NameRound } from './names.ts'
import { portrayMan, portrayWoman } from './portraits.ts'
import type { Settler } from './settler.ts'
import { drawStanding, isLongStanding, type Standing } from './standing.ts'
import type { Town } from './town.ts'
import { checkAge, takePlan } from './way-in.ts'

/** The first ones are regulars, so that even a small town has somebody for everybody. */
const surelyRegular = 48
/** Beyond these, members keep to themselves: a large town costs memory and start-up time, not more stories (P8, P9). */
const lively = 600

/** Adds the townspeople: 9 women to 11 men, in all standings, with profiles, documents and plans that fit. */
export function settleTownspeople(town: Town, count: number): void {
  const draws = town.draws('townspeople')
  const names = new NameRound(town.faker)
  for (let index = 0; index < count; index += 1) {
    const sex = (index * 9) % 20 < 9 ? 2 : 1
    const standing = index < surelyRegular ? 'regular' : drawStanding(draws, sex)
    const createdAt = town.now - accountAge(draws, standing)
    const person = town.join(`town-${index + 1}@yoimachi.example`, sex, createdAt, index >= lively)
    settle({ town, draws, names, person, standing })
  }
}

/** How long ago somebody of this standing signed up. */
function accountAge(draws: Draws, standing: Standing): number {
  if (isLongStanding(standing)) return draws.int(66 * dayMs, 240 * dayMs)
  if (standing === 'climbing') return draws.int(2 * dayMs, 12 * dayMs)
  return draws.int(16 * hourMs, 20 * dayMs)
}

function settle(settler: Settler): void {
  if (settler.standing === 'no-profile') return
  if (settler.person.member.sex === 2) portrayWoman(settler)
  else portrayMan(settler)
  checkAge(settler)
  takePlan(settler)
}
