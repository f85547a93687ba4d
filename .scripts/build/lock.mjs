import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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

/** A lock whose holder is gone (killed while building) is nobody's. @param {string} path */
function removeIfAbandoned(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'))
    if (holder > 0 && !isAlive(holder)) rmSync(path, { force: true })
  } catch {
    // It was released in between.
  }
}

/**
 * Runs `work` while holding the lock file: two commands started at once must not write one output folder together.
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
