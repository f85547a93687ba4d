import { parseInstant } from '../../src/contract/rules/iso-time.ts'
import { normalEmail } from '../../src/contract/rules/session-values.ts'
import type { Moment } from '../history/moment-tree.ts'
import type { Runtime } from '../runtime.ts'
import { scenarios } from '../tools/storylines/built-in.ts'
import { emailOf } from '../tools/storylines/people.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import { requireFound, ControlError } from './control-error.ts'

/** Returns the member with a persona key, email or id. Throws ControlError 404. */
export function findMember(world: World, named: string | number): Member {
  // Keys of personas are in lower case.
  const text = normalEmail(String(named))
  return requireFound(
    world.members.findBy('email', emailOf(text)) ?? world.members.find(/^\d+$/.test(text) ? Number(text) : 0),
    'unknown-member',
    `Failed to find the member ${named}: this world has none. Give a persona's key, an email or an id.`,
  )
}

/** Parses an ISO 8601 text to epoch milliseconds. Throws a ControlError when it is none. */
export function readInstant(text: string): number {
  const at = parseInstant(text)
  if (!Number.isNaN(at)) return at
  const message = `Failed to read the instant ${text}: it is not ISO 8601. Write 2026-11-21T03:00:00+09:00.`
  throw new ControlError('instant', message)
}

/** Like {@link readInstant}, for a field that may be missing. */
export const readOptionalInstant = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readInstant(text)

/** Throws ControlError for the key of no scenario. */
export function requireScenario(scenario: string | undefined): void {
  if (scenario === undefined || scenarios().some(({ key }) => key === scenario)) return
  throw new ControlError(
    'unknown-scenario',
    `Failed to found a world: there is no scenario ${scenario}. See GET /__control/scenarios.`,
  )
}

/** Returns a moment by its id. Throws ControlError for an unknown one. */
export function findMoment({ history }: Runtime, id: number): Moment {
  return requireFound(
    history.moments.find(id),
    'unknown-moment',
    `Failed to find moment ${id}: it was forgotten or never was. See GET /__control/history.`,
  )
}
