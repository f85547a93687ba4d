import type * as calls from '../../../src/contract/control/history/moments.ts'
import type { HistoryWay } from '../../../src/contract/control/history/way.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { WorldState, Moment } from '../../history/moment-tree.ts'
import type { Runtime } from '../../runtime.ts'
import type { World } from '../../world/world.ts'
import { ControlError } from '../control-error.ts'
import { memberName } from './member.ts'

/** Returns the steps from a moment to the present one. Throws ControlError for a moment that is not on the present line. */
export function wayFrom(id: number, { history, store, time }: Runtime): HistoryWay {
  const { moments } = history
  const line = [...moments.presentLine()].toReversed()
  const at = line.findIndex((moment) => moment.id === id)
  if (at === -1)
    throw new ControlError(
      'unknown-moment',
      `Failed to read the way from moment ${id}: it is not on the present line. See GET /__control/history.`,
    )
  const way = line.slice(at + 1)
  const end = stateView({ at: time.now(), stage: history.stageNow() })
  return {
    start: way[0] ? stateView(way[0].before) : end,
    steps: way.map((moment) => stepView(moment, store.world)),
    end,
  }
}

function stepView({ id, cause, to, before }: Moment, world: World): HistoryWay['steps'][number] {
  const { kind, subject, memberId, input } = cause
  const member = memberId === null ? undefined : world.members.find(memberId)
  return {
    id,
    kind,
    subject,
    email: member?.email ?? null,
    to: to === undefined ? null : tokyoIso(to),
    input: isFields(input) ? input : null,
    before: stateView(before),
  }
}

const isFields = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const stateView = ({ at, stage }: Pick<WorldState, 'at' | 'stage'>) => ({
  at: tokyoIso(at),
  stage: stage ? { phones: stage.phones, faults: stage.faults } : null,
})

/** Returns a moment as the list of history shows it. */
export function momentView(moment: Moment, { store, time }: Runtime): calls.Moment {
  const { id, parent, cause, before, end, to = null, name, saved, changes } = moment
  const { kind, subject, phone, memberId } = cause
  return {
    id,
    parent,
    kind,
    subject,
    phone,
    member: memberId === null ? null : memberName(store.world, memberId),
    from: tokyoIso(before.at),
    at: tokyoIso(end?.at ?? time.now()),
    to: to === null ? null : tokyoIso(to),
    name,
    namedAt: saved ? tokyoIso(saved.at) : null,
    changes,
  }
}
