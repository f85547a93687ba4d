import { reasonOf, shortened } from '../../rules/file-reasons.ts'
import { parseInstant } from '../../rules/iso-time.ts'
import { isSecretField } from '../../rules/secrets.ts'
import { isStorableName } from '../../wire/storable-name.ts'
import type { ActionOf, StoryAction } from '../actions.ts'
import type { Expectation } from '../expectations.ts'
import type { StorylineFile } from '../file.ts'
import { isPlaceholder, namedIn } from '../placeholders.ts'
import { type Place, refuse } from '../storyline-error.ts'

/** Names that a story may use. */
export interface KnownNames {
  /** Keys of the personas. */
  readonly people: ReadonlySet<string>
  /** Control calls that a story may make, by operation name. */
  readonly controls: ReadonlySet<string>
  /** Ids of the documented calls. */
  readonly calls: ReadonlySet<string>
  readonly scenarios: { readonly has: (key: string) => boolean }
}

/**
 * Checks names of people, calls, scenarios and files, and that a secret field is typed as a placeholder.
 * @throws StorylineError with the first fault
 */
export function checkNames(file: StorylineFile, known: KnownNames): void {
  const { world, people, begin, scenes } = file
  if ('capsule' in world) checkPath(world.capsule, ['world', 'capsule'])
  else {
    if (Number.isNaN(parseInstant(world.now))) throw refuse('story-fields', ['world', 'now'], reasonOf('no-iso'))
    if (world.scenario !== null && !known.scenarios.has(world.scenario))
      throw refuse('story-fields', ['world', 'scenario'], reasonOf('no-scenario', { name: shortened(world.scenario) }))
  }
  for (const [phone, person] of Object.entries(people)) checkPerson(person, ['people', phone], known)
  const stage = new Set(Object.keys(people))
  const check = (action: StoryAction, place: Place) => checkAction(action, place, known, stage)
  checkEach(begin.actions, ['begin', 'actions'], check)
  for (const [index, { actions }] of scenes.entries()) checkEach(actions, ['scenes', index, 'actions'], check)
}

/** Checks each item of a list at its own place. */
function checkEach<T>(items: readonly T[], place: Place, check: (item: T, place: Place) => void): void {
  for (const [index, item] of items.entries()) check(item, [...place, index])
}

function checkPerson(person: string, place: Place, { people }: KnownNames): void {
  if (people.has(person) || /^[^\s@{}]+@[^\s@{}]+$/.test(person)) return
  throw refuse('story-fields', place, reasonOf('nobody', { name: shortened(person) }))
}

/** @param stage phones with a person; `become` adds to it */
function checkAction(action: StoryAction, place: Place, known: KnownNames, stage: Set<string>): void {
  checkFields(action, place, known)
  if ('become' in action) stage.add(action.phone)
  else if ('phone' in action) checkPhone(action.phone, [...place, 'phone'], stage)
  if ('calls' in action && Array.isArray(action.calls))
    checkEach(action.calls, [...place, 'calls'], (call, at) => checkAction(call, at, known, stage))
  checkPlaceholders(action, place, known)
  checkEach(action.expect ?? [], [...place, 'expect'], (expected, at) => checkExpectedNames(expected, at, known, stage))
}

/** Checks the names that an action of one kind has. */
function checkFields(action: StoryAction, place: Place, known: KnownNames): void {
  if ('control' in action && !known.controls.has(action.control))
    throw refuse('story-fields', [...place, 'control'], reasonOf('no-story-call'))
  if ('call' in action) {
    if (!known.calls.has(action.call)) throw refuse('story-fields', [...place, 'call'], reasonOf('no-call'))
    checkPerson(action.as, [...place, 'as'], known)
  }
  if ('upload' in action) checkPath(action.file, [...place, 'file'])
  if ('become' in action && action.become !== null) checkPerson(action.become, [...place, 'become'], known)
  if ('openMail' in action) checkPerson(action.openMail.to, [...place, 'openMail', 'to'], known)
  if ('type' in action) checkTyped(action, place)
}

function checkTyped({ type: { name }, text }: ActionOf<'type'>, place: Place): void {
  if (name !== undefined && isSecretField(name) && text !== '' && !isPlaceholder(text))
    throw refuse('story-secret', [...place, 'text'], reasonOf('typed-secret'))
}

function checkExpectedNames(expected: Expectation, place: Place, known: KnownNames, stage: ReadonlySet<string>): void {
  if ('phone' in expected) checkPhone(expected.phone, [...place, 'phone'], stage)
  if ('mail' in expected) checkPerson(expected.mail.to, [...place, 'mail', 'to'], known)
  if ('call' in expected && expected.as !== undefined) checkPerson(expected.as, [...place, 'as'], known)
}

function checkPhone(phone: string, place: Place, stage: ReadonlySet<string>): void {
  if (!stage.has(phone)) throw refuse('story-fields', place, reasonOf('empty-phone', { phone }))
}

/** Placeholders count in pages, fields and paths; the words of a page may hold braces. */
function checkPlaceholders(value: unknown, place: Place, known: KnownNames): void {
  if (typeof value === 'string') {
    const field = place.findLast((part) => typeof part === 'string')
    if (field !== 'open' && field !== 'path' && !isPlaceholder(value)) return
    for (const person of namedIn(value).flat()) {
      if (person !== undefined && !known.people.has(person))
        throw refuse('story-fields', place, reasonOf('nobody', { name: `{${shortened(person)}}` }))
    }
    return
  }
  if (Array.isArray(value)) checkEach(value, place, (item, at) => checkPlaceholders(item, at, known))
  else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) checkPlaceholders(inner, [...place, field], known)
  }
}

/** Characters. */
const longestPath = 200

/** Matches a path from the root of a disk, and one with `..`, with the separators of any system. */
const leadsOut = /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i

/** Refuses a path that leads out of the folder, or that only some systems can read. */
function checkPath(path: string, place: Place): void {
  if (leadsOut.test(path)) throw refuse('story-file', place, reasonOf('outside-folder'))
  if (path.length > longestPath)
    throw refuse('story-file', place, reasonOf('too-many-characters', { most: longestPath }))
  const unstorable = path.split('/').find((name) => !isStorableName(name))
  if (unstorable !== undefined)
    throw refuse('story-file', place, reasonOf('file-name', { name: shortened(unstorable) }))
}
