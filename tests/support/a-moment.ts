import type { Moment } from '../../src/contract/control/history/moments.ts'

/** A moment as the control API shows it: a first one, of a call. */
export function aMoment(id: number, patch: Partial<Moment> = {}): Moment {
  const at = '2026-11-20T12:00:00.000+09:00'
  return {
    ...{ id, parent: null, kind: 'call', subject: 'API-34', phone: null, member: null, from: at, at },
    ...{ to: null, name: null, namedAt: null, changes: 1 },
    ...patch,
  }
}
