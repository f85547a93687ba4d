import { appendFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

// Ends the process of a mutant that never lets a timer run, such as a loop of promises that are already settled. It
// counts as killed, and a new process goes on.

/** @type {NodeJS.Timeout | undefined} */
let timer
parentPort?.on('message', (/** @type {{ mutant: string, ms: number } | null} */ run) => {
  clearTimeout(timer)
  if (run === null) return
  timer = setTimeout(() => {
    const lines = [{ killed: run.mutant }, { spoils: run.mutant, file: '' }].map((line) => `${JSON.stringify(line)}\n`)
    appendFileSync(String(workerData), lines.join(''))
    process.kill(process.pid, 'SIGKILL')
  }, run.ms)
})
