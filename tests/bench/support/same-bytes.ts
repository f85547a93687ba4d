import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode, type Spawned } from './spawned.ts'

const script = join(import.meta.dirname, 'bare-server.mjs')

/** A bare node:http server that sends these bytes. */
export function startBare(bytes: string): Promise<Spawned> {
  return startNode('bare node:http', bareArgs(bytes))
}

export function bareArgs(bytes: string): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'yoimachi-bench-')), 'answer.json')
  writeFileSync(file, bytes)
  return [script, file]
}
