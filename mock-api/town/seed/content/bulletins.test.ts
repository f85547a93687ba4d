import { expect, test } from 'vitest'
import { dayMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../../tests/support/world/a-context.ts'
import { aWorld } from '../../../../tests/support/world/a-world.ts'
import { atOnce } from '../../../engine/steps.ts'
import { unreadAnnouncements } from '../../../features/notice/notice.ts'
import { Town } from '../town.ts'
import { confirmAllButNewest, publishBulletins } from './bulletins.ts'

/** Returns the unread announcements of a woman who has left that many. */
function unreadAfterLeaving(left: number): number[] {
  const world = aWorld()
  const town = new Town(world, 1, testNow, aContext(), 'hash')
  const woman = town.join('a@yoimachi.example', 2, testNow - 90 * dayMs)
  publishBulletins(town)
  confirmAllButNewest(town, woman, left)
  atOnce(town.past.play(world, testNow, town.outside))
  return unreadAnnouncements(world, world.members.get(woman.id)).map(({ id }) => id)
}

test('API-20 a person confirms all announcements but the newest', () => {
  const all = unreadAfterLeaving(100)
  expect(all.length).toBeGreaterThan(2)
  expect(unreadAfterLeaving(2)).toEqual(all.slice(-2))
  expect(unreadAfterLeaving(0)).toEqual([])
})
