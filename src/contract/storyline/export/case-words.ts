import type { Edge } from '../../control/effects.ts'
import type { ActionOf, StoryAction } from '../actions.ts'
import type { StoryElement } from '../element.ts'
import type { Expectation } from '../expectations.ts'
import { playableCalls } from '../playable.ts'
import type { CaseWords } from './case-copy.ts'
import { codeSpan } from './markdown.ts'

/** The name of a person. */
export type NameOf = (person: string) => string

/** What the words of a case need: its language, names, and the phones with the people on them. */
export interface CaseContext {
  readonly words: CaseWords
  readonly nameOf: NameOf
  readonly phoneText: (phone: string) => string
}

/** What a person does, as a step of a written case. */
export function stepWords(action: StoryAction, { words, nameOf, phoneText }: CaseContext): string {
  if ('control' in action) return controlWords(action, words, nameOf)
  if ('call' in action) return words.call(nameOf(action.as), action.call, json(action.input))
  return words.on(phoneText(action.phone), handWords(action, words, nameOf))
}

/** What a person does on a phone. */
export function handWords(
  action: Exclude<StoryAction, ActionOf<'control' | 'call'>>,
  words: CaseWords,
  nameOf: NameOf,
): string {
  const element = (of: StoryElement) => elementWords(of, words)
  if ('open' in action) return words.open(action.open)
  if ('become' in action) return action.become === null ? words.logOut : words.logIn(nameOf(action.become))
  if ('press' in action) return words.press(element(action.press))
  if ('key' in action) return words.key(words.keys[action.key], action.on && element(action.on))
  if ('type' in action) return typeWords(element(action.type), action.text, words)
  if ('choose' in action) return words.choose(element(action.choose), action.option)
  if ('upload' in action) return words.upload(element(action.upload), action.file)
  if ('fillCard' in action) return words.fillCard(action.fillCard)
  if ('back' in action) return words.back
  if ('network' in action) return words.networks[action.network]
  const { to, subject } = action.openMail
  return words.openMail(nameOf(to), subject)
}

function typeWords(element: string, text: string, words: CaseWords): string {
  if (text === '') return words.typeNothing(element)
  return text === '{password}' ? words.typePassword(element) : words.type(element, text)
}

function elementWords({ role, name, position, within }: StoryElement, words: CaseWords): string {
  const named = name === undefined ? (words.roles[role] ?? role) : words.named(name)
  const placed = position === undefined ? named : words.placed(named, position)
  return within ? words.within(placed, elementWords(within, words)) : placed
}

function controlWords({ control, input }: ActionOf<'control'>, words: CaseWords, nameOf: NameOf): string {
  if (control === 'moveClock') return clockWords(input as Readonly<Record<string, unknown>>, words, nameOf)
  if (control === 'replaceFaults')
    return Array.isArray(input) && input.length > 0 ? words.setFaults(json(input)) : words.clearFaults
  const endpoint = playableCalls.find(({ id }) => id === control)
  return words.control(endpoint ? `${endpoint.method} ${endpoint.path}` : control, json(input))
}

function clockWords(
  { edge, member, advance, to, mode, speed = 1 }: Readonly<Record<string, unknown>>,
  words: CaseWords,
  nameOf: NameOf,
): string {
  if (edge !== undefined)
    return words.toEdge(words.edges[edge as Edge], typeof member === 'string' ? nameOf(member) : undefined)
  if (advance !== undefined) return words.advance(json(advance))
  if (to !== undefined) return words.toTime(json(to))
  return mode === 'frozen' ? words.freeze : words.run(json(speed))
}

const json = (value: unknown) => codeSpan(typeof value === 'string' ? value : JSON.stringify(value))

/** What must be seen, as an expectation of a written case. */
export function expectationWords(expected: Expectation, { words, nameOf, phoneText }: CaseContext): string {
  if ('mail' in expected) {
    const { to, subject, text } = expected.mail
    return words.mail(nameOf(to), subject, text)
  }
  if ('call' in expected) {
    const { method, path, status, response = {} } = expected.call
    return words.response({
      name: expected.as === undefined ? undefined : nameOf(expected.as),
      call: `${method} ${path}`,
      status,
      values: Object.entries(response).map(([place, value]) => ({ place, value: json(value) })),
      times: expected.times,
    })
  }
  return words.on(phoneText(expected.phone), shownWords(expected, words))
}

function shownWords(expected: Exclude<Expectation, { call: unknown } | { mail: unknown }>, words: CaseWords): string {
  if ('text' in expected) {
    const place = expected.within && elementWords(expected.within, words)
    return (expected.absent ? words.showsNot : words.shows)(expected.text, place)
  }
  const { element, enabled, checked, count, absent } = expected
  const what = elementWords(element, words)
  if (absent) return words.isAbsent(what)
  const states = [
    count === undefined ? '' : words.isCounted(what, count),
    enabled === undefined ? '' : words.isEnabled(what, enabled),
    checked === undefined ? '' : words.isChecked(what, checked),
  ].filter(Boolean)
  return states.length > 0 ? words.and(states) : words.isThere(what)
}
