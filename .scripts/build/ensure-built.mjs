import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync, statSync, rmSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { targets } from './targets.mjs'

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @param {string} path */
function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Removes a lock whose process was killed. @param {string} path */
function removeIfAbandoned(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'))
    if (holder > 0 && !isAlive(holder)) rmSync(path, { force: true })
  } catch {
    // The lock was released meanwhile.
  }
}

/**
 * Runs `work` while holding a lock file, so that two commands never write one output folder at once.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  while (!tryLock(path)) {
    removeIfAbandoned(path)
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

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
 * @param {string} root
 * @param {readonly string[]} inputs files and folders relative to `root`; missing ones count as empty
 */
export function stampOf(root, inputs) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input)))) {
    hash.update(file.slice(root.length)).update('\0')
    if (statSync(file, { throwIfNoEntry: false })) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** @typedef {keyof typeof targets} TargetName */

const cache = join(root, '.cache/builds')

/** @param {string} path */
const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** @param {TargetName} name */
async function runBuild(name) {
  const script = join(import.meta.dirname, 'run-target.mjs')
  // Redirects the builder's stdout to our stderr, see ensureBuilt.
  const builder = spawn(process.execPath, [script, name], { cwd: root, stdio: ['ignore', 2, 2] })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error(`Failed to build ${name}: see the messages above.`)
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
  mkdirSync(cache, { recursive: true })
  for (const name of names) await withLock(join(cache, `${name}.lock`), () => ensureOne(name))
}
