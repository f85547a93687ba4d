import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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

/** Returns the text of a file, or '' without one. @param {string} path */
export function readIfThere(path) {
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
