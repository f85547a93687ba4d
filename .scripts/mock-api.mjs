// The headless server: builds its bundle when a source is newer and runs it in this process, so that its one-line
// errors, exit codes and signals are those of the command itself.
import { ensureBuilt } from './build/ensure-built.mjs'
import { endWithNpm } from './end-with-npm.mjs'

endWithNpm()

try {
  await ensureBuilt(['mock-api'])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
// The API does not need the pages: a member app that does not build must not keep it from starting.
await ensureBuilt(['web']).catch(() => console.error('The member app is not built; only the API is served.'))
await import(new URL('../dist/mock-api/cli.js', import.meta.url).href)
