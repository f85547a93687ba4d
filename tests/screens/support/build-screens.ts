import { ensureBuilt } from '../../../.scripts/build/ensure-built.mjs'

/** The member app as one script, built afresh when a source is newer. */
export default async function buildScreens(): Promise<void> {
  await ensureBuilt(['screens'])
}
