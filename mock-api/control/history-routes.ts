import * as calls from '../../src/contract/control/history.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { Moment, WorldState } from '../history/moment-tree.ts'
import { mostMoments } from '../history/moments.ts'
import type { Runtime } from '../runtime.ts'
import { ControlError, requireFound } from './control-error.ts'
import { defineControlRoute, type ControlContext, type ControlRoute } from './define-control-route.ts'
import { memberName } from './member-view.ts'
import { recordChanges } from './record-changes.ts'

export const historyRoutes: readonly ControlRoute[] = [
  defineControlRoute(calls.readHistory, (_, { runtime }) => {
    const { moments } = runtime.history
    const { present, redo } = moments
    return {
      present: present.id,
      undo: moments.parentOf(present) ? present.id : null,
      redo: redo?.id ?? null,
      most: mostMoments,
      bytes: runtime.history.bytes,
      mostBytes: runtime.history.mostBytes,
      forgotten: moments.forgotten,
      story: present.story,
      player: runtime.history.player ?? null,
      moments: moments.list().map((moment) => momentView(moment, runtime)),
    }
  }),
  defineControlRoute(calls.undoMoment, async (_, context) => {
    if (!(await context.runtime.history.undo()))
      throw new ControlError('first-moment', 'Failed to undo: this is the first moment that is known.')
    return announceMove(context)
  }),
  defineControlRoute(calls.redoMoment, async (_, context) => {
    if (!(await context.runtime.history.redo()))
      throw new ControlError(
        'nothing-undone',
        'Failed to redo: nothing was undone from here. See GET /__control/history.',
      )
    return announceMove(context)
  }),
  defineControlRoute(calls.goToMoment, async (destination, context) => {
    await goTo(destination, context)
    return announceMove(context)
  }),
  defineControlRoute(calls.nameMoment, ({ name }, { runtime }) => momentView(runtime.history.save(name), runtime)),
  defineControlRoute(calls.unnameMoment, ({ id }, { runtime }) => {
    const moment = findMoment(runtime, id)
    if (moment.name === null)
      throw new ControlError('unknown-moment', `Failed to take the name of moment ${id} away: it has none.`)
    runtime.history.unname(moment)
    return { success: true as const }
  }),
  defineControlRoute(calls.readMomentChanges, async ({ id }, { runtime }) => {
    const records = await runtime.history.changesOf(findMoment(runtime, id))
    return recordChanges(records, runtime.store.world)
  }),
  defineControlRoute(calls.readWay, ({ id }, { runtime }) => wayFrom(id, runtime)),
  defineControlRoute(calls.readExchangeChanges, ({ id }, context) =>
    recordChanges(findOperation(context, id).records, context.runtime.store.world),
  ),
]

/** The contract takes exactly one of the three ids. */
async function goTo({ moment, before, exchange }: calls.Destination, context: ControlContext): Promise<void> {
  if (moment !== undefined) await goAt(moment, context)
  if (before !== undefined) await goBefore(before, context)
  if (exchange !== undefined) await goBeforeExchange(exchange, context)
}

async function goAt(id: number, { runtime }: ControlContext): Promise<void> {
  const moment = findMoment(runtime, id)
  await runtime.history.go(({ moments }) => moments.at(moment))
}

async function goBefore(id: number, { runtime }: ControlContext): Promise<void> {
  const moment = findMoment(runtime, id)
  if (!(await runtime.history.go(({ moments }) => moments.before(moment))))
    throw new ControlError('first-moment', `Failed to go back: moment ${id} is the first that is known.`)
}

async function goBeforeExchange(id: number, context: ControlContext): Promise<void> {
  if (!(await context.runtime.history.undoOperation(findOperation(context, id))))
    throw new ControlError('moment-forgotten', `Failed to go back to before exchange ${id}: that moment was forgotten.`)
}

/** Tells all workbenches, and returns where the move led. */
function announceMove({ runtime, announce }: ControlContext) {
  announce('world')
  return { now: tokyoIso(runtime.time.now()), present: runtime.history.moments.present.id }
}

export function findMoment({ history }: Runtime, id: number): Moment {
  return requireFound(
    history.moments.find(id),
    'unknown-moment',
    `Failed to find moment ${id}: it was forgotten or never was. See GET /__control/history.`,
  )
}

/** Throws ControlError for a moment that is not on the present line. */
function wayFrom(id: number, { history, store, time }: Runtime): calls.HistoryWay {
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
    steps: way.map(({ id: own, cause: { kind, subject, memberId, input }, to = null, before }) => ({
      id: own,
      kind,
      subject,
      email: (memberId === null ? undefined : store.world.members.find(memberId)?.email) ?? null,
      to: to === null ? null : tokyoIso(to),
      input: isFields(input) ? input : null,
      before: stateView(before),
    })),
    end,
  }
}

const isFields = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const stateView = ({ at, stage }: Pick<WorldState, 'at' | 'stage'>) => ({
  at: tokyoIso(at),
  stage: stage ? { phones: stage.phones, faults: stage.faults } : null,
})

function findOperation({ exchanges }: ControlContext, id: number) {
  return requireFound(
    exchanges.operationOf(id),
    'unknown-exchange',
    `Failed to find exchange ${id}: it is not in the list, or never reached the mock.`,
  )
}

function momentView(moment: Moment, { store, time }: Runtime): calls.Moment {
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
