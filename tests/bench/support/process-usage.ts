import { readFileSync, readdirSync } from 'node:fs'

/**
 * Milliseconds of processor time that a process has used, all its threads together (garbage collection and flushing
 * included). From the scheduler's own nanosecond counts; undefined where there are none (not Linux).
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

/** Megabytes of a process in memory; undefined where the system does not tell. */
export function residentMb(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
  } catch {
    return undefined
  }
}
