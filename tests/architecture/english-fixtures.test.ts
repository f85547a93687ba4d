import { expect, test } from 'vitest'
import personas from '../../fixtures/personas.json' with { type: 'json' }
import { builtInStorylines } from '../../mock-api/tools/storylines/built-in.ts'
import { latinName } from '../../src/contract/storyline/latin-name.ts'

const japanese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/u

interface Pair {
  readonly place: string
  readonly ja: string
  readonly en: unknown
}

/** Each text with the English one of its name. */
function pairsOf(
  place: string,
  { en = {}, ...texts }: object & { en?: object | undefined },
  names: readonly string[],
): Pair[] {
  const [ja, english] = [texts as Record<string, string>, en as Record<string, unknown>]
  return names.map((name) => ({ place: `${place}.${name}`, ja: ja[name] ?? '', en: english[name] }))
}

const stories = builtInStorylines().map((story) => ({
  key: story.key,
  pairs: [
    ...pairsOf(story.key, story, ['title', 'text']),
    ...(story.scenario ? pairsOf(`${story.key}.scenario`, story.scenario, ['title', 'text']) : []),
    ...pairsOf(`${story.key}.begin`, story.begin, ['caption', 'notes']),
    ...story.scenes.flatMap((scene, index) => [
      ...pairsOf(`${story.key}.scenes[${index}]`, scene, ['title', 'caption', 'notes']),
      ...scene.points.flatMap((point, at) => pairsOf(`${story.key}.scenes[${index}].points[${at}]`, point, ['text'])),
    ]),
  ],
}))
const pairs = [...stories, ...personas.map((persona) => ({ pairs: pairsOf(persona.key, persona, ['title', 'text']) }))]
  .flatMap((one) => one.pairs)
  .filter(({ ja }) => ja !== '')

test('every text of stories, scenarios and personas has its English', () => {
  expect(pairs.length).toBeGreaterThan(300)
  expect(pairs.filter(({ en }) => typeof en !== 'string' || en.trim() === '').map(({ place }) => place)).toEqual([])
})

test('English texts are Latin but for names in brackets and words of a phone in quotes', () => {
  const outside = (text: string) => text.replaceAll(/\([^()]*\)|“[^“”]*”/g, '')
  expect(pairs.filter(({ en }) => japanese.test(outside(en as string))).map(({ place }) => place)).toEqual([])
  expect(japanese.test(outside('Misaki の (みさき)'))).toBe(true)
})

test('both languages name the same words of a phone and the same numbers of lines', () => {
  const quotes = (text: string) => [...text.matchAll(/“([^“”]*)”/g)].map(([, quoted = '']) => quoted)
  const lines = (text: string) => text.split('\n').length
  const wrong = pairs.filter(({ ja, en }) => {
    const quoted = quotes(en as string).filter((text) => japanese.test(text))
    return quoted.some((text) => !ja.includes(text)) || lines(ja) !== lines(en as string)
  })
  expect(wrong.map(({ place }) => place)).toEqual([])
})

test('a story shows the name of each person whom it mentions once as the phones write it', () => {
  const missing = stories.flatMap(({ key, pairs: told }) => {
    const text = told.map(({ en }) => en).join('\n')
    const mentioned = personas.flatMap(({ name }) => (name !== null && isNamed(text, name) ? [name] : []))
    return mentioned.filter((name) => !text.includes(`(${name})`)).map((name) => `${key}: ${name}`)
  })
  expect(missing).toEqual([])
})

const isNamed = (text: string, name: string) => new RegExp(`\\b${latinName(name)}\\b`, 'u').test(text)

test('captions and notes are sentences, titles and points are labels', () => {
  const wrong = pairs.filter(({ place, en }) => /[.?]$/.test(en as string) !== isSentence(place))
  expect(wrong.map(({ place }) => place)).toEqual([])
})

const isSentence = (place: string) =>
  /\.(?:caption|notes)$/.test(place) || (place.endsWith('.text') && !place.includes('.points'))
