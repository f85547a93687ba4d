import * as calls from '../../src/contract/control/capsule.ts'
import { maxCapsuleBytes } from '../../src/contract/rules/file-reasons.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { openCapsule } from '../tools/capsule/open-capsule.ts'
import { capsuleResponse } from './capsule-response.ts'
import { defineControlRoute } from './define-control-route.ts'
import { readFile } from './request/read-file.ts'

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
  defineControlRoute(calls.closeOpenedCapsule, (_, { opened, announce }) => {
    opened.close()
    // Other workbenches show the capsule too.
    announce('world')
    return null
  }),
]
