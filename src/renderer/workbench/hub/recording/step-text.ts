import * as z from 'zod/mini'
import { edges } from '../../../../contract/control/effects.ts'
import { replaceFaults } from '../../../../contract/control/faults.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { ActionOf, StoryAction } from '../../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Expectation } from '../../../../contract/storyline/expectations.ts'
import { excerpt } from '../../../lib/text.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import { describeFault } from '../control/faults.ts'
import { formatMoment } from '../dates.ts'
import { currentCopy, joined } from '../language.ts'
import { worldCopy } from '../world/copy.ts'
import { stepsCopy } from './copy.ts'
import { stepsOf, type StoryRecording } from './recorded-steps.ts'

/** Name of a person for a text. */
export type NameOf = (person: string) => string

/** The person on each phone; null for nobody. */
export type Cast = Partial<Record<PhoneName, string | null>>

/** People on the phones after some actions. */
export function castAfter(people: Cast, actions: readonly StoryAction[]): Cast {
  const cast: Cast = { ...people }
  for (const action of actions) if ('become' in action) cast[action.phone] = action.become
  return cast
}

/** People on the phones after the steps of a recording. */
export const stepsCast = (recording: StoryRecording): Cast =>
  castAfter(recording.people, [...recording.begin, ...stepsOf(recording).map(({ action }) => action)])

const copy = () => currentCopy(stepsCopy)

/** A step in words, such as 「あかり：「保留する」を押した」. */
export function stepText(action: StoryAction, cast: Cast, nameOf: NameOf): string {
  const words = copy()
  if ('control' in action) return controlText(action, nameOf)
  if ('call' in action) {
    const endpoint = endpoints.find(({ id }) => id === action.call)
    return words.step(nameOf(action.as), words.call(endpoint ? endpointTitle(endpoint) : action.call))
  }
  const phone = action.phone.toUpperCase()
  if ('become' in action)
    return words.step(phone, action.become === null ? words.logOut : words.become(nameOf(action.become)))
  const person = cast[action.phone]
  return words.step(person ? nameOf(person) : phone, handText(action))
}

type HandAction = Exclude<StoryAction, ActionOf<'control' | 'call' | 'become'>>

function handText(action: HandAction): string {
  const words = copy()
  if ('open' in action) return words.open(pageTitle(action.open))
  if ('press' in action) return words.press(elementText(action.press))
  if ('key' in action) return words.key(words.keys[action.key], action.on && elementText(action.on))
  if ('type' in action) return typeText(elementText(action.type), action.text)
  if ('choose' in action) return words.choose(elementText(action.choose), action.option)
  if ('upload' in action) return words.upload(elementText(action.upload), action.file.replace(/^.*\//, ''))
  if ('openMail' in action) return words.openMail(action.openMail.subject)
  if ('network' in action) return words.networks[action.network]
  if ('fillCard' in action) return words.fillCard(words.cards[action.fillCard])
  return words.back
}

const longestShown = 30
const short = (text: string) => excerpt(text, longestShown)

function typeText(element: string, text: string): string {
  const words = copy()
  if (text === '') return words.typeNothing(element)
  return text === '{password}' ? words.typePassword(element) : words.type(element, short(text))
}

function pageTitle(page: string): string {
  const { pages } = copy()
  const path = page.replace(/[?#].*$/, '')
  return pages[path] ?? pages[path.replace(/\/\d+$/, '/:id')] ?? path
}

/** An element in words: 「保留する」（2番目）. */
export function elementText({ role, name, position, within }: StoryElement): string {
  const words = copy()
  const named = name === undefined ? (words.roles[role] ?? role) : words.named(short(name))
  const placed = position === undefined ? named : words.placed(named, position)
  return within ? words.within(placed, elementText(within)) : placed
}

const clockInput = z.object({
  to: z.optional(z.string()),
  advance: z.optional(z.string()),
  edge: z.optional(z.enum(edges)),
  member: z.optional(z.string()),
  mode: z.optional(z.string()),
  speed: z.optional(z.number()),
})
const named = z.object({ member: z.optional(z.string()), woman: z.optional(z.string()), man: z.optional(z.string()) })

function controlText({ control, input }: ActionOf<'control'>, nameOf: NameOf): string {
  const words = copy()
  const act = currentCopy(worldCopy).acts[control] ?? control
  if (control === 'moveClock') return words.step(words.time, clockText(z.parse(clockInput, input), nameOf))
  if (control === 'changeTownActivity') return words.step(words.time, act)
  if (control === 'changeVariants') return act
  if (control === 'replaceFaults') {
    const set = z.safeParse(replaceFaults.request, input)
    const texts = set.success ? set.data.map(describeFault).map(({ where, what }) => words.fault(where, what)) : []
    return words.step(words.faults, texts.length > 0 ? words.people(texts) : words.clearFaults)
  }
  const parsed = z.safeParse(named, input)
  const { member, woman, man } = parsed.success ? parsed.data : {}
  const people = [member, woman, man].filter((person) => person !== undefined).map(nameOf)
  return words.step(words.operator, joined([words.people(people), act]))
}

function clockText(
  { to, advance, edge, member, mode, speed = 1 }: z.output<typeof clockInput>,
  nameOf: NameOf,
): string {
  const words = copy()
  if (edge !== undefined)
    return words.toEdge(currentCopy(worldCopy).edges[edge], member === undefined ? undefined : nameOf(member))
  if (to !== undefined) return words.toTime(formatMoment(Date.parse(to)))
  if (advance !== undefined) return words.advance(spanText(advance))
  return mode === 'frozen' ? words.stop : words.run(speed)
}

/** '7日' for `P7D`, '1時間30分' for `PT1H30M`. */
function spanText(duration: string): string {
  const { units, span } = copy()
  const [days = '', time = ''] = duration.replace(/^P/, '').split('T')
  const read = (text: string, m: string) =>
    [...text.matchAll(/([\d.]+)([A-Z])/g)].map(
      ([, count = '', unit = '']) => units[unit === 'M' ? m : unit]?.(Number(count)) ?? count + unit,
    )
  return span([...read(days, 'months'), ...read(time, 'minutes')])
}

/** An expectation in words, such as 「保留中」が見える. */
export function expectationText(expected: Expectation, nameOf: NameOf): string {
  const words = copy()
  if ('call' in expected) {
    const { method, path, status, response = {} } = expected.call
    return words.response(`${method} ${path}`, status, Object.keys(response).length, expected.times)
  }
  if ('mail' in expected) {
    const { to, subject } = expected.mail
    return words.mail(nameOf(to), subject === undefined ? undefined : short(subject))
  }
  if ('text' in expected) return (expected.absent ? words.showsNot : words.shows)(short(expected.text))
  return stateText(expected)
}

function stateText({ element, enabled, checked, count, absent }: Extract<Expectation, { element: unknown }>): string {
  const words = copy()
  const what = elementText(element)
  if (absent) return words.isAbsent(what)
  if (count !== undefined) return words.isCounted(what, count)
  if (checked !== undefined) return words.isChecked(what, checked)
  if (enabled !== undefined) return words.isEnabled(what, enabled)
  return words.isThere(what)
}
