import { clearTimeout, setTimeout } from 'node:timers'
import type * as calls from '../../src/contract/control/clock.ts'
import type { ControlCode } from '../../src/contract/control/codes.ts'
import * as effects from '../../src/contract/control/effects.ts'
import { farthestJump } from '../../src/contract/rules/farthest-jump.ts'
import { addDuration, tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../src/contract/rules/windows.ts'
import type { RequestOf } from '../../src/contract/wire/endpoint.ts'
import type { Moment } from '../history/moment-tree.ts'
import type { Runtime } from '../runtime.ts'
import type { DescribedEffect } from '../world/effect-rule.ts'
import { ControlError } from './control-error.ts'
import type { ControlContext } from './define-control-route.ts'
import { findMember, readInstant } from './request-values.ts'
import { effectViewer } from './views/effect.ts'

/** Real time after which a jump is announced. */
const longJumpMs = 300

type JumpRequest = RequestOf<typeof calls.moveClock>

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
  // A workbench that did not request the jump learns of it while it runs.
  const announcing = setTimeout(() => announce('jumping'), longJumpMs)
  const { fired, count, stopped } = await time
    .jump(
      () => targetOf(request, runtime),
      c.req.raw.signal,
      (to) => moment.begin(to),
    )
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

/** Returns the instant to jump to. Throws ControlError for one that is past, too far or unknown. */
function targetOf(request: JumpRequest, runtime: Runtime): number {
  const to = namedInstant(request, runtime)
  checkTarget(to, runtime.time.now())
  return to
}

function namedInstant(request: JumpRequest, runtime: Runtime): number {
  if (request.to !== undefined) return readInstant(request.to)
  if (request.advance !== undefined) {
    const at = addDuration(runtime.time.now(), request.advance)
    if (!Number.isNaN(at)) return at
    const message = `Failed to read the duration ${request.advance}: it is not ISO 8601. Write P7D or PT12H.`
    throw new ControlError('duration', message)
  }
  // The contract requires one of the three.
  const edge = request.edge as effects.Edge
  if (request.member !== undefined) return edgeOf(request.member, edge, runtime)
  const times = effects.edgeKinds[edge]
    .map((kind) => runtime.time.effects.nextOf(kind))
    .filter((at) => at !== undefined)
  if (times.length === 0) throw noEdge(edge, 'in this world')
  return Math.min(...times)
}

function edgeOf(member: string | number, edge: effects.Edge, { time, store }: Runtime): number {
  const { id } = findMember(store.world, member)
  const concerns = ({ kind, rule, record }: DescribedEffect) =>
    effects.belongsToEdge(edge, kind) && rule.members(record).includes(id)
  const found = time.effects.outlook(0, concerns).coming[0]
  if (!found) throw noEdge(edge, `for ${member}`)
  return found.at
}

function noEdge(edge: effects.Edge, where: string): ControlError {
  const message = `Failed to move the clock: no ${edge} is coming ${where}. Take one of next in GET /__control/clock, or give an instant.`
  return new ControlError('no-edge', message)
}

function checkTarget(to: number, now: number): void {
  const refuse = (why: string, code: ControlCode) => {
    throw new ControlError(code, `Failed to move the clock: ${why}`)
  }
  if (to < now) refuse('that instant has passed. Go back to a moment instead.', 'instant-passed')
  if (to > farthestJump(now))
    refuse('that instant is more than 100 years ahead. Choose a nearer one.', 'instant-too-far')
}

/** Extends sessions that would expire before the target. */
function keepSessions(runtime: Runtime, to: number): void {
  runtime.store.transact((world) => {
    for (const login of [...world.logins.all()]) {
      if (login.expiresAt <= to) world.logins.update(login.id, { expiresAt: to + sessionMs })
    }
  })
}
