import { setImmediate } from 'node:timers/promises'
import { stream } from 'hono/streaming'
import type { StreamingApi } from 'hono/utils/stream'
import * as calls from '../../src/contract/control/capsule.ts'
import type { WholeStage } from '../../src/contract/control/stage.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { unexpectedErrorEntry } from '../log.ts'
import { openCapsule } from '../tools/capsule/open-capsule.ts'
import { wayOf } from '../tools/capsule/parts.ts'
import { emptyNote, piecesOfCapsule } from '../tools/capsule/write-capsule.ts'
import { defineControlRoute, type ControlContext, readBody } from './define-control-route.ts'
import { exchangesOfMock } from './inspection-routes.ts'

export const capsuleRoutes = [
  defineControlRoute(calls.exportCapsule, (_, context) => capsuleResponse(context, {})),
  defineControlRoute(calls.writeCapsule, (options, context) => capsuleResponse(context, options)),
  defineControlRoute(calls.importCapsule, async (_, context) => {
    const { c, announce } = context
    const entered = await openCapsule(context, await readBody(c))
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
}

async function capsuleResponse(context: ControlContext, options: CapsuleOptions): Promise<Response> {
  const { c, runtime, faults, logError } = context
  const { note = emptyNote, stage = null, screenshots = [] } = options
  const exchanges = await exchangesOfMock(context, calls.bytesOfExchanges)
  const contents = { note, stage, screenshots, faults: faults.armed(), exchanges, way: await wayOf(runtime) }
  const pieces = piecesOfCapsule(runtime, contents)
  c.header('Content-Type', calls.capsuleType)
  const failed = async (cause: Error) => logError(unexpectedErrorEntry('capsule', cause))
  const write = async (body: StreamingApi) => {
    for await (const piece of pieces) {
      await body.write(piece)
      await setImmediate()
    }
  }
  // A capsule that is cut short has no checksum, so it cannot be opened.
  return stream(c, write, failed)
}
