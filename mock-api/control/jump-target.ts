import type * as calls from '../../src/contract/control/clock.ts'
import type { ControlCode } from '../../src/contract/control/codes.ts'
import * as effects from '../../src/contract/control/effects.ts'
import { farthestJump } from '../../src/contract/rules/farthest-jump.ts'
import { addDuration } from '../../src/contract/rules/iso-time.ts'
import type { RequestOf } from '../../src/contract/wire/endpoint.ts'
import type { Runtime } from '../runtime.ts'
import type { DescribedEffect } from '../world/effect-rule.ts'
import { ControlError } from './control-error.ts'
import { findMember } from './request/find-member.ts'
import { readInstant } from './request/read-instant.ts'

export type JumpRequest = RequestOf<typeof calls.moveClock>

/** Returns the instant to jump to. Throws ControlError for one that is past, too far or unknown. */
export function targetOf(request: JumpRequest, runtime: Runtime): number {
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
  if (request.member !== undefined) return nextOfMember(request.member, edge, runtime)
  const times = effects.edgeKinds[edge]
    .map((kind) => runtime.time.effects.nextOf(kind))
    .filter((at) => at !== undefined)
  if (times.length === 0) throw noEdge(edge, 'in this world')
  return Math.min(...times)
}

/** Returns the instant of the next effect of an edge that concerns a member. */
function nextOfMember(member: string | number, edge: effects.Edge, { time, store }: Runtime): number {
  const { id } = findMember(store.world, member)
  const concerns = ({ kind, rule, record }: DescribedEffect) =>
    effects.belongsToEdge(edge, kind) && rule.members(record).includes(id)
  const at = time.effects.nextWhere(concerns)
  if (at === undefined) throw noEdge(edge, `for ${member}`)
  return at
}

function checkTarget(to: number, now: number): void {
  const refuse = (why: string, code: ControlCode) => {
    throw new ControlError(code, `Failed to move the clock: ${why}`)
  }
  if (to < now) refuse('that instant has passed. Go back to a moment instead.', 'instant-passed')
  if (to > farthestJump(now))
    refuse('that instant is more than 100 years ahead. Choose a nearer one.', 'instant-too-far')
}

function noEdge(edge: effects.Edge, where: string): ControlError {
  const message = `Failed to move the clock: no ${edge} is coming ${where}. Take one of next in GET /__control/clock, or give an instant.`
  return new ControlError('no-edge', message)
}
