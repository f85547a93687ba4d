import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Release } from './socket-lock.ts'

/** Takes a lock on a disk without sockets: a file with the number and the start of this process. */
export function takeByNumber(path: string): Release {
  writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
  return () => rmSync(path, { force: true })
}

/** Whether the process that a lock names still runs. */
export function isHeldByNumber(path: string): boolean {
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
