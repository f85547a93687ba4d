import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync, statSync, rmSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { targets } from './targets.mjs'

/**
 * Returns the start of a process, which tells it from a later one with its number; empty for one that does not run.
 * @param {number} pid
 */
function startOf(pid) {
  if (process.platform === 'linux') {
    const stat = readIfThere(`/proc/${pid}/stat`)
    // The name of the program, in brackets, may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  }
  if (process.platform !== 'win32')
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  try {
    process.kill(pid, 0)
    return 'unknown'
  } catch {
    return ''
  }
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** @param {string} path @throws {Error} one line when the lock cannot be written */
function tryLock(path) {
  try {
    writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (cause) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (cause)
    if (code === 'EEXIST') return false
    throw cannotWrite(message)
  }
}

/** @param {string} why */
const cannotWrite = (why) =>
  new Error(`Failed to build: ${why}. Free disk space, or use a checkout that you may write to.`)

/** Removes a lock whose process was killed. @param {string} path */
function removeIfAbandoned(path) {
  const [, pid, start] = /^(\d+) (.+)$/s.exec(readIfThere(path)) ?? []
  // Another process has created the file and writes its number this moment, unless it was killed then.
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (pid === undefined ? age > 2000 : startOf(Number(pid)) !== start) rmSync(path, { force: true })
}

/**
 * Runs `work` while holding a lock file, so that two commands never write one output folder at once.
 * @throws {Error} one line when the lock cannot be written
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  makeFolder(dirname(path))
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

/** @param {string} dir */
function makeFolder(dir) {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (cause) {
    throw cannotWrite(/** @type {Error} */ (cause).message)
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
