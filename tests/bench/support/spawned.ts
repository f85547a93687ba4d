import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpuMs } from './process-usage.ts'

/** A server in its own process. */
export interface Spawned {
  readonly name: string
  readonly port: number
  readonly pid: number
  readonly url: string
  readonly process: ChildProcess
  /** Processor milliseconds so far; 0 if the system does not report them. */
  cpu(): number
  stop(): Promise<void>
}

const running = new Set<Spawned>()

/** Starts `node ...args` and waits for the first line in which `ready` finds a port. */
export async function startNode(
  name: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly ready?: RegExp; readonly ipc?: boolean } = {},
): Promise<Spawned> {
  const { cwd, ready = /^listening http:\/\/127\.0\.0\.1:(\d+)$/m, ipc = false } = options
  const child = spawn(process.execPath, [...args], {
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
    ...(cwd !== undefined && { cwd }),
  })
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      // Peers print a line per call; only the beginning matters.
      if (output.length < 100_000) output += chunk.toString()
      const found = ready.exec(output)?.[1]
      if (found !== undefined) resolve(Number(found))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code}: ${output}`)))
  })
  const pid = child.pid as number
  const server: Spawned = {
    name,
    port,
    pid,
    url: `http://127.0.0.1:${port}`,
    process: child,
    cpu: () => cpuMs(pid) ?? 0,
    async stop() {
      running.delete(server)
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
  running.add(server)
  return server
}

/** Stops all processes that a failed part left behind. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()))
}
