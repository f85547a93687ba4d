import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../store-error.ts'
import { isHeldByNumber, takeByNumber } from './number-lock.ts'
import { type Release, responds, takeBySocket } from './socket-lock.ts'

const adviceByCode: Readonly<Record<string, string>> = {
  ENOSPC: 'Make room on the disk.',
  EROFS: 'Its disk is read-only; choose another --data.',
  ENAMETOOLONG: 'Choose another --data with a shorter path.',
}

/** A lock that an ended server left is removed and taken again; several starts may do so at once. */
const mostAttempts = 3

const lockPath = (dir: string) => join(dir, 'lock')

/**
 * Locks a folder against a second server until the function that it returns is called, or this process ends in any way.
 * The lock is a socket at which this process listens, so that it belongs to a running server: process numbers are used
 * again, and two containers on one folder do not see each other's.
 */
export async function lockFolder(dir: string): Promise<Release> {
  const path = lockPath(dir)
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const release = await takeUnlessTaken(dir)
    if (release) return release
    const seen = identityOf(path)
    if (await isLocked(dir)) throw unusable(dir, 'another server has it open. Stop that one, or choose another --data.')
    // Another start may have replaced the abandoned lock meanwhile.
    if (identityOf(path) === seen) rmSync(path, { force: true })
  }
  throw unusable(dir, 'its lock file is recreated repeatedly. Choose another --data.')
}

/** Takes the lock of a folder; undefined when it exists. Throws StoreError when the folder can hold none. */
async function takeUnlessTaken(dir: string): Promise<Release | undefined> {
  const path = lockPath(dir)
  try {
    return (await takeBySocket(path)) ?? takeByNumber(path)
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
    if (!isFolder && (code === 'EADDRINUSE' || code === 'EEXIST')) return undefined
    throw unusable(dir, `${message}. ${adviceByCode[code] ?? 'Check its rights.'}`, cause)
  }
}

const unusable = (dir: string, why: string, cause?: unknown) =>
  new StoreError(`Failed to use the data folder ${dir}: ${why}`, { cause })

/** Returns whether a running server has the folder open. */
export async function isLocked(dir: string): Promise<boolean> {
  const path = lockPath(dir)
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? isHeldByNumber(path) : await responds(path)
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found && `${found.ino} ${found.ctimeNs}`
}
