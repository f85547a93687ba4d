// Checks a real server against the contract: npm run contract -- --base URL [--write] [--drift FILE] [--record].
import { join } from 'node:path'
import { load, streams } from './load.mjs'
import { root } from './root.mjs'

const { contractCommand } = await load('mock-api/tools/contract-check/command.ts')
const { tokyoDay } = await load('src/contract/rules/tokyo-time.ts')
process.exitCode = await contractCommand(process.argv.slice(2), {
  ...streams,
  env: process.env,
  driftFile: join(root, 'fixtures/contract-drift.json'),
  today: tokyoDay(Date.now()),
})
