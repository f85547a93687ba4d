// Builds the target named on the command line. A separate process, because build tools change its environment and keep
// its memory, and the caller may become a server.
import { targets } from './targets.mjs'

// Test runners set NODE_ENV=test, which would bundle React's development build.
process.env.NODE_ENV = 'production'

const [name] = process.argv.slice(2)
const target = targets[/** @type {keyof typeof targets} */ (name)]
try {
  await target.build()
} catch (error) {
  // The message names the source lines; the stack names only the build tool.
  console.error(error instanceof Error ? error.message : error)
  // What still waits would keep the process alive.
  process.exit(1)
}
