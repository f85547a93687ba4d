// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import female from '../../../../../fixtures/faq-female.json' with { type: 'json' }
import male from '../../../../../fixtures/faq-male.json' with { type: 'json' }
import { childrenOf, type FaqItem, loadFaqTree } from './faq-tree.ts'

const trees: readonly (readonly [string, readonly FaqItem[]])[] = [
  ['men', male],
  ['women', female],
]

for (const [name, tree] of trees) {
  test(`FAQ-01 FAQ-02 FAQ-03 every question of the ${name}'s tree can be reached and ends in an answer`, () => {
    const reached: number[] = []
    const walk = (id: number | null): void => {
      for (const item of childrenOf(tree, id)) {
        reached.push(item.id)
        walk(item.id)
      }
    }
    walk(null)
    const ends = tree.filter(({ id }) => childrenOf(tree, id).length === 0)
    expect(ends.filter(({ anser }) => anser === '')).toEqual([])
    expect(reached.toSorted((a, b) => a - b)).toEqual(tree.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  test(`FAQ-04 FAQ-05 a link of the ${name}'s tree has words, and words have a link`, () => {
    for (const { link_url, link_word, items } of tree) expect(link_url === '', items).toBe(link_word === '')
  })
}

test('FAQ-27 loads separate questions for each sex', async () => {
  expect(await loadFaqTree(1)).toEqual(male)
  expect(await loadFaqTree(2)).toEqual(female)
})
