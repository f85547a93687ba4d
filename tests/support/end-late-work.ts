import { afterAll } from 'vitest'

// Test files of a worker share one process, so work that outlives its file would meet the stubs of the next one. Timers
// that a file leaves end with it, and a call that no stub answers fails the file.

type Timer = ReturnType<typeof setTimeout>

declare global {
  /** Timers of the present file. Kept by the process, because this module runs for each file and wraps them once. */
  var timersOfTests: Set<Timer> | undefined
}

function wrapTimers(): Set<Timer> {
  const timers = new Set<Timer>()
  const noted = <Start extends (...given: never[]) => Timer>(start: Start): Start =>
    new Proxy(start, {
      apply: (target, self, given) => {
        const timer = Reflect.apply(target, self, given) as Timer
        timers.add(timer)
        return timer
      },
    })
  globalThis.setTimeout = noted(globalThis.setTimeout)
  globalThis.setInterval = noted(globalThis.setInterval)
  return timers
}

const timers = (globalThis.timersOfTests ??= wrapTimers())

const strays: string[] = []
globalThis.fetch = async (input) => {
  strays.push(input instanceof Request ? input.url : String(input))
  throw new TypeError('Failed to fetch: a unit test has no server. Answer the call with a stub.')
}

afterAll(async () => {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  await new Promise((resolve) => setImmediate(resolve))
  if (strays.length > 0) throw new Error(`Failed to end the file: no stub answered ${strays.join(', ')}.`)
})
