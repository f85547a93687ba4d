import type { Moment } from '../../../contract/control/history.ts'

/**
 * The moment on the way to the present one at which the world stood at an instant, or just before it; undefined where the
 * line does not go back so far. From there time goes on to the instant itself.
 */
export function momentBefore(moments: readonly Moment[], present: number, atMs: number): Moment | undefined {
  const byId = new Map(moments.map((moment) => [moment.id, moment]))
  let at = byId.get(present)
  while (at && (at.id === present || Date.parse(at.at) > atMs))
    at = at.parent === null ? undefined : byId.get(at.parent)
  return at
}
