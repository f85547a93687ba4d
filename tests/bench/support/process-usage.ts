import { readFileSync, readdirSync } from 'node:fs'

/**
 * Milliseconds of processor time of a process, all threads together (including garbage collection and flushing). From
 * the scheduler's nanosecond counts; undefined outside Linux.
 */
export function cpuMs(pid: number): number | undefined {
  try {
    let nanoseconds = 0
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0])
    }
    return nanoseconds / 1e6
  } catch {
    return undefined
  }
}

/** Memory of a process in megabytes; undefined if the system does not report it. */
export function residentMb(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
  } catch {
    return undefined
  }
}
