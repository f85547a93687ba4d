// Holds the coverage of the last test runs, or of a server, against a minimum: npm run coverage:gate -- --min N.
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { root } from './root.mjs'

register()
const { coverageCommand } = await import(
  new URL('../mock-api/inspection/coverage-command.ts', import.meta.url).href
)
process.exitCode = await coverageCommand(process.argv.slice(2), {
  cache: join(root, '.cache'),
  print: (/** @type {string} */ line) => process.stdout.write(`${line}\n`),
  warn: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
})
