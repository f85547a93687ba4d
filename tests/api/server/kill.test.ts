import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../../.scripts/build/ensure-built.mjs'
import { Store } from '../../../mock-api/engine/store/store.ts'
import { streamOf } from '../../../mock-api/town/seed/stream.ts'
import { worldFormat } from '../../../mock-api/world/world-version.ts'
import { brokenInvariants } from '../../support/invariants/check-world.ts'
import { startMockServer, type MockServer } from '../../support/mock-server.ts'

/** R1 of docs/benchmarks.md has 200: KILL_ROUNDS=200. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 6)
const writers = 4
let dir: string

beforeAll(async () => {
  await ensureBuilt(['mock-api'])
  dir = mkdtempSync(join(tmpdir(), 'yoimachi-kill-'))
}, 120_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Writes messages to the operator until the server is gone and records the answered ones. */
async function write(
  server: MockServer,
  headers: Record<string, string>,
  label: string,
  answered: Map<number, string>,
) {
  for (let number = 1; ; number += 1) {
    const content = `${label} ${number}`
    try {
      const reply = await fetch(`${server.url}/api/admin_messages`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ admin_message: { content } }),
      })
      const { admin_message } = (await reply.json()) as { admin_message: { id: number } }
      answered.set(admin_message.id, content)
    } catch {
      return
    }
  }
}

async function signIn(server: MockServer): Promise<Record<string, string>> {
  const session = await server.control.post<Record<string, string>>('/sessions', { persona: 'woman' })
  return Object.fromEntries(['uid', 'client', 'access-token'].map((name) => [name, session[name] ?? '']))
}

test(
  `D-05 a server killed in mid-write ${rounds} times loses no answered change and always opens again`,
  async () => {
    const { number } = streamOf(1, 'kill')
    const answered = new Map<number, string>()
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startMockServer({ dataDir: dir, args: ['--members', '20'] })
      expect(server.output()).not.toMatch(/damaged/)
      const headers = await signIn(server)
      const writing = Array.from({ length: writers }, (_, index) =>
        write(server, headers, `round ${round} writer ${index}`, answered),
      )
      const before = answered.size
      await wait(number.int({ min: 20, max: 300 }))
      while (answered.size === before) await wait(5)
      // Every second one is killed while it saves the whole world on exit.
      const leaving = round % 2 === 0 ? server.stop('SIGTERM') : undefined
      if (leaving) await wait(number.int({ min: 0, max: 60 }))
      await server.stop('SIGKILL')
      await leaving
      await Promise.all(writing)
    }
    const store = await Store.open(dir, worldFormat, () => expect.unreachable('the world was there'))
    const lost = [...answered].filter(([id, content]) => store.world.operatorMessages.find(id)?.content !== content)
    expect(store.folder.damage).toEqual([])
    expect(lost).toEqual([])
    expect(brokenInvariants(store.world, store.world.settings.get(1).settledAt)).toEqual([])
    await store.close()
  },
  Math.max(120_000, rounds * 20_000),
)
