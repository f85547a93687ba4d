import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/** Long work that can pause at each `yield`. */
export type Steps<T> = Generator<void, T>

/** Real milliseconds per slice; other requests run between slices (P13). */
const sliceMs = 1

/** Runs long work in slices, so that requests are served between them. */
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

/** Runs long work to its end without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
