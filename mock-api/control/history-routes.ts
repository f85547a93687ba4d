import { readExchangeChanges, readMomentChanges } from '../../src/contract/control/history/changes.ts'
import * as calls from '../../src/contract/control/history/moments.ts'
import { readWay } from '../../src/contract/control/history/way.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { mostMoments } from '../history/moments.ts'
import { ControlError, requireFound } from './control-error.ts'
import { defineControlRoute, type ControlContext, type ControlRoute } from './define-control-route.ts'
import { findMoment } from './request/find-moment.ts'
import { wayFrom, momentView } from './views/moment.ts'
import { recordChanges } from './views/record-changes.ts'

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
      player: runtime.history.step.player ?? null,
      moments: moments.list().map((moment) => momentView(moment, runtime)),
    }
  }),
  defineControlRoute(calls.undoMoment, async (_, context) => {
    if (!(await context.runtime.history.undo()))
      throw new ControlError(
        'first-moment',
        'Failed to undo: this is the first moment that is known. See GET /__control/history.',
      )
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
      throw new ControlError(
        'unknown-moment',
        `Failed to take the name of moment ${id} away: it has none. See GET /__control/history.`,
      )
    runtime.history.unname(moment)
    return { success: true as const }
  }),
  defineControlRoute(readMomentChanges, async ({ id }, { runtime }) => {
    const records = await runtime.history.changesOf(findMoment(runtime, id))
    return recordChanges(records, runtime.store.world)
  }),
  defineControlRoute(readWay, ({ id }, { runtime }) => wayFrom(id, runtime)),
  defineControlRoute(readExchangeChanges, ({ id }, context) =>
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
    throw new ControlError(
      'first-moment',
      `Failed to go back: moment ${id} is the first that is known. Go to the moment itself.`,
    )
}

async function goBeforeExchange(id: number, context: ControlContext): Promise<void> {
  if (!(await context.runtime.history.undoOperation(findOperation(context, id))))
    throw new ControlError(
      'moment-forgotten',
      `Failed to go back to before exchange ${id}: that moment was forgotten. Go to a moment of GET /__control/history.`,
    )
}

/** Tells all workbenches, and returns where the move led. */
function announceMove({ runtime, announce }: ControlContext) {
  announce('world')
  return { now: tokyoIso(runtime.time.now()), present: runtime.history.moments.present.id }
}

function findOperation({ exchanges }: ControlContext, id: number) {
  return requireFound(
    exchanges.operationOf(id),
    'unknown-exchange',
    `Failed to find exchange ${id}: it is not in the list, or never reached the mock. See GET /__control/exchanges/rows.`,
  )
}
