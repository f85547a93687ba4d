import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { stream } from 'hono/streaming'
import type { StreamingApi } from 'hono/utils/stream'
import {
  type CapsuleNote,
  capsuleType,
  mostExchangeBytes,
  type Screenshot,
} from '../../src/contract/control/capsule.ts'
import type { WholeStage } from '../../src/contract/control/stage.ts'
import { unexpectedErrorEntry } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { type CapsuleWorld, emptyNote, piecesOfCapsule, presentWorld } from '../tools/capsule/write-capsule.ts'
import { wayOf } from '../tools/capsule/write-steps.ts'
import type { ControlContext } from './define-control-route.ts'
import { findMoment } from './request/find-moment.ts'
import { exchangesOfMock } from './views/exchange.ts'

interface CapsuleOptions {
  readonly note?: CapsuleNote | undefined
  readonly stage?: WholeStage | undefined
  readonly screenshots?: readonly Screenshot[] | undefined
  /** Moment before which the world is taken. */
  readonly before?: number | undefined
}

/** Streams a capsule piece by piece, because a large one at once would block other requests (P13). */
export async function capsuleResponse(context: ControlContext, options: CapsuleOptions): Promise<Response> {
  const { c, runtime, logError } = context
  const { note = emptyNote, stage = null, screenshots = [], before } = options
  const { source, ...events } = before === undefined ? await present(context) : await past(before, runtime)
  const pieces = piecesOfCapsule(runtime, { note, stage, screenshots, ...events }, source)
  c.header('Content-Type', capsuleType)
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
      source.close?.()
    }
  }
  return stream(c, write, failed)
}

/** The present world, with the steps that led to it and the exchanges that fit. */
async function present(context: ControlContext) {
  const { runtime, faults } = context
  const exchanges = await exchangesOfMock(context, mostExchangeBytes)
  // In one turn, because the steps must lead to the world that is copied. Their records are read later.
  const armed = faults.armed()
  const way = wayOf(runtime)
  const source = presentWorld(runtime)
  return { faults: armed, exchanges, way: await way, source }
}

/** The world just before a moment, with a stopped clock. Throws StoreError when its files are gone. */
async function past(moment: number, runtime: Runtime) {
  const { position, at, stage } = findMoment(runtime, moment).before
  const { world, close } = await runtime.store.folder.readAt(position)
  const source: CapsuleWorld = { world, clock: { now: at, mode: 'frozen', speed: 1 }, close }
  return { faults: stage?.faults ?? [], exchanges: [], way: null, source }
}
