// Builds the headless server if it is stale and runs it in this process, so that errors, exit codes and signals are its
// own.
import { ensureBuilt } from './build/ensure-built.mjs'
import { endWithNpm } from './end-with-npm.mjs'

endWithNpm()

try {
  await ensureBuilt(['mock-api'])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
// The API starts without the pages if the member app cannot be built.
await ensureBuilt(['web']).catch(() => console.error('The member app is not built; only the API is served.'))
await import(new URL('../dist/mock-api/cli.js', import.meta.url).href)
