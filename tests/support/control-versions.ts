import { toJSONSchema, type ZodMiniType } from 'zod/mini'
import { controlEndpoints } from '../../src/contract/control/endpoints.ts'

/** Shape of a value: JSON Schema without texts and limits. */
type Shape = { readonly [key: string]: unknown }

interface Call {
  readonly request: Shape
  readonly response: Shape
}

/** The calls of the control API by method and path, as one release describes them. */
interface Description {
  readonly version: string
  readonly calls: ReadonlyMap<string, Call>
}

export type Bump = 'none' | 'minor' | 'major'

const kept = new Set([
  'type',
  'properties',
  'items',
  'required',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'prefixItems',
])
const isObject = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shapeOf(schema: ZodMiniType, io: 'input' | 'output'): Shape {
  return strip(toJSONSchema(schema, { io, unrepresentable: 'any' })) as Shape
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([name]) => kept.has(name))
  return Object.fromEntries(
    entries.map(([name, part]) => [
      name,
      name === 'properties' && isObject(part)
        ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, strip(inner)]))
        : strip(part),
    ]),
  )
}

/** Describes the control API as it is. */
export function describeControl(version: string): Description {
  const calls = controlEndpoints.map(({ method, path, request, response }): [string, Call] => [
    `${method} ${path}`,
    { request: shapeOf(request, 'input'), response: shapeOf(response, 'output') },
  ])
  return { version, calls: new Map(calls.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

/** Writes a description with one line per call, so that a change of one call is one changed line. */
export function descriptionText({ version, calls }: Description): string {
  const lines = Array.from(calls, ([name, call]) => `${name} ${JSON.stringify(call)}`)
  return `${[version, ...lines].join('\n')}\n`
}

export function readDescription(text: string): Description {
  const [version = '', ...lines] = text.trim().split('\n')
  const calls = lines.map((line): [string, Call] => {
    const [, name = '', json = ''] = /^(\S+ \S+) (.*)$/.exec(line) ?? []
    return [name, JSON.parse(json)]
  })
  return { version, calls: new Map(calls) }
}

/** Returns which version step the changes from one description to another ask for, and the calls that ask for it. */
export function changesBetween(before: Description, after: Description): { bump: Bump; calls: string[] } {
  const bumps: [string, Bump][] = [...new Set([...before.calls.keys(), ...after.calls.keys()])].map((name) => {
    const [old, fresh] = [before.calls.get(name), after.calls.get(name)]
    if (!old) return [name, 'minor']
    if (!fresh) return [name, 'major']
    return [
      name,
      highest([ofShape(old.request, fresh.request, 'request'), ofShape(old.response, fresh.response, 'response')]),
    ]
  })
  const bump = highest(bumps.map(([, one]) => one))
  return { bump, calls: bumps.filter(([, one]) => one === bump && one !== 'none').map(([name]) => name) }
}

const order: readonly Bump[] = ['none', 'minor', 'major']
const highest = (bumps: readonly Bump[]): Bump => order.findLast((one) => bumps.includes(one)) ?? 'none'

/** An added field is minor, unless a request must bring it; an added choice is minor; every other change is major. */
function ofShape(before: unknown, after: unknown, side: 'request' | 'response'): Bump {
  if (JSON.stringify(before) === JSON.stringify(after)) return 'none'
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) return 'major'
    const common = before.map((one, at) => ofShape(one, after[at], side))
    return highest([...common, after.length > before.length ? 'minor' : 'none'])
  }
  if (!isObject(before) || !isObject(after)) return 'major'
  const bumps = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key): Bump => {
    const [old, fresh] = [before[key], after[key]]
    if (key === 'properties' && isObject(old) && isObject(fresh)) return ofFields(old, fresh, side)
    if (key === 'required') return ofRequired(namesOf(old), namesOf(fresh), side)
    if (key === 'enum' && Array.isArray(old) && Array.isArray(fresh))
      return old.every((value) => fresh.includes(value)) ? (old.length === fresh.length ? 'none' : 'minor') : 'major'
    return ofShape(old, fresh, side)
  })
  return highest(bumps)
}

const namesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

function ofFields(before: Shape, after: Shape, side: 'request' | 'response'): Bump {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return highest(
    names.map((name) => {
      if (!Object.hasOwn(before, name)) return 'minor'
      if (!Object.hasOwn(after, name)) return 'major'
      return ofShape(before[name], after[name], side)
    }),
  )
}

function ofRequired(before: readonly unknown[], after: readonly unknown[], side: 'request' | 'response'): Bump {
  const added = after.some((name) => !before.includes(name))
  const removed = before.some((name) => !after.includes(name))
  // A caller must bring what a request requires, and may rely on what a response requires.
  const [breaking, harmless] = side === 'request' ? [added, removed] : [removed, added]
  return breaking ? 'major' : harmless ? 'minor' : 'none'
}

/** Whether a version is at least that step above a released one. */
export function isBumped(released: string, version: string, bump: Bump): boolean {
  const [major = 0, minor = 0] = released.split('.').map(Number)
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
  if (bump === 'none') return true
  return ownMajor > major || (bump === 'minor' && ownMajor === major && ownMinor > minor)
}
