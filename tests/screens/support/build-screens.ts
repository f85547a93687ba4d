import { ensureBuilt } from '../../../.scripts/build/ensure-built.mjs'

/** Builds the mock, and the member app as one script, unless the existing builds are of the present sources. */
export default async function buildScreens(): Promise<void> {
  await ensureBuilt(['mock-api', 'screens'])
}
