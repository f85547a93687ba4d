import { ensureBuilt } from '../../.scripts/build/ensure-built.mjs'

/** Browser tests run the shipped bundles, rebuilt if a source is newer. */
export default async function buildEverything(): Promise<void> {
  await ensureBuilt(['mock-api', 'web', 'desktop', 'stand-in'])
}
