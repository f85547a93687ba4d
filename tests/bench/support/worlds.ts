import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Member } from '../../../mock-api/world/records/member.ts'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import { benchFolder, root } from './folders.ts'
import { startNode, type Spawned } from './spawned.ts'

const cli = join(root, 'dist/mock-api/cli.js')
const start = '2026-11-20T12:00:00+09:00'
const folders: string[] = []

/** A data folder with a founded town, copied for the caller. Founding runs once per build. */
export async function townFolder(members: number): Promise<string> {
  const build = createHash('sha1').update(readFileSync(cli)).digest('hex').slice(0, 8)
  const kept = join(benchFolder, `town-${build}-${members}`)
  if (!existsSync(kept)) {
    const server = await startNode('founding', serverArgs(`${kept}.new`, members))
    await server.stop()
    rmSync(join(`${kept}.new`, 'lock'), { force: true })
    renameSync(`${kept}.new`, kept)
  }
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
  folders.push(folder)
  cpSync(kept, folder, { recursive: true })
  return folder
}

/** The built server with all features over a town of the given size. */
export async function startTown(members: number, folder?: string): Promise<Town> {
  const dir = folder ?? (await townFolder(members))
  const server = await startNode(`yoimachi ${members}`, serverArgs(dir, members))
  return { ...server, dir, members }
}

export interface Town extends Spawned {
  readonly dir: string
  readonly members: number
}

export function serverArgs(dir: string, members: number): string[] {
  return [cli, '--port', '0', '--data', dir, '--seed', '7', '--now', start, '--members', String(members)]
}

/** Removes the copies. */
export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Records of a table in the newest world file of a folder. */
export function recordsOf(dir: string, table: 'members'): Member[]
export function recordsOf(dir: string, table: 'pairings'): Pairing[]
export function recordsOf(dir: string, table: string): unknown[] {
  const file = readdirSync(dir)
    .filter((name) => name.startsWith('world-'))
    .toSorted()
    .at(-1)
  const prefix = `${table} `
  return readFileSync(join(dir, file as string), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(prefix))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as unknown)
}
