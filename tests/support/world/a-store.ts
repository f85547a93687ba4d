import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readJournalEnd } from '../../../mock-api/engine/store/journal/end-file.ts'
import { Store } from '../../../mock-api/engine/store/store.ts'
import { takeOver } from '../../../mock-api/engine/table/tables.ts'
import { worldFormat } from '../../../mock-api/world/world-version.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { aWorld } from './a-world.ts'

/** An empty folder, removed after the test. Tries again, because a write of the test may still be under way. */
export async function aFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'yoimachi-store-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }))
  return dir
}

/** Opens the world in a folder; an empty folder gives a world without records. */
export function openStore(dir: string): Promise<Store<World>> {
  return Store.open(dir, worldFormat, (world) => takeOver(world, aWorld()))
}

/** Releases the folder like a kill after the journal is flushed. */
export async function abandon(store: Store<World>, dir: string): Promise<void> {
  await store.saved()
  const { journal, bytes } = store.position
  // After going back, the journal in use is newer than the position.
  await expect.poll(() => readJournalEnd(dir)).toSatisfy((end) => end.journal !== journal || end.bytes === bytes)
  rmSync(join(dir, 'lock'))
}
