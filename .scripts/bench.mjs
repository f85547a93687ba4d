// `npm run bench` measures the speed and storage goals, `npm run bench -- P3 P4` some of them, `-- safety` the long
// safety runs. docs/benchmarks.md explains the results.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { root } from './root.mjs'

await ensureBuilt(['mock-api', 'web', 'desktop', 'stand-in'])
const args = ['--import', 'tsx', join(root, 'tests/bench/bench.ts'), ...process.argv.slice(2)]
const bench = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => bench.kill(signal))
bench.on('exit', (code) => process.exit(code ?? 1))
