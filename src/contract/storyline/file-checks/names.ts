import { reasonOf, shortened } from '../../rules/file-reasons.ts'
import { parseInstant } from '../../rules/iso-time.ts'
import { isSecretField } from '../../rules/secrets.ts'
import type { ActionKind, ActionOf, StoryAction } from '../actions.ts'
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
