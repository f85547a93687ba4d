import { ensureBuilt } from '../../.scripts/build/ensure-built.mjs'

/** Browser tests run what is shipped: the bundles, built afresh when a source is newer. */
export default async function buildEverything(): Promise<void> {
  await ensureBuilt(['mock-api', 'web', 'desktop'])
}
