import { expect, test, vi } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { tablesOf } from '../../engine/table/table.ts'
import { accountView } from './account-view.ts'

test("API-09 reads the account by index and scans only the operator's few announcements and news", () => {
  const world = aWorld()
  const man = aMan(world)
  for (let other = 0; other < 3; other += 1) aPairing(world, aWoman(world), man, { statusN: 1 })
  aPairing(world, aWoman(world), aMan(world), { statusN: 1 })
  const scanned: string[] = []
  for (const table of tablesOf(world)) {
    for (const scan of ['all', 'ids'] as const) {
      const read = table[scan].bind(table)
      vi.spyOn(table, scan).mockImplementation(() => {
        scanned.push(table.name)
        return read() as never
      })
    }
  }
  const pairings = vi.spyOn(world.pairings, 'get')
  expect(accountView(world, man, testNow).matching_count).toBe(3)
  expect(new Set(scanned)).toEqual(new Set(['announcements', 'news']))
  expect(new Set(pairings.mock.calls.flat())).toEqual(new Set([1, 2, 3]))
})
