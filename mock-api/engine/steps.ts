import { setImmediate } from 'node:timers/promises'

/** Long work that can be left and taken up again at each `yield`. */
export type Steps<T> = Generator<void, T>

/** Real milliseconds after which others get a turn (P13). */
const sliceMs = 1

/** Does long work in slices, so that calls and windows are answered meanwhile. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - began < sliceMs) continue
    await setImmediate()
    began = performance.now()
  }
}

/** Does long work without letting anybody in between. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Works that must not overlap: each begins when the one before it has ended, however that ended. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(work)
    this.last = result.catch(() => {})
    return result
  }
}
