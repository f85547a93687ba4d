import { type Destination, isBeginning, type Moments } from './moments.ts'

/** Just before the moment that began the present world; undefined for the moment of another one. */
export function beforeLoad(moments: Moments, id: number): Destination | undefined {
  const { beginning } = moments
  return beginning?.id === id ? moments.before(beginning) : undefined
}

/** Just before a step of the present storyline; undefined when that moment was forgotten, or is of a former world. */
export function beforeStep(moments: Moments, step: number): Destination | undefined {
  for (const at of moments.presentLine()) {
    if (isBeginning(at)) return undefined
    const before = moments.before(at)
    // A step may have several moments: its first one follows a moment of another step.
    if (at.story?.step === step && before?.moment.story?.step !== step) return before
  }
  return undefined
}
