import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { stream } from 'hono/streaming'
import type { StreamingApi } from 'hono/utils/stream'
import * as calls from '../../src/contract/control/capsule.ts'
import type { WholeStage } from '../../src/contract/control/stage.ts'
import { maxCapsuleBytes } from '../../src/contract/rules/file-reasons.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { unexpectedErrorEntry } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { openCapsule } from '../tools/capsule/open-capsule.ts'
import { type CapsuleWorld, emptyNote, piecesOfCapsule, presentWorld } from '../tools/capsule/write-capsule.ts'
import { wayOf } from '../tools/capsule/write-steps.ts'
import { defineControlRoute, type ControlContext } from './define-control-route.ts'
import { readFile } from './read-request.ts'
import { findMoment } from './request-values.ts'
import { exchangesOfMock } from './views/exchange.ts'

export const capsuleRoutes = [
  defineControlRoute(calls.exportCapsule, (_, context) => capsuleResponse(context, {})),
  defineControlRoute(calls.writeCapsule, (options, context) => capsuleResponse(context, options)),
  defineControlRoute(calls.importCapsule, async (_, context) => {
    const { c, announce } = context
    const entered = await openCapsule(context, await readFile(c, maxCapsuleBytes))
    announce('world')
    return { ...entered, now: tokyoIso(entered.now) }
  }),
  defineControlRoute(calls.readOpenedCapsule, (_, { opened }) => opened.contents),
  defineControlRoute(calls.closeOpenedCapsule, (_, { opened }) => {
    opened.close()
    return null
  }),
]

interface CapsuleOptions {
  readonly note?: calls.CapsuleNote | undefined
  readonly stage?: WholeStage | undefined
  readonly screenshots?: readonly calls.Screenshot[] | undefined
  /** Moment before which the world is taken. */
  readonly before?: number | undefined
}

async function capsuleResponse(context: ControlContext, options: CapsuleOptions): Promise<Response> {
  const { c, runtime, logError } = context
  const { note = emptyNote, stage = null, screenshots = [], before } = options
  const { of, ...events } = before === undefined ? await present(context) : await past(before, runtime)
  const pieces = piecesOfCapsule(runtime, { note, stage, screenshots, ...events }, of)
  c.header('Content-Type', calls.capsuleType)
  const failed = async (cause: Error) => {
    logError(unexpectedErrorEntry('capsule', cause))
    // Otherwise the client would take what it has for a whole file.
    const { outgoing } = c.env as Partial<HttpBindings>
    outgoing?.destroy()
  }
  const write = async (body: StreamingApi) => {
    try {
      for await (const piece of pieces) {
        await body.write(piece)
        await setImmediate()
      }
    } finally {
      of.close?.()
    }
  }
  return stream(c, write, failed)
}

/** The present world, with the steps that led to it and the exchanges that fit. */
async function present(context: ControlContext) {
  const { runtime, faults } = context
  const exchanges = await exchangesOfMock(context, calls.mostExchangeBytes)
  const [armed, way] = [faults.armed(), await wayOf(runtime)]
  return { faults: armed, exchanges, way, of: presentWorld(runtime) }
}

/** The world just before a moment, with a stopped clock. Throws StoreError when its files are gone. */
async function past(moment: number, runtime: Runtime) {
  const { position, at, stage } = findMoment(runtime, moment).before
  const { world, close } = await runtime.store.folder.readAt(position)
  const of: CapsuleWorld = { world, clock: { now: at, mode: 'frozen', speed: 1 }, close }
  return { faults: stage?.faults ?? [], exchanges: [], way: null, of }
}
