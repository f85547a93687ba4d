import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ForkedMap } from './forked-map.ts'

const key = fc.integer({ min: 0, max: 9 })
const change = fc.oneof(
  fc.record({ set: key, value: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ delete: key }),
  fc.constant('copy' as const),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

const entriesOf = (map: ForkedMap<number, number>) => [...map.keys()].map((each) => [each, map.get(each)])

/** Makes a change to both maps. Returns the first one, or its copy. */
function make(each: Change, map: ForkedMap<number, number>, expected: Map<number, number>) {
  if (each === 'copy') {
    const copied = map.copy()
    map.set(10, 1)
    return { map: copied, isAlike: true }
  }
  if ('delete' in each) return { map, isAlike: map.delete(each.delete) === expected.delete(each.delete) }
  map.set(each.set, each.value)
  expected.set(each.set, each.value)
  return { map, isAlike: map.isOwn(each.set) }
}

test('D-05 has content and order of a copied map after any changes, and leaves the other map alone', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change), { maxLength: 3 }), (generations) => {
      let map = new ForkedMap<number, number>()
      let expected = new Map<number, number>()
      for (const changes of generations) {
        const [base, before] = [map, [...expected]]
        map = new ForkedMap(base)
        expected = new Map(expected)
        for (const each of changes) {
          const made = make(each, map, expected)
          map = made.map
          expect([made.isAlike, map.size, entriesOf(map), [...map.values()]]).toEqual([
            true,
            expected.size,
            [...expected],
            [...expected.values()],
          ])
          for (let at = 0; at <= 10; at += 1) expect(map.has(at)).toBe(expected.has(at))
        }
        expect(entriesOf(base)).toEqual(before)
      }
    }),
  )
})
