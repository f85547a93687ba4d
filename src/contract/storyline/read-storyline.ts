import * as z from 'zod/mini'
import type { StorylineFault } from '../control/codes.ts'
import { type FileReason, placedText, type PlacedReason, reasonOf, shortened } from '../rules/file-reasons.ts'
import { isSecretField, secretIn } from '../rules/secrets.ts'
import { parseInstant } from '../rules/tokyo-time.ts'
import { mismatchOf } from '../rules/zod-mismatch.ts'
import type { ActionKind, ActionOf, StoryAction } from './actions.ts'
import { mostStorylineBytes, type StorylineFile, storylineFile, storylineVersion } from './file.ts'
import { isPlaceholder, namedIn } from './placeholders.ts'

/** A refused story file. */
export class StorylineError extends Error {
  override readonly name = 'StorylineError'

  constructor(
    readonly code: StorylineFault,
    /** Place in the file, such as `scenes[3].actions[1].press`; `file` for the whole of it. */
    readonly place: string,
    readonly why: FileReason,
  ) {
    super(`Failed to read the story: ${placedText(placedIn(place, why))}. Correct the file.`)
  }

  get reason(): PlacedReason {
    return placedIn(this.place, this.why)
  }
}

const wholeFile = 'file'

const placedIn = (place: string, why: FileReason): PlacedReason => (place === wholeFile ? why : { part: place, ...why })

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
 * Reads a story file. The text is untrusted.
 * @throws StorylineError with the first fault and its place
 */
export function readStoryline(text: string, known: KnownNames): StorylineFile {
  const value = parseFile(text)
  checkValues(value)
  checkHead(value)
  const parsed = z.safeParse(storylineFile, value)
  if (!parsed.success) throw faultOf(parsed.error)
  checkNames(parsed.data, known)
  return parsed.data
}

type Place = readonly PropertyKey[]

/** `scenes[3].actions[1].press` */
function placeText(place: Place): string {
  const text = place.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text === '' ? wholeFile : text.replace(/^\./, '').slice(0, 500)
}

const refuse = (code: StorylineFault, place: Place, why: FileReason) => new StorylineError(code, placeText(place), why)

function parseFile(text: string): unknown {
  if (text.length > mostStorylineBytes)
    throw refuse('too-long', [], reasonOf('too-many-bytes', { most: mostStorylineBytes }))
  const plain = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(plain)
  } catch {
    const isCut = /^\s*\{/.test(plain) && !plain.trimEnd().endsWith('}')
    throw refuse(isCut ? 'cut' : 'foreign', [], reasonOf(isCut ? 'ends-early' : 'no-json'))
  }
}

/** Deeper than any action needs. */
const mostDepth = 60
const hostileNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Checks shapes that the schema can't see in free fields: depth, names, numbers and secrets. */
function checkValues(file: unknown): void {
  const waiting: { readonly value: unknown; readonly place: Place }[] = [{ value: file, place: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, place } = next
    if (typeof value === 'number' && !Number.isFinite(value)) throw refuse('story-fields', place, reasonOf('no-number'))
    if (typeof value === 'number' || typeof value === 'string') checkSecret(String(value), place)
    if (typeof value !== 'object' || value === null) continue
    if (place.length >= mostDepth) throw refuse('story-fields', place, reasonOf('too-deep', { most: mostDepth }))
    const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    // From the last to the first, so that the first fault is found first.
    for (const [name, inner] of entries.toReversed()) {
      if (hostileNames.has(String(name))) throw refuse('story-fields', [...place, name], reasonOf('no-field-name'))
      waiting.push({ value: inner, place: [...place, name] })
    }
  }
}

function checkSecret(text: string, place: Place): void {
  const found = secretIn(text)
  if (found) throw refuse('story-secret', place, reasonOf(found))
  const name = place.findLast((part) => typeof part === 'string')
  if (name !== undefined && text !== '' && !isPlaceholder(text) && isSecretField(name))
    throw refuse('story-secret', place, reasonOf('secret-field'))
}

const head = z.looseObject({ version: z.int(), scenes: z.array(z.unknown()) })

function checkHead(value: unknown): void {
  const versioned = z.safeParse(z.looseObject({ version: z.int() }), value)
  if (versioned.success && versioned.data.version > storylineVersion)
    throw refuse('newer', ['version'], reasonOf('newer', { version: versioned.data.version, known: storylineVersion }))
  if (!z.safeParse(head, value).success) throw refuse('foreign', [], reasonOf('no-story'))
}

function faultOf(error: z.core.$ZodError): StorylineError {
  const { path, ...why } = mismatchOf(error)
  return refuse('story-fields', path, why)
}

