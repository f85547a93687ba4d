// Updates the pictures of tests/visual, all of them or those of `-- -g "a group"`, and compresses them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../.scripts/root.mjs'

const run = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1

const taking = ['visual', 'screens', 'panels', 'wide', '--update-snapshots=changed', ...process.argv.slice(2)]
const taken = run(join(root, '.scripts/test.mjs'), ...taking)
process.exitCode = run(join(root, 'tests/visual/shrink-pictures.mjs')) || taken
