import type { Effect } from '../../../../contract/control/clock.ts'
import type { MemberName } from '../../../../contract/control/members.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { currentCopy, joined } from '../../hub/language.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { concerns } from '../../hub/world/effect-looks.ts'

interface FiredEffects {
  /** The latest effects. */
  readonly fired: readonly Effect[]
  /** Number of all effects. */
  readonly firedCount: number
}

/**
 * Summarises the effects of a jump in one line. Of the members on the stage, a single effect is shown by its text, several
 * by their number for each member. The timeline lists all effects, `fired` of a long jump only the latest: its numbers are
 * the least ones.
 * @param sentence the sentence about the jump itself
 * @param onStage ids of the members on the stage
 * @returns the sentence with the summary, and the members on the stage whom it concerns
 */
export function summaryOfJump(sentence: string, { fired, firedCount }: FiredEffects, onStage: readonly number[]) {
  const people = onStage.flatMap((id) => {
    const effects = fired.filter((effect) => concerns(effect, [id]))
    const member = effects.flatMap(({ members }) => members).find((named) => named.id === id)
    return member ? [{ member, count: effects.length }] : []
  })
  const members: readonly MemberName[] = people.map(({ member }) => member)
  if (firedCount === 0) return { text: sentence, members }
  const isWhole = fired.length === firedCount
  const [only, ...others] = fired.filter((effect) => concerns(effect, onStage))
  const summary =
    only && others.length === 0 && isWhole
      ? effectText(only, 'past')
      : joined(people.map(({ member, count }) => `${member.name} ${grouped(count)}${isWhole ? '' : '+'}`))
  return { text: currentCopy(worldCopy).happened(sentence, firedCount, summary), members }
}
