import type { Moment } from '../../../contract/control/history.ts'
import { formatWithYear } from './format-moment.ts'

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

/** Why an instant of the past cannot be gone to; undefined where the history leads to it. */
export function whyLost(moments: readonly Moment[], present: number, atMs: number): string | undefined {
  if (momentBefore(moments, present, atMs)) return undefined
  const [first] = moments
  const since = first === undefined ? '' : `戻れるのは ${formatWithYear(Date.parse(first.at))} からです。`
  return `その日時までの履歴は残っていません。${since}`
}
