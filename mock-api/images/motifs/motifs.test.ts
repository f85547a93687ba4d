import { expect, test } from 'vitest'
import interests from '../../../fixtures/interests.json' with { type: 'json' }
import { drawScene } from '../scenes/scene.ts'
import { motifs } from './motifs.ts'

test('D-86 draws at least 16 motifs, one for every interest of members', () => {
  expect(Object.keys(motifs).length).toBeGreaterThanOrEqual(16)
  expect(Object.keys(motifs).toSorted()).toEqual(Object.keys(interests).toSorted())
})

test.each(Object.entries(motifs))(
  'D-86 %s draws whole numbers and known colours, the same each time',
  (name, motif) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const drawn = drawScene(motif, `${name}-${seed}`)
      expect(drawn).not.toMatch(/NaN|undefined|Infinity|e-\d/)
      expect(drawn.length).toBeLessThan(32_000)
      expect(drawScene(motif, `${name}-${seed}`)).toBe(drawn)
    }
  },
)
