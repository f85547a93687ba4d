import { clearTimeout, setTimeout } from 'node:timers'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../src/contract/rules/windows.ts'
import type { Runtime } from '../runtime.ts'
import type { ControlContext } from './define-control-route.ts'
import { type JumpRequest, targetOf } from './jump-target.ts'
import { sceneEnded } from './stories/story-under-way.ts'
import { effectViewer } from './views/effect.ts'

/** Real time after which a jump is announced. */
const longJumpMs = 300

/** Moves virtual time forward as one moment of history. Phones that the request names change at its end. */
export async function jump(request: JumpRequest, context: ControlContext) {
  const { c, runtime, announce } = context
  const { time, history, store } = runtime
  const { moment: stepAtRequest } = history.step
  const targetNow = () => {
    // A step may have ended while its jump waited for its turn.
    if (stepAtRequest && stepAtRequest !== history.step.moment) throw sceneEnded()
    return targetOf(request, runtime)
  }
  // A workbench that did not request the jump learns of it while it runs.
  const announcing = setTimeout(() => announce('jumping'), longJumpMs)
  const { fired, count, stopped, begun } = await time
    .jump(targetNow, c.req.raw.signal, (to) => beginMoment(request, to, context))
    .finally(() => clearTimeout(announcing))
  if (begun && request.phones) history.stage.put(request.phones)
  return {
    now: tokyoIso(time.now()),
    firedCount: count,
    moment: begun?.id ?? null,
    stopped,
    fired: fired.map(effectViewer(store.world, 'past')),
  }
}

/**
 * Begins the moment of a jump, which ends with it: also a jump that fails on its way has moved time.
 * @throws StoreError when the data folder is gone: then the jump cannot begin, and leaves no moment
 */
function beginMoment(request: JumpRequest, to: number, { runtime, announce }: ControlContext) {
  const { store, history, time } = runtime
  store.folder.requireInPlace()
  const cause = { kind: 'jump', subject: '', phone: null, memberId: null } as const
  const moment = history.begin(cause, undefined, { ...request, phones: undefined, target: tokyoIso(to) })
  if (request.keepSessions) keepSessions(runtime, to)
  return {
    id: moment.id,
    end() {
      // A running clock has already passed the target.
      history.reached(moment, Math.min(to, time.now()))
      announce('clock')
    },
  }
}

/** Extends sessions that would expire before the target. */
function keepSessions(runtime: Runtime, to: number): void {
  runtime.store.transact((world) => {
    for (const login of [...world.logins.all()]) {
      if (login.expiresAt <= to) world.logins.update(login.id, { expiresAt: to + sessionMs })
    }
  })
}
