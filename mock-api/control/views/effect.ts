import type * as calls from '../../../src/contract/control/clock.ts'
import { effectText, englishEffects } from '../../../src/contract/control/effect-text.ts'
import type { Tense } from '../../../src/contract/control/effects.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { subjectOf } from '../../engine/clock/effect.ts'
import type { DescribedEffect } from '../../world/effect-rule.ts'
import type { World } from '../../world/world.ts'
import { memberName } from './member.ts'

/** Returns effects as the control API lists them, with current names of members. */
export function effectViewer(world: World, tense: Tense): (effect: DescribedEffect) => calls.Effect {
  return (effect) => {
    const { at, kind, rule, record } = effect
    const members = rule.members(record).map((id) => memberName(world, id))
    const common = { kind, members, details: rule.details?.(record) ?? {} }
    return { at: tokyoIso(at), subject: subjectOf(effect), ...common, text: effectText(englishEffects, common, tense) }
  }
}

/** Whether an effect concerns one of these members. */
export function concernsAnyOf(members: readonly number[]): (effect: DescribedEffect) => boolean {
  return ({ rule, record }) => rule.members(record).some((id) => members.includes(id))
}

/** Returns the latest effects of the town, and all stored effects of these members. */
export function latestEffects(
  fired: readonly DescribedEffect[],
  most: number,
  members: readonly number[],
): readonly DescribedEffect[] {
  if (members.length === 0) return fired.slice(-most)
  const concerns = concernsAnyOf(members)
  const from = fired.length - most
  return fired.filter((effect, index) => index >= from || concerns(effect))
}
