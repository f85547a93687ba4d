import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBeside } from './install-beside.ts'
import { mockoonEnvironment } from './mockoon-environment.ts'
import { startNode, type Spawned } from './spawned.ts'

const packages = ['json-server@1.0.0-beta.15', '@mockoon/cli@9.9.0']
const bins = {
  jsonServer: 'json-server/lib/bin.js',
  mockoon: '@mockoon/cli/bin/run.js',
}

/** Rows of one collection of a peer, in its storage format. */
export type Rows = readonly Readonly<Record<string, unknown>>[]

let modules: string | undefined
let tried = false

/** Whether the peers are installed; the first call installs them. */
export function peersThere(): boolean {
  if (!tried) modules = installBeside('peers', packages)
  tried = true
  return modules !== undefined
}

const binOf = (peer: keyof typeof bins) => join(modules ?? '', bins[peer])

/** json-server with one collection `rows`. */
export async function startJsonServer(rows: Rows): Promise<Spawned> {
  const dir = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
  writeFileSync(join(dir, 'db.json'), JSON.stringify({ rows }))
  const port = await freePort()
  const args = [binOf('jsonServer'), 'db.json', '--port', String(port), '--host', '127.0.0.1']
  return startNode('json-server 1', args, { cwd: dir, ready: /http:\/\/[\w.]+:(\d+)/ })
}

/** Mockoon with one data bucket behind the CRUD route /rows. */
export async function startMockoon(rows: Rows): Promise<Spawned> {
  const dir = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
  const port = await freePort()
  writeFileSync(join(dir, 'mock.json'), JSON.stringify(mockoonEnvironment(rows, port)))
  const args = [binOf('mockoon'), 'start', '--data', 'mock.json', '--port', String(port), '--disable-log-to-file']
  return startNode('Mockoon CLI 9', args, { cwd: dir, ready: /Server started on port (\d+)/ })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
