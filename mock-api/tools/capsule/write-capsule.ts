import { crc32 } from 'node:zlib'
import { capsuleVersion, type CapsuleNote, type Screenshot } from '../../../src/contract/control/capsule.ts'
import type { Exchange } from '../../../src/contract/control/exchanges.ts'
import type { ArmedFault } from '../../../src/contract/control/faults.ts'
import type { WholeStage } from '../../../src/contract/control/stage.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { worldTrailer } from '../../engine/store/world-format.ts'
import { piecesOf } from '../../engine/store/world-pieces.ts'
import { copyOf } from '../../engine/table/tables.ts'
import type { Runtime } from '../../runtime.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { namedPictures } from './pictures.ts'
import type { CapsuleWay } from './steps.ts'

export interface CapsuleContents {
  readonly note: CapsuleNote
  readonly stage: WholeStage | null
  readonly screenshots: readonly Screenshot[]
  readonly faults: readonly ArmedFault[]
  readonly exchanges: readonly Exchange[]
  /** The steps that led to this world; null when there are none. */
  readonly way: CapsuleWay | null
}

export const emptyNote: CapsuleNote = { title: '', happened: '', expected: '' }

const lineOf = (part: string, value: unknown) => Buffer.from(`${part} ${JSON.stringify(value)}\n`)

/** World and clock of a capsule. */
export interface CapsuleWorld {
  readonly world: World
  readonly clock: { readonly now: number; readonly mode: 'running' | 'frozen'; readonly speed: number }
  /** Releases the file from which the records are read. */
  readonly close?: () => void
}

/** The present world, from memory, so that it can be saved when its folder is gone. */
export const presentWorld = ({ store, clock }: Runtime): CapsuleWorld => {
  const { mode, speed } = clock.state
  return { world: copyOf(store.world), clock: { now: clock.now(), mode, speed } }
}

/**
 * Returns the bytes of a capsule in pieces (P13), so that requests continue while a large world is written. Unreadable
 * pictures are omitted. The world must not change meanwhile.
 */
export function piecesOfCapsule(
  { files }: Runtime,
  contents: CapsuleContents,
  { world, clock }: Pick<CapsuleWorld, 'world' | 'clock'>,
): AsyncGenerator<Buffer> {
  const head = headOf(contents, { ...clock, now: tokyoIso(clock.now) })
  return withChecksum(partsOf(head, world, files))
}

async function* partsOf(head: readonly Buffer[], world: World, files: Runtime['files']): AsyncGenerator<Buffer> {
  yield* head
  for (const { kind, name } of namedPictures(world)) {
    const bytes = await files.read(kind, name).catch(() => undefined)
    if (bytes) yield lineOf('picture', { kind, name, content: Buffer.from(bytes).toString('base64') })
  }
  yield Buffer.from('world\n')
  for (const piece of piecesOf(world, worldFormat)) yield piece.world
}

function headOf({ note, stage, screenshots, faults, exchanges, way }: CapsuleContents, clock: object): Buffer[] {
  return [
    lineOf('capsule', { format: 'yoimachi-capsule', version: capsuleVersion }),
    lineOf('note', note),
    lineOf('clock', clock),
    lineOf('faults', faults),
    ...(stage ? [lineOf('stage', stage)] : []),
    ...screenshots.map((screenshot) => lineOf('screenshot', screenshot)),
    ...exchanges.map((exchange) => lineOf('exchange', exchange)),
    ...(way ? [lineOf('before', way.before), ...way.steps.map((step) => lineOf('step', step))] : []),
  ]
}

/** Adds the line with the checksum of all pieces. */
async function* withChecksum(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let checksum = 0
  for await (const piece of pieces) {
    checksum = crc32(piece, checksum)
    yield piece
  }
  yield Buffer.from(worldTrailer(checksum))
}
