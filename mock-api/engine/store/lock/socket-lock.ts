import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, realpathSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname } from 'node:path'

/** Releases a lock. */
export type Release = () => void

/**
 * Takes a lock: listens at a socket. Undefined where the disk has no sockets.
 * @throws the error EADDRINUSE when the lock exists
 */
export async function takeBySocket(path: string): Promise<Release | undefined> {
  const { address, closeFolder } = addressOf(path)
  const server = createServer((socket) => socket.destroy())
  try {
    // Writable by all, so that a server of another user can tell that this one runs.
    server.listen({ path: address, readableAll: true, writableAll: true })
    await once(server, 'listening')
  } catch (cause) {
    closeFolder()
    if ((cause as NodeJS.ErrnoException).code === 'EADDRINUSE') throw cause
    return undefined
  }
  server.unref()
  return () => {
    if (!server.listening) return
    server.close()
    closeFolder()
  }
}

/** Whether somebody listens. Every doubt counts as yes, because two servers would destroy a world. */
export async function responds(path: string): Promise<boolean> {
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
