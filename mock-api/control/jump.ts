import { clearTimeout, setTimeout } from 'node:timers'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../src/contract/rules/windows.ts'
import type { Moment } from '../history/moment-tree.ts'
import type { Runtime } from '../runtime.ts'
import type { ControlContext } from './define-control-route.ts'
import { type JumpRequest, targetOf } from './jump-target.ts'
import { sceneEnded } from './stories/story-under-way.ts'
import { effectViewer } from './views/effect.ts'

/** Real time after which a jump is announced. */
const longJumpMs = 300

/** The moment of a jump: none until the jump has begun. */
class JumpMoment {
  private begun: { readonly moment: Moment; readonly to: number } | undefined

  constructor(
    private readonly runtime: Runtime,
    private readonly request: JumpRequest,
  ) {}

  get id(): number | null {
    return this.begun?.moment.id ?? null
  }

  /** Throws StoreError when the data folder is gone: then the jump cannot begin, and leaves no moment. */
  begin(to: number): void {
    const { store, history } = this.runtime
    store.folder.requireInPlace()
    const cause = { kind: 'jump', subject: '', phone: null, memberId: null } as const
    const input = { ...this.request, phones: undefined, target: tokyoIso(to) }
    this.begun = { moment: history.begin(cause, undefined, input), to }
    if (this.request.keepSessions) keepSessions(this.runtime, to)
  }

  /** Records the instant that the jump reached. Returns false when it has not begun. */
  end(): boolean {
    if (!this.begun) return false
    const { history, time } = this.runtime
    // A running clock has already passed the target.
    history.reached(this.begun.moment, Math.min(this.begun.to, time.now()))
    return true
  }
}

/** Moves virtual time forward as one moment of history. Phones that the request names change at its end. */
export async function jump(request: JumpRequest, { c, runtime, announce }: ControlContext) {
  const { time, history, store } = runtime
  const moment = new JumpMoment(runtime, request)
  const { moment: stepAtRequest } = history.step
  const targetNow = () => {
    // A step may have ended while its jump waited for its turn.
    if (stepAtRequest && stepAtRequest !== history.step.moment) throw sceneEnded()
    return targetOf(request, runtime)
  }
  // A workbench that did not request the jump learns of it while it runs.
  const announcing = setTimeout(() => announce('jumping'), longJumpMs)
  const { fired, count, stopped } = await time
    .jump(targetNow, c.req.raw.signal, (to) => moment.begin(to))
    .finally(() => {
      clearTimeout(announcing)
      // A jump that fails on its way has moved time, too.
      if (moment.end()) announce('clock')
    })
  if (moment.id !== null && request.phones) history.stage.put(request.phones)
  return {
    now: tokyoIso(time.now()),
    firedCount: count,
    moment: moment.id,
    stopped,
    fired: fired.map(effectViewer(store.world, 'past')),
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
