import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { collectCoverage } from './collect-coverage.ts'
import { controlClient } from './control-client.ts'
import type { ControlClient } from './control-client.ts'

const root = resolve(import.meta.dirname, '../..')

export interface MockServer {
  /** `http://127.0.0.1:PORT`, for programs. */
  readonly url: string
  readonly port: number
  readonly workbenchUrl: string
  readonly dataDir: string
  readonly control: ControlClient
  /** Origin of a phone in a browser. */
  phone(name: 'a' | 'b' | 'c'): string
  /** Output so far, both streams. */
  output(): string
  /** Sends a signal that does not stop the server. */
  signal(signal: NodeJS.Signals): void
  /** Stops the server with a signal. Resolves with its exit code, or `null` if the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

interface MockServerOptions {
  /** Persistent folder; by default a temporary one that {@link MockServer.stop} removes. */
  dataDir?: string
  /** Further command-line options, e.g. `['--members', '40']`. */
  args?: readonly string[]
  /** Options of Node, e.g. `['--import', url]`. */
  nodeArgs?: readonly string[]
}

/** Start of the test worlds: a Friday noon in Tokyo, far from every daily limit. */
export const testNow = '2026-11-20T12:00:00+09:00'

/**
 * Starts the built server (dist/mock-api) in its own process on a free port.
 * @throws Error with the server's output if it exits before it listens
 */
export async function startMockServer({
  dataDir,
  args = [],
  nodeArgs = [],
}: MockServerOptions = {}): Promise<MockServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'yoimachi-test-'))
  const fixed = ['--port', '0', '--data', folder, '--seed', '7', '--now', testNow, '--log', 'warn']
  const child = spawn(process.execPath, [...nodeArgs, join(root, 'dist/mock-api/cli.js'), ...fixed, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  const url = await new Promise<string>((resolveUrl, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const [, address] = /^listening (http:\S+)$/m.exec(output) ?? []
      if (address !== undefined) resolveUrl(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then(([code]) => reject(new Error(`The server ended with code ${code}: ${output}`)))
  })
  const { port } = new URL(url)
  const at = (name: string): string => `http://${name}.yoimachi.localhost:${port}`
  return {
    url,
    port: Number(port),
    workbenchUrl: at('workbench'),
    dataDir: folder,
    control: controlClient(url),
    phone: at,
    output: () => output,
    signal: (signal) => child.kill(signal),
    async stop(signal = 'SIGTERM') {
      await collectCoverage(url)
      child.kill(signal)
      const [code] = await exited
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
