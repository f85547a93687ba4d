import * as z from 'zod/mini'
import { edges } from '../../../../contract/control/effects.ts'
import { replaceFaults } from '../../../../contract/control/faults.ts'
import { parseInstant } from '../../../../contract/rules/iso-time.ts'
import type { ActionOf } from '../../../../contract/storyline/actions.ts'
import { describeFault } from '../control/describe-fault.ts'
import { formatMoment } from '../dates.ts'
import { currentCopy, joined } from '../language.ts'
import { worldCopy } from '../world/copy.ts'
import { stepsCopy } from './copy.ts'

/** Name of a person for a text. */
export type NameOf = (person: string) => string

/** A person by key or address, or a member by number. */
const person = z.optional(z.union([z.string(), z.int()]))

const isInstant = z.refine<string>((text) => !Number.isNaN(parseInstant(text)))

// A story file may have other inputs, which the server refuses when it is played.
const clockInput = z.object({
  to: z.optional(z.string().check(isInstant)),
  advance: z.optional(z.string()),
  edge: z.optional(z.enum(edges)),
  member: person,
  mode: z.optional(z.string()),
  speed: z.optional(z.number()),
})
const named = z.object({ member: person, woman: person, man: person })

/** A control call as a step in words: of the clock, of the faults, or of the operator. */
export function controlText({ control, input }: ActionOf<'control'>, nameOfPerson: NameOf): string {
  const words = currentCopy(stepsCopy)
  const act = currentCopy(worldCopy).acts[control] ?? control
  const nameOf = (one: string | number) => (typeof one === 'number' ? `#${one}` : nameOfPerson(one))
  if (control === 'moveClock') {
    const clock = z.safeParse(clockInput, input)
    return words.step(words.time, clock.success ? clockText(clock.data, nameOf) : act)
  }
  if (control === 'changeTownActivity') return words.step(words.time, act)
  if (control === 'changeVariants') return act
  if (control === 'replaceFaults') {
    const set = z.safeParse(replaceFaults.request, input)
    const texts = set.success ? set.data.map(describeFault).map(({ where, what }) => words.fault(where, what)) : [act]
    return words.step(words.faults, texts.length > 0 ? words.people(texts) : words.clearFaults)
  }
  const parsed = z.safeParse(named, input)
  const { member, woman, man } = parsed.success ? parsed.data : {}
  const people = [member, woman, man].filter((one) => one !== undefined).map(nameOf)
  return words.step(words.operator, joined([words.people(people), act]))
}

function clockText(
  { to, advance, edge, member, mode, speed = 1 }: z.output<typeof clockInput>,
  nameOf: (one: string | number) => string,
): string {
  const words = currentCopy(stepsCopy)
  if (edge !== undefined)
    return words.toEdge(currentCopy(worldCopy).edges[edge], member === undefined ? undefined : nameOf(member))
  if (to !== undefined) return words.toTime(formatMoment(parseInstant(to)))
  if (advance !== undefined) return words.advance(spanText(advance))
  return mode === 'frozen' ? words.stop : words.run(speed)
}

/** '7日' for `P7D`, '1時間30分' for `PT1H30M`. */
function spanText(duration: string): string {
  const { units, span } = currentCopy(stepsCopy)
  const [days = '', time = ''] = duration.replace(/^P/, '').split('T')
  const read = (text: string, m: string) =>
    [...text.matchAll(/([\d.]+)([A-Z])/g)].map(
      ([, count = '', unit = '']) => units[unit === 'M' ? m : unit]?.(Number(count)) ?? count + unit,
    )
  return span([...read(days, 'months'), ...read(time, 'minutes')])
}
