import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import { onTestFinished, vi } from 'vitest'

type Timer = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'

/** Fakes timers for the server too, which imports them from `node:timers`, until the test ends. */
export function fakeServerTimers(...toFake: readonly Timer[]): void {
  const real = { ...timers }
  const give = (from: object) => {
    for (const name of toFake) Object.assign(timers, { [name]: Reflect.get(from, name) })
    syncBuiltinESMExports()
  }
  vi.useFakeTimers({ toFake: [...toFake] })
  give(globalThis)
  onTestFinished(() => {
    vi.useRealTimers()
    give(real)
  })
}
