import type * as calls from '../../src/contract/control/clock.ts'
import * as effects from '../../src/contract/control/effects.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { subjectOf } from '../engine/clock/effect.ts'
import type { DescribedEffect } from '../world/rules.ts'
import type { World } from '../world/world.ts'
import { memberName } from './member-view.ts'

/** Returns effects as the control API lists them, with current names of members. */
export function effectViewer(world: World, tense: effects.Tense): (effect: DescribedEffect) => calls.Effect {
  return (effect) => {
    const { at, kind, rule, record } = effect
    const named = rule.members(record).map((id) => memberName(world, id))
    // A rule gives the details of its own kind, but the type of the schedule covers all kinds.
    const facts = { kind, details: rule.details?.(record) } as effects.EffectFacts
    return {
      at: tokyoIso(at),
      kind,
      subject: subjectOf(effect),
      members: named,
      text: effects.effectText(facts, named, tense),
    }
  }
}
