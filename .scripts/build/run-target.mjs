// Builds the one target named on the command line. A process of its own, because build tools set the environment of
// the process they run in and keep their memory; the caller may go on to be a server.
import { targets } from './targets.mjs'

// Test runners set NODE_ENV=test, with which React's development build would be bundled.
process.env.NODE_ENV = 'production'

const [name] = process.argv.slice(2)
const target = targets[/** @type {keyof typeof targets} */ (name)]
try {
  await target.build()
} catch (error) {
  // The message holds the places in the code; the stack would only name the build tool.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
