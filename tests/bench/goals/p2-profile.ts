import { againstPeers } from '../support/against-peers.ts'
import type { Part } from '../support/goal.ts'
import { readingCosts } from '../support/reading.ts'

/** P2: one partner's profile (API-31). */
export const profilePart: Part = {
  id: 'P2',
  title: 'one profile, 10,000 members',
  run: async () => againstPeers(await readingCosts(10_000, 'profile'), { share: 0.58, times: 1.7 }),
}
