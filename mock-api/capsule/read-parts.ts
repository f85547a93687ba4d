import * as z from 'zod/mini'
import { capsuleParts, capsuleVersion, exchangesInCapsule } from '../../src/contract/control/capsule.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { phoneNames } from '../../src/contract/rules/start-options.ts'
import type { Steps } from '../engine/steps.ts'
import { misfit, refusedCapsule } from './capsule-error.ts'

type PartName = keyof typeof capsuleParts
type Part<Name extends PartName> = z.output<(typeof capsuleParts)[Name]>
type Once = 'capsule' | 'note' | 'clock' | 'faults'
type Parts = {
  readonly [Name in PartName]: Name extends Once ? [Part<Name>] : Part<Name>[]
}

/** How often each part comes, in the order of the lines. */
const counts: Readonly<Record<PartName, readonly [least: number, most: number]>> = {
  capsule: [1, 1],
  note: [1, 1],
  clock: [1, 1],
  faults: [1, 1],
  stage: [0, 1],
  screenshot: [0, phoneNames.length],
  exchange: [0, exchangesInCapsule],
  picture: [0, Infinity],
}
const order = Object.keys(counts) as PartName[]

/** The parts before the world, one line each, and where the world begins. Throws CapsuleError with the line. */
export function* readParts(bytes: Buffer): Steps<{ parts: Parts; worldAt: number }> {
  const parts = Object.fromEntries(order.map((name) => [name, [] as unknown[]]))
  let place = 0
  for (let at = 0, line = 1; ; line += 1) {
    const lineEnd = bytes.indexOf(0x0a, at)
    if (lineEnd === -1) throw refusedCapsule(`line ${line}: the world is missing`)
    const text = bytes.toString('utf8', at, lineEnd)
    at = lineEnd + 1
    const [name = ''] = /^\w{0,20}/.exec(text) ?? []
    const found = text === 'world' ? order.length : order.findIndex((known) => known === name)
    if (found < place) throw refusedCapsule(`line ${line}: no ${JSON.stringify(name)} belongs here`)
    for (const passed of order.slice(place, found))
      if ((parts[passed]?.length ?? 0) < counts[passed][0])
        throw refusedCapsule(`line ${line}: the part ${passed} is missing`)
    // Every part that must be there has been met, each parsed by its own schema.
    if (text === 'world') return { parts: parts as Parts, worldAt: at }
    place = found
    const known = order[found] as PartName
    const list = parts[known] ?? []
    if (list.length === counts[known][1]) throw refusedCapsule(`line ${line}: there is one ${known} too many`)
    list.push(parsePart(known, text.slice(name.length + 1), line))
    yield
  }
}

function parsePart(name: PartName, json: string, line: number): unknown {
  const refuse = (why: string) => refusedCapsule(`line ${line}, ${name}: ${why}`)
  const value = parseJson(json)
  if (value === undefined) throw refuse('it is not JSON')
  if (name === 'capsule') refuseNewer(value)
  const parsed = z.safeParse<z.ZodMiniType>(capsuleParts[name], value)
  if (parsed.success) return parsed.data
  throw refuse(misfit(parsed.error))
}

function refuseNewer(head: unknown): void {
  const told = z.safeParse(z.object({ version: z.int() }), head)
  if (told.success && told.data.version > capsuleVersion)
    throw refusedCapsule(
      `it was written by a newer version (${told.data.version}, this one knows ${capsuleVersion})`,
    )
}
