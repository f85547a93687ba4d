import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { StoreError } from './store-error.ts'

type Release = () => void

const adviceByCode: Readonly<Record<string, string>> = {
  ENOSPC: 'Make room on the disk.',
  EROFS: 'Its disk is read-only; choose another --data.',
  ENAMETOOLONG: 'Choose another --data with a shorter path.',
}

const lockPath = (dir: string) => join(dir, 'lock')

/**
 * Locks a folder against a second server until the function that it returns is called, or this process ends in any way.
 * The lock is a socket at which this process listens, so that it belongs to a running server: process numbers are used
 * again, and two containers on one folder do not see each other's.
 */
export async function lockFolder(dir: string): Promise<Release> {
  const path = lockPath(dir)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      return await takeLock(path)
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException
      const isTaken = code === 'EADDRINUSE' || code === 'EEXIST'
      if (!isTaken || statSync(path, { throwIfNoEntry: false })?.isDirectory())
        throw new StoreError(
          `Failed to use the data folder ${dir}: ${message}. ${adviceByCode[code ?? ''] ?? 'Check its rights.'}`,
          { cause },
        )
    }
    const seen = identityOf(path)
    if (await isLocked(dir))
      throw new StoreError(
        `Failed to use the data folder ${dir}: another server has it open. Stop that one, or choose another --data.`,
      )
    // Another start may have replaced the abandoned lock meanwhile.
    if (identityOf(path) === seen) rmSync(path, { force: true })
  }
  throw new StoreError(
    `Failed to use the data folder ${dir}: its lock file is recreated repeatedly. Choose another --data.`,
  )
}

/** Returns whether a running server has the folder open. */
export async function isLocked(dir: string): Promise<boolean> {
  const path = lockPath(dir)
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? isHeldByNumber(path) : await responds(path)
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found && `${found.ino} ${found.ctimeNs}`
}

async function takeLock(path: string): Promise<Release> {
  const { address, closeFolder } = addressOf(path)
  const server = createServer((socket) => socket.destroy())
  try {
    // Writable by all, so that a server of another user can tell that this one runs.
    server.listen({ path: address, readableAll: true, writableAll: true })
    await once(server, 'listening')
  } catch (cause) {
    closeFolder()
    if ((cause as NodeJS.ErrnoException).code === 'EADDRINUSE') throw cause
    return takeByNumber(path)
  }
  server.unref()
  return () => {
    if (!server.listening) return
    server.close()
    closeFolder()
  }
}

/** Whether somebody listens. Every doubt counts as yes, because two servers would destroy a world. */
async function responds(path: string): Promise<boolean> {
  const { address, closeFolder } = addressOf(path)
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch (cause) {
    return !['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes((cause as NodeJS.ErrnoException).code ?? '')
  } finally {
    socket.destroy()
    closeFolder()
  }
}

/** Returns the address of a socket in a folder. Linux allows 108 bytes, so it goes through the open folder there. */
function addressOf(path: string): { readonly address: string; readonly closeFolder: () => void } {
  const closeFolder = () => {}
  if (process.platform === 'win32') {
    const name = createHash('sha256')
      .update(realpathSync.native(dirname(path)).toLowerCase())
      .digest('hex')
    return { address: `\\\\.\\pipe\\yoimachi-${name}`, closeFolder }
  }
  if (process.platform !== 'linux' || !existsSync('/proc/self/fd')) return { address: path, closeFolder }
  const fd = openSync(dirname(path), 'r')
  return { address: `/proc/self/fd/${fd}/${basename(path)}`, closeFolder: () => closeSync(fd) }
}

/** For disks without sockets: a file with the number and the start of this process. */
function takeByNumber(path: string): Release {
  writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
  return () => rmSync(path, { force: true })
}

function isHeldByNumber(path: string): boolean {
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    // Its server may have ended and removed it meanwhile. Every other doubt counts as held.
    return (cause as NodeJS.ErrnoException).code !== 'ENOENT'
  }
  const [pid, start = ''] = text.split(' ')
  if (!/^[1-9]\d*$/.test(pid ?? '') || startOf(Number(pid)) !== start) return false
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the start of a process, which tells it from a later one with its number; empty where the system has no /proc. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may contain spaces.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
