import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { readIfThere, withLock } from './lock-file.mjs'
import { targets } from './targets.mjs'

const isSource = (/** @type {string} */ name) => !/\.test\.tsx?$/.test(name)

/** @param {string} path @returns {string[]} the file itself, or all source files below the folder, sorted */
function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/**
 * Returns a digest of all inputs' contents. Modification times would change with a checkout or a copy.
 * @param {string} base
 * @param {readonly string[]} inputs files and folders relative to `base`; missing ones count as empty
 */
export function stampOf(base, inputs) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of inputs.flatMap((input) => filesBelow(join(base, input)))) {
    hash.update(file.slice(base.length)).update('\0')
    if (statSync(file, { throwIfNoEntry: false })) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** @typedef {keyof typeof targets} TargetName */

const cache = join(root, '.cache/builds')

/** @param {TargetName} name */
async function runBuild(name) {
  const script = join(import.meta.dirname, 'run-target.mjs')
  // Redirects the builder's stdout to our stderr, see ensureBuilt.
  const builder = spawn(process.execPath, [script, name], { cwd: root, stdio: ['ignore', 2, 2] })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error(`Failed to build ${name}: see the messages above.`)
}

/** @param {TargetName} name */
const stampFileOf = (name) => join(cache, `${name}.stamp`)

/** @param {TargetName} name @param {string} stamp */
const isFresh = (name, stamp) =>
  readIfThere(stampFileOf(name)) === stamp && targets[name].outputs.every((output) => existsSync(join(root, output)))

/** @param {TargetName} name */
async function ensureOne(name) {
  const { inputs } = targets[name]
  const stampFile = stampFileOf(name)
  const stamp = stampOf(root, inputs)
  if (isFresh(name, stamp)) return
  const startedAt = performance.now()
  process.stderr.write(`building ${name} …\n`)
  // An interrupted build stays stale because the stamp is written last.
  writeFileSync(stampFile, '')
  await runBuild(name)
  writeFileSync(stampFile, stamp)
  process.stderr.write(`built ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

/**
 * Builds the stale targets in sequence. Prints progress to stderr, because programs read a server's stdout for its
 * `listening` line.
 * @param {readonly TargetName[]} names
 * @throws {Error} when a build fails; its messages are already on stderr
 */
export async function ensureBuilt(names) {
  for (const name of names) {
    // A checkout that cannot be written needs no lock while all is built.
    if (isFresh(name, stampOf(root, targets[name].inputs))) continue
    await withLock(join(cache, `${name}.lock`), () => ensureOne(name))
  }
}
