import * as z from 'zod/mini'
import { capsuleParts, capsuleVersion, mostSteps } from '../../../src/contract/control/capsule.ts'
import { reasonOf, shortened } from '../../../src/contract/rules/file-reasons.ts'
import { phoneNames } from '../../../src/contract/rules/hosts.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { parseInstant } from '../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../engine/steps.ts'
import { parseWorld, readTrailer, WorldFileError } from '../../engine/store/parse-world.ts'
import { runUntil } from '../../world/effect-rule.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { CapsuleError, misfit, refusedCapsule } from './capsule-error.ts'
import { type HeldPicture, pictureChecker } from './pictures.ts'
import { worldBefore } from './steps.ts'

type PartName = keyof typeof capsuleParts

type Part<Name extends PartName> = z.output<(typeof capsuleParts)[Name]>

type Once = 'capsule' | 'note' | 'clock' | 'faults'

type Parts = {
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
function* readParts(bytes: Buffer): Steps<{ parts: Parts; worldAt: number }> {
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

/**
 * Reads the world of a capsule whose clock is at `now`.
 * @throws CapsuleError
 */
function* readCapsuleWorld(bytes: Buffer, now: string): Steps<World> {
  let world: World
  try {
    world = yield* parseWorld(worldFormat, bytes, { name: 'of the capsule', origin: 'outside' })
  } catch (cause) {
    throw cause instanceof WorldFileError ? new CapsuleError(cause.message, cause.code, cause.reason) : cause
  }
  const at = parseInstant(now)
  if (Number.isNaN(at)) throw refusedCapsule(reasonOf('no-instant', { instant: shortened(now, 40) }))
  if (at < runUntil.read(world)) throw refusedCapsule(reasonOf('instant-early', { instant: now }))
  return world
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/**
 * Undoes what git, editors and mail programs do to a text file: a byte order mark, CRLF, and line ends after the last
 * line. The texts of a capsule are JSON, which holds no line end.
 */
function* asWritten(file: Buffer): Steps<Buffer> {
  const start = file.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark.length : 0
  const pieces: Buffer[] = []
  let from = start
  for (let at = file.indexOf(carriageReturn); at !== -1; at = file.indexOf(carriageReturn, at + 1)) {
    if (file[at + 1] !== lineFeed) continue
    pieces.push(file.subarray(from, at))
    from = at + 1
    if (pieces.length % 1000 === 0) yield
  }
  const text = from === 0 ? file : Buffer.concat([...pieces, file.subarray(from)])
  let end = text.length
  while (end > 0 && text[end - 1] === lineFeed) end -= 1
  return end < text.length ? text.subarray(0, end + 1) : Buffer.concat([text, Buffer.of(lineFeed)])
}

const byteOrderMark = Buffer.of(0xef, 0xbb, 0xbf)

/**
 * Reads a capsule in steps (P13). The file is untrusted: invalid content is refused with its place.
 * @throws CapsuleError
 */
export function* readCapsule(file: Buffer) {
  const bytes = yield* asWritten(file)
  if (bytes.toString('latin1', 0, 8) !== 'capsule ') throw refusedCapsule(reasonOf('no-capsule'), 'foreign')
  const end = yield* readTrailer(bytes, refusedCapsule)
  const { parts, worldAt } = yield* readParts(bytes.subarray(0, end))
  const world = yield* readCapsuleWorld(bytes.subarray(worldAt, end), parts.clock[0].now)
  const check = pictureChecker(world)
  const pictures: HeldPicture[] = []
  for (const picture of parts.picture) {
    pictures.push(check(picture))
    yield
  }
  return {
    note: parts.note[0],
    clock: parts.clock[0],
    faults: parts.faults[0],
    /** Null when the capsule was written without phones. */
    stage: parts.stage[0] ?? null,
    screenshots: parts.screenshot,
    exchanges: parts.exchange,
    pictures,
    world,
    /** The author's steps and the world before them; null without steps. */
    way: yield* readWay(world, parts),
  }
}

function* readWay(world: World, { before: [before], step: steps, clock: [clock] }: Parts) {
  if (before === undefined && steps.length === 0) return null
  if (before === undefined) throw refusedCapsule(reasonOf('part-missing', { part: 'before' }))
  const last = steps.at(-1)
  if (last === undefined || parseInstant(last.at) > parseInstant(clock.now))
    throw refusedCapsule(reasonOf('steps-instant'))
  return { world: yield* worldBefore(world, { before, steps }), at: parseInstant(before.at), before, steps }
}
