import type { Moment } from '../../history/moment-tree.ts'
import type { Runtime } from '../../runtime.ts'
import { requireFound } from '../control-error.ts'

/** Returns a moment by its id. Throws ControlError for an unknown one. */
export function findMoment({ history }: Runtime, id: number): Moment {
  return requireFound(
    history.moments.find(id),
    'unknown-moment',
    `Failed to find moment ${id}: it was forgotten or never was. See GET /__control/history.`,
  )
}
