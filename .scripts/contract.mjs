// Holds a real server against the contract: npm run contract -- --base URL [--write].
import { register } from 'tsx/esm/api'

register()
const { contractCommand } = await import(
  new URL('../mock-api/contract-check/command.ts', import.meta.url).href
)
process.exitCode = await contractCommand(process.argv.slice(2), {
  env: process.env,
  print: (/** @type {string} */ line) => process.stdout.write(`${line}\n`),
  warn: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
})
