import type { StoryPlace } from '../../src/contract/control/history/moments.ts'
import { type Destination, isBeginning, type Moments } from './moments.ts'

/** Just before a moment that led to the present state of the present world; undefined for any other moment. */
export function beforeMoment(moments: Moments, id: number): Destination | undefined {
  for (const at of moments.presentLine()) {
    if (at.id === id) return moments.before(at)
    if (isBeginning(at)) return undefined
  }
  return undefined
}

/**
 * Just before a step of a storyline; undefined when that moment was forgotten, or is of a former world, or when another
 * storyline is under way.
 */
export function beforeStep(moments: Moments, { key, step }: StoryPlace): Destination | undefined {
  if (moments.present.story?.key !== key) return undefined
  for (const at of moments.presentLine()) {
    if (isBeginning(at)) return undefined
    const before = moments.before(at)
    // A step may have several moments: its first one follows a moment of another step.
    if (at.story?.step === step && before?.moment.story?.step !== step) return before
  }
  return undefined
}
