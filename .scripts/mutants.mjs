// `npm run mutants -- mock-api/features/rank`: mutants of one folder against the tests that are about it; without a folder
// those of all that decides, which takes hours. docs/testing.md tells how to read the result.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

const [folder, ...options] = process.argv.slice(2)
const program = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const stryker = spawn(process.execPath, [program, 'run', 'tests/mutants/stryker.config.mjs', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(folder && { MUTATED: folder.replace(/\/$/, '') }) },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => stryker.kill(signal))
stryker.on('exit', (code) => process.exit(code ?? 1))
