import type { Params } from '../request.ts'
import { forbiddenKeys, BareParams } from './bare-params.ts'
import { assertDepth, MalformedBody } from './rack-limits.ts'

/**
 * Adds a pair of a form: `a[b]=c` nests, `a[]=x` makes a list, `a[][b]=c` a list of objects; the last of equal names
 * wins. Lists grow in place. Throws MalformedBody when a name has two kinds of value (Rack: 400).
 */
export function addPair(params: Params, name: string, value: unknown): void {
  if (!name.includes('[')) {
    // Nearly all names are plain.
    if (!forbiddenKeys.has(name)) params[name] = value
    return
  }
  const path = pathOf(name)
  if (!path.some((key) => forbiddenKeys.has(key))) setIn(params, path, 0, value)
}

/** Returns the keys of a name; '' is the next index of a list. Text outside brackets is used as a key unchanged. */
function pathOf(name: string): string[] {
  // A bracket at the very start is part of the name.
  let at = name.indexOf('[', 1)
  if (at < 0) return [name]
  const path = [name.slice(0, at)]
  while (at < name.length) {
    assertDepth(path.length)
    const end = name[at] === '[' ? name.indexOf(']', at) : -1
    const key = end < 0 ? name.slice(at) : name.slice(at + 1, end)
    // A list directly in a list counts as one list.
    if (key !== '' || path.at(-1) !== '') path.push(key)
    at = end < 0 ? name.length : end + 1
  }
  return path
}

/** Sets a value at the end of a path, whose key at `index` is one of the target's. */
function setIn(target: Params, path: readonly string[], index: number, value: unknown): void {
  const key = path[index] as string
  const next = path[index + 1]
  if (next === undefined) {
    target[key] = value
  } else if (next === '') {
    const list = (target[key] ??= [])
    if (!Array.isArray(list)) throw conflict(path)
    appendTo(list, path, index + 2, value)
  } else {
    const inner = (target[key] ??= new BareParams())
    if (!isParams(inner)) throw conflict(path)
    setIn(inner, path, index + 1, value)
  }
}

/** Appends a value to a list, or to its last object under the rest of a path from `index`. */
function appendTo(list: unknown[], path: readonly string[], index: number, value: unknown): void {
  if (index === path.length) {
    list.push(value)
  } else {
    // A repeated key begins the next object of the list.
    let last = list.at(-1)
    if (!isParams(last) || has(last, path, index)) list.push((last = new BareParams()))
    setIn(last as Params, path, index, value)
  }
}

/** Whether an object has a value at the rest of a path from `index`; a list can always take another one. */
function has(params: Params, path: readonly string[], index: number): boolean {
  let value: unknown = params
  for (const key of path.slice(index)) {
    if (key === '' || !isParams(value) || !(key in value)) return false
    value = value[key]
  }
  return true
}

function isParams(value: unknown): value is Params {
  return value instanceof BareParams
}

function conflict(path: readonly string[]): MalformedBody {
  return new MalformedBody(`「${(path[0] as string).slice(0, 100)}」の形式が一致していません。`)
}
