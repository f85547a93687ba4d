import { expect, test } from 'vitest'
import { findLikePack, likePacks } from './like-packs.ts'

test('D-43 finds a pack by its size', () => {
  for (const pack of likePacks) expect(findLikePack(pack.plan)).toBe(pack)
  expect(findLikePack(20)).toBeUndefined()
})
