import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode, type Spawned } from './spawned.ts'

const bareScript = join(import.meta.dirname, 'bare-server.mjs')
const honoScript = join(import.meta.dirname, 'hono-server.mjs')

/** A bare node:http server that sends these bytes. */
export function startBare(bytes: string): Promise<Spawned> {
  return startNode('bare node:http', bareArgs(bytes))
}

/** Hono alone, without rules, sessions or guards, that writes the same JSON: the limit of the platform. */
export function startHono(json: string): Promise<Spawned> {
  return startNode('Hono alone', [honoScript, responseFile(json)])
}

export function bareArgs(bytes: string): string[] {
  return [bareScript, responseFile(bytes)]
}

function responseFile(bytes: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'yoimachi-bench-')), 'answer.json')
  writeFileSync(file, bytes)
  return file
}