/** Checks names of people, calls, scenarios and files. */
function checkNames(file: StorylineFile, known: KnownNames): void {
  const { world, people, begin, scenes } = file
  if ('capsule' in world) checkPath(world.capsule, ['world', 'capsule'])
  else {
    if (Number.isNaN(parseInstant(world.now))) throw refuse('story-fields', ['world', 'now'], reasonOf('no-iso'))
    if (world.scenario !== null && !known.scenarios.has(world.scenario))
      throw refuse('story-fields', ['world', 'scenario'], reasonOf('no-scenario', { name: shortened(world.scenario) }))
  }
  for (const [phone, person] of Object.entries(people)) checkPerson(person, ['people', phone], known)
  const stage = new Set(Object.keys(people))
  const check = (actions: readonly StoryAction[], place: Place) => {
    for (const [index, action] of actions.entries()) checkAction(action, [...place, 'actions', index], known, stage)
  }
  check(begin.actions, ['begin'])
  for (const [index, { actions }] of scenes.entries()) check(actions, ['scenes', index])
}

function checkPerson(person: string, place: Place, { people }: KnownNames): void {
  if (people.has(person) || /^[^\s@{}]+@[^\s@{}]+$/.test(person)) return
  throw refuse('story-fields', place, reasonOf('nobody', { name: shortened(person) }))
}

type Check<Kind extends ActionKind> = (action: ActionOf<Kind>, place: Place, known: KnownNames) => void

const checks: { readonly [Kind in ActionKind]?: Check<Kind> } = {
  control: ({ control }, place, { controls }) => {
    if (!controls.has(control)) throw refuse('story-fields', [...place, 'control'], reasonOf('no-story-call'))
  },
  call: ({ call, as }, place, known) => {
    if (!known.calls.has(call)) throw refuse('story-fields', [...place, 'call'], reasonOf('no-call'))
    checkPerson(as, [...place, 'as'], known)
  },
  upload: ({ file }, place) => checkPath(file, [...place, 'file']),
  become: ({ become }, place, known) => {
    if (become !== null) checkPerson(become, [...place, 'become'], known)
  },
  openMail: ({ openMail }, place, known) => checkPerson(openMail.to, [...place, 'openMail', 'to'], known),
  type: ({ type, text }, place) => {
    if (type.name !== undefined && isSecretField(type.name) && text !== '' && !isPlaceholder(text))
      throw refuse('story-secret', [...place, 'text'], reasonOf('typed-secret'))
  },
}

/** @param stage phones with a person; `become` adds to it */
function checkAction(action: StoryAction, place: Place, known: KnownNames, stage: Set<string>): void {
  for (const [kind, check] of Object.entries(checks))
    if (Object.hasOwn(action, kind)) (check as Check<ActionKind>)(action, place, known)
  if ('become' in action) stage.add(action.phone)
  else if ('phone' in action) checkPhone(action.phone, [...place, 'phone'], stage)
  if ('calls' in action && Array.isArray(action.calls))
    for (const [index, call] of action.calls.entries()) checkAction(call, [...place, 'calls', index], known, stage)
  checkPlaceholders(action, place, known)
  for (const [index, expected] of (action.expect ?? []).entries()) {
    const at = [...place, 'expect', index]
    if ('phone' in expected) checkPhone(expected.phone, [...at, 'phone'], stage)
    if ('mail' in expected) checkPerson(expected.mail.to, [...at, 'mail', 'to'], known)
    if ('call' in expected && expected.as !== undefined) checkPerson(expected.as, [...at, 'as'], known)
  }
}

function checkPhone(phone: string, place: Place, stage: ReadonlySet<string>): void {
  if (!stage.has(phone)) throw refuse('story-fields', place, reasonOf('empty-phone', { phone }))
}

/** Placeholders count in pages, fields and paths; the words of a page may hold braces. */
function checkPlaceholders(value: unknown, place: Place, known: KnownNames): void {
  if (typeof value === 'string') {
    const name = place.findLast((part) => typeof part === 'string')
    if (name !== 'open' && name !== 'path' && !isPlaceholder(value)) return
    for (const person of namedIn(value).flat())
      if (person !== undefined && !known.people.has(person))
        throw refuse('story-fields', place, reasonOf('nobody', { name: `{${shortened(person)}}` }))
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      checkPlaceholders(inner, [...place, Array.isArray(value) ? Number(name) : name], known)
}

/** Refuses a path that leads out of the folder, or that only some systems can read. */
function checkPath(path: string, place: Place): void {
  const isPlain = /^[^\\:*?"<>|\0-\x1f]{1,200}$/.test(path) // oxlint-disable-line no-control-regex -- refuses exactly these
  const parts = path.split('/')
  if (!isPlain || parts.some((part) => part === '' || part === '.' || part === '..' || part !== part.trim()))
    throw refuse('story-file', place, reasonOf('outside-folder'))
}
