import { join } from 'node:path'
import { bundleMock } from '../../../.scripts/build/mock-api.mjs'
import { townFolder } from './worlds.ts'

const outDir = '.cache/bench/compaction-host'
let bundled: Promise<void> | undefined

/** Arguments of Node for `compaction-host.ts` with a town of so many members. Bundles it on the first call. */
export async function compactingServerArgs(members: number): Promise<readonly string[]> {
  bundled ??= bundleMock({ host: join(import.meta.dirname, 'compaction-host.ts') }, outDir)
  await bundled
  return [join(import.meta.dirname, '../../..', outDir, 'host.js'), await townFolder(members), String(members)]
}
