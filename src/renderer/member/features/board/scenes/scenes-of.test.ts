import { expect, test } from 'vitest'
import topics from '../../../../../../fixtures/topics.json' with { type: 'json' }
import { scenesOf } from './scenes-of.ts'

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }))

test('TOPIC-29 words of the name choose the scene', () => {
  expect([...scenesOf(named('眠れない夜に', '同意と気づかい', '本と映画')).values()]).toEqual([
    'cat',
    'lanterns',
    'books',
  ])
})

test('TOPIC-29 no scene stands twice before all have stood once, and a new topic changes no older one', () => {
  const before = scenesOf(named('ただの話', '夜の話', '夜更かし', '夜道'))
  expect(new Set(before.values()).size).toBe(4)
  const after = scenesOf(named('ただの話', '夜の話', '夜更かし', '夜道', '眠い'))
  for (const [id, scene] of before) expect(after.get(id)).toBe(scene)
  const many = scenesOf(named(...Array.from({ length: 23 }, (_, index) => `話題${index}`)))
  expect(new Set([...many.values()].slice(0, 11)).size).toBe(11)
})

test('TOPIC-29 the topics of the town have a scene each', () => {
  for (const sex of ['common', 'male', 'female']) {
    const shown = topics.filter((topic) => topic.sex === sex)
    const scenes = scenesOf(named(...shown.map(({ name }) => name)))
    expect(new Set(scenes.values()).size, sex).toBe(shown.length)
  }
})
