import { againstPeers } from '../support/against-peers.ts'
import type { Part } from '../support/goal.ts'
import { requestBytes } from '../support/load.ts'
import { peersThere, startJsonServer, startMockoon } from '../support/peers.ts'
import { startBare, startHono } from '../support/same-bytes.ts'
import { sideBySide, type Side } from '../support/side-by-side.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown } from '../support/worlds.ts'
import { writeRequest, writtenResponse, writtenText } from '../support/writing.ts'

const members = 10_000

/** P3: a change that survives SIGKILL, as tests/api/server/kill.test.ts proves. */
export const changePart: Part = {
  id: 'P3',
  title: 'a change that survives SIGKILL, 10,000 members',
  async run() {
    const town = await startTown(members)
    const request = await writeRequest(town)
    const bare = await startBare(writtenResponse)
    const sides: Side[] = [
      { server: bare, requests: [request] },
      { server: await startHono(writtenResponse), requests: [request] },
      { server: town, requests: [request] },
    ]
    if (peersThere()) sides.push(...(await peerSides()))
    const costs = await sideBySide(sides, { rounds: 7, ms: 400 })
    await stopAll()
    // Mockoon keeps its rows in memory only.
    return againstPeers(costs, { share: 0.35, times: 300 })
  },
}

/** Adds a record of the same kind to as many rows as the town has members. */
async function peerSides(): Promise<Side[]> {
  const row = { content: writtenText, sender: 1, user_id: 5, created_at: '2026-11-20T12:00:00.000+09:00' }
  const rows = Array.from({ length: members }, (_, index) => ({
    ...row,
    ...memberSized,
    id: String(index + 1),
  }))
  const request = requestBytes('/rows', { body: row })
  return [
    { server: await startJsonServer(rows), requests: [request], connections: 4 },
    { server: await startMockoon(rows), requests: [request], connections: 4 },
  ]
}

/** Pads a row to 1 kB, the size of a member with profile. */
const memberSized = { text: '宵'.repeat(250) }
