import * as z from 'zod/mini'
import { capsuleParts, mostSteps, capsuleVersion } from '../../../src/contract/control/capsule.ts'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { phoneNames } from '../../../src/contract/rules/hosts.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import type { Steps } from '../../engine/steps.ts'
import { refusedCapsule, misfit } from './capsule-error.ts'

type PartName = keyof typeof capsuleParts

type Part<Name extends PartName> = z.output<(typeof capsuleParts)[Name]>

type Once = 'capsule' | 'note' | 'clock' | 'faults'

export type Parts = {
  readonly [Name in PartName]: Name extends Once ? [Part<Name>] : Part<Name>[]
}

/** Exceeds every count that the size limit allows. */
const mostExchanges = 50_000

/** Minimum and maximum count of each part, in the order of the lines. */
const counts: Readonly<Record<PartName, readonly [least: number, most: number]>> = {
  capsule: [1, 1],
  note: [1, 1],
  clock: [1, 1],
  faults: [1, 1],
  stage: [0, 1],
  screenshot: [0, phoneNames.length],
  exchange: [0, mostExchanges],
  before: [0, 1],
  step: [0, mostSteps],
  picture: [0, Infinity],
}

const order = Object.keys(counts) as PartName[]

/**
 * Reads the parts before the world, one line each, and returns the offset of the world. Throws CapsuleError with the
 * line.
 */
export function* readParts(bytes: Buffer): Steps<{ parts: Parts; worldAt: number }> {
  const parts = Object.fromEntries(order.map((name) => [name, [] as unknown[]]))
  let index = 0
  for (let at = 0, line = 1; ; line += 1) {
    const lineEnd = bytes.indexOf(0x0a, at)
    if (lineEnd === -1) throw refusedCapsule({ line, ...reasonOf('world-missing') }, 'cut')
    const text = bytes.toString('utf8', at, lineEnd)
    at = lineEnd + 1
    const [name = ''] = /^\w{0,20}/.exec(text) ?? []
    const found = text === 'world' ? order.length : order.findIndex((known) => known === name)
    if (found < index) throw refusedCapsule({ line, ...reasonOf('part-unknown', { part: name }) }, 'foreign')
    for (const passed of order.slice(index, found))
      if ((parts[passed]?.length ?? 0) < counts[passed][0])
        throw refusedCapsule({ line, ...reasonOf('part-missing', { part: passed }) })
    // All required parts are present, each parsed by its own schema.
    if (text === 'world') return { parts: parts as Parts, worldAt: at }
    index = found
    const known = order[found] as PartName
    const list = parts[known] ?? []
    if (list.length === counts[known][1]) throw refusedCapsule({ line, ...reasonOf('part-twice', { part: known }) })
    list.push(parsePart(known, text.slice(name.length + 1), line))
    yield
  }
}

function parsePart(name: PartName, json: string, line: number): unknown {
  const value = parseJson(json)
  if (value === undefined) throw refusedCapsule({ line, part: name, ...reasonOf('no-json') })
  if (name === 'capsule') refuseNewer(value)
  const parsed = z.safeParse<z.ZodMiniType>(capsuleParts[name], value)
  if (parsed.success) return parsed.data
  const isForeign = name === 'capsule' && parsed.error.issues[0]?.path[0] === 'format'
  throw refusedCapsule({ line, ...misfit(name, parsed.error) }, isForeign ? 'foreign' : 'damaged')
}

function refuseNewer(head: unknown): void {
  const versioned = z.safeParse(z.object({ version: z.int() }), head)
  if (versioned.success && versioned.data.version > capsuleVersion)
    throw refusedCapsule(reasonOf('newer', { version: versioned.data.version, known: capsuleVersion }), 'newer')
}
