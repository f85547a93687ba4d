import { againstPeers } from '../support/against-peers.ts'
import type { Part } from '../support/goal.ts'
import { readingCosts } from '../support/reading.ts'

/** P1: a filtered page of ten pairings (API-29). */
export const pagePart: Part = {
  id: 'P1',
  title: 'page of 10, filtered, 10,000 members',
  run: async () => againstPeers(await readingCosts(10_000, 'page'), { share: 0.62, times: 35 }),
}
