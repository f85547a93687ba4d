import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { withLock } from './lock.mjs'
import { stampOf } from './stamp.mjs'
import { targets } from './targets.mjs'

/** @typedef {keyof typeof targets} TargetName */

const cache = join(root, '.cache/builds')

/** @param {string} path */
const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** @param {TargetName} name */
async function runBuild(name) {
  const script = join(import.meta.dirname, 'run-target.mjs')
  // stdout of the builder goes to our stderr, see ensureBuilt.
  const builder = spawn(process.execPath, [script, name], { cwd: root, stdio: ['ignore', 2, 2] })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error(`Failed to build ${name}. The messages stand above.`)
}

/** @param {TargetName} name */
async function ensureOne(name) {
  const { inputs, outputs } = targets[name]
  const stampFile = join(cache, `${name}.stamp`)
  const stamp = stampOf(root, inputs)
  const isFresh = readStamp(stampFile) === stamp && outputs.every((output) => existsSync(join(root, output)))
  if (isFresh) return
  const startedAt = performance.now()
  process.stderr.write(`building ${name} …\n`)
  // Written last: an interrupted build stays stale.
  writeFileSync(stampFile, '')
  await runBuild(name)
  writeFileSync(stampFile, stamp)
  process.stderr.write(`built ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

/**
 * Builds what is stale among `names`, one after the other. Progress goes to stderr: the stdout of a server is
 * read by programs that wait for its `listening` line.
 * @param {readonly TargetName[]} names
 * @throws {Error} when a build fails; its messages are already on stderr
 */
export async function ensureBuilt(names) {
  mkdirSync(cache, { recursive: true })
  for (const name of names) await withLock(join(cache, `${name}.lock`), () => ensureOne(name))
}
