import * as z from 'zod/mini'
import { moveClock, readClock } from '../../src/contract/control/clock.ts'
import { edges } from '../../src/contract/control/effects.ts'
import type { World } from './types.ts'

/** Returns the clock of a world, moved by its control API. */
export function clockOf(control: World['control']): World['clock'] {
  const move = async (body: object) => z.parse(moveClock.response, await control('POST', '/clock', body)).now
  return {
    now: async () => z.parse(readClock.response, await control('GET', '/clock')).now,
    jump: (target, options = {}) => move({ ...targetOf(target), ...options }),
    freeze: async () => {
      await move({ mode: 'frozen' })
    },
    run: async (speed = 1) => {
      await move({ mode: 'running', speed })
    },
  }
}

/** Accepts an edge name, a duration that begins with P, or an instant. */
function targetOf(text: string): object {
  if (edges.some((edge) => edge === text)) return { edge: text }
  return text.startsWith('P') ? { advance: text } : { to: text }
}
