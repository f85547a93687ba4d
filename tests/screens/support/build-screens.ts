import { ensureBuilt } from '../../../.scripts/build/ensure-built.mjs'

/** Builds the member app as one script, unless the existing build is newer than all sources. */
export default async function buildScreens(): Promise<void> {
  await ensureBuilt(['screens'])
}
