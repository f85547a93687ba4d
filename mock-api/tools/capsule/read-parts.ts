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

const once = { least: 1, most: 1 }
const upTo = (most: number) => ({ least: 0, most })

/** How often each part comes, in the order of the lines. */
const counts: Readonly<Record<PartName, { readonly least: number; readonly most: number }>> = {
  capsule: once,
  note: once,
  clock: once,
  faults: once,
  stage: upTo(1),
  screenshot: upTo(phoneNames.length),
  exchange: upTo(mostExchanges),
  before: upTo(1),
  step: upTo(mostSteps),
  picture: upTo(Infinity),
}

const order = Object.keys(counts) as PartName[]

/**
 * Reads the parts before the world, one line each, and returns the offset of the world. Throws CapsuleError with the
 * line.
 */
export function* readParts(bytes: Buffer): Steps<{ parts: Parts; worldAt: number }> {
  const reader = new PartReader()
  for (let from = 0, line = 1; ; line += 1) {
    const lineEnd = bytes.indexOf(0x0a, from)
    if (lineEnd === -1) throw refusedCapsule({ line, ...reasonOf('world-missing') }, 'cut')
    const text = bytes.toString('utf8', from, lineEnd)
    from = lineEnd + 1
    if (text === 'world') return { parts: reader.finish(line), worldAt: from }
    reader.add(text, line)
    yield
  }
}

/** Reads the lines of parts, which must come in order and as often as they may. */
class PartReader {
  private readonly parts = Object.fromEntries(order.map((name) => [name, [] as unknown[]]))
  /** Place of the latest part in the order. */
  private position = 0

  add(text: string, line: number): void {
    const [given = ''] = /^\w{0,20}/.exec(text) ?? []
    const position = order.findIndex((name) => name === given)
    if (position < this.position)
      throw refusedCapsule({ line, ...reasonOf('part-unknown', { part: given }) }, 'foreign')
    this.moveTo(position, line)
    const name = order[position] as PartName
    const list = this.parts[name] ?? []
    if (list.length === counts[name].most) throw refusedCapsule({ line, ...reasonOf('part-twice', { part: name }) })
    list.push(parsePart(name, text.slice(given.length + 1), line))
  }

  /** Returns all parts before the line of the world. */
  finish(line: number): Parts {
    this.moveTo(order.length, line)
    // All required parts are present, each parsed by its own schema.
    return this.parts as Parts
  }

  /** Moves on in the order. No required part may be passed over. */
  private moveTo(position: number, line: number): void {
    const missing = order
      .slice(this.position, position)
      .find((name) => (this.parts[name]?.length ?? 0) < counts[name].least)
    if (missing) throw refusedCapsule({ line, ...reasonOf('part-missing', { part: missing }) })
    this.position = position
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
