import { endpoints } from '../../../../contract/endpoints.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { ActionOf, StoryAction } from '../../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Expectation } from '../../../../contract/storyline/expectations.ts'
import { excerpt } from '../../../lib/text.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import { currentCopy } from '../language.ts'
import { controlText, type NameOf } from './control-text.ts'
import { stepsCopy } from './copy.ts'
import { type RecordedStep, stepsOf, type StoryRecording } from './recorded-steps.ts'

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

/** The steps of a recording, each with the people on the phones before it. */
export function stepsWithCasts(
  recording: StoryRecording,
): readonly { readonly step: RecordedStep; readonly cast: Cast }[] {
  let next = castAfter(recording.people, recording.begin)
  return stepsOf(recording).map((step) => {
    const cast = next
    next = castAfter(cast, [step.action])
    return { step, cast }
  })
}

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
