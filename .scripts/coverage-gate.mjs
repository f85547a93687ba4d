// Fails if the coverage of the last test runs, or of a server, is below a minimum: npm run coverage:gate -- --min N.
import { join } from 'node:path'
import { load, streams } from './load.mjs'
import { root } from './root.mjs'

const { coverageCommand } = await load('mock-api/tools/inspection/coverage-command.ts')
process.exitCode = await coverageCommand(process.argv.slice(2), { ...streams, cache: join(root, '.cache') })
