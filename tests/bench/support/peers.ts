import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchFolder } from './folders.ts'
import { mockoonEnvironment } from './mockoon-environment.ts'
import { startNode, type Spawned } from './spawned.ts'

const folder = join(benchFolder, 'peers')
const versions = ['json-server@1.0.0-beta.15', '@mockoon/cli@9.9.0']
const bins = {
  jsonServer: join(folder, 'node_modules/json-server/lib/bin.js'),
  mockoon: join(folder, 'node_modules/@mockoon/cli/bin/run.js'),
}

/** Rows of one collection that a peer serves, in the form that the peer keeps them. */
export type Rows = readonly Readonly<Record<string, unknown>>[]

let state: 'unknown' | 'there' | 'missing' = 'unknown'

/** Installs the peers beside the project, once. False, with one line told, when that cannot be done. */
export function peersThere(): boolean {
  if (state === 'unknown') state = install() ? 'there' : 'missing'
  return state === 'there'
}

function install(): boolean {
  if (Object.values(bins).every((bin) => existsSync(bin))) return true
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...versions], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return true
  const why = npm.stderr?.trim().split('\n').at(-1) ?? String(npm.error)
  console.log(`json-server and Mockoon cannot be installed (${why}); measured without them.`)
  return false
}

/** json-server with one collection `rows`. */
export async function startJsonServer(rows: Rows): Promise<Spawned> {
  const dir = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
  writeFileSync(join(dir, 'db.json'), JSON.stringify({ rows }))
  const port = await freePort()
  const args = [bins.jsonServer, 'db.json', '--port', String(port), '--host', '127.0.0.1']
  return startNode('json-server 1', args, { cwd: dir, ready: /http:\/\/[\w.]+:(\d+)/ })
}

/** Mockoon with one data bucket behind the CRUD route /rows. */
export async function startMockoon(rows: Rows): Promise<Spawned> {
  const dir = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
  const port = await freePort()
  writeFileSync(join(dir, 'mock.json'), JSON.stringify(mockoonEnvironment(rows, port)))
  const args = [bins.mockoon, 'start', '--data', 'mock.json', '--port', String(port), '--disable-log-to-file']
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
