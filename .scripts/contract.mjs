// Holds a real server against the contract: npm run contract -- --base URL [--write] [--drift FILE] [--record].
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register()
/** @param {string} path of a module of the repository */
const load = (path) => import(new URL(`../${path}`, import.meta.url).href)
const { contractCommand } = await load('mock-api/contract-check/command.ts')
const { tokyoDay } = await load('src/contract/rules/tokyo-time.ts')
process.exitCode = await contractCommand(process.argv.slice(2), {
  env: process.env,
  driftFile: fileURLToPath(new URL('../fixtures/contract-drift.json', import.meta.url)),
  today: tokyoDay(Date.now()),
  print: (/** @type {string} */ line) => process.stdout.write(`${line}\n`),
  warn: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
})
