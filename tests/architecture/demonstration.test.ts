import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

const titled = z.object({ title: z.string(), en: z.object({ title: z.string() }) })
const storySchema = z.extend(titled, { scenes: z.array(titled) })

/** The stories of the demonstration in its order. */
const stories = ['hold-week', 'document-returned', 'renewal-declined'].map((name) =>
  storySchema.parse(JSON.parse(read(`fixtures/storylines/${name}.json`))),
)

/** Headings of the parts of a page with a story, and the scenes that they list. */
const partsOf = (page: string) =>
  page
    .split('\n## ')
    .map((part) => ({
      heading: part.split('\n')[0] ?? '',
      scenes: [...part.matchAll(/^\| \d+[ 　](.+?) \|/gm)].map(([, title = '']) => title),
    }))
    .filter(({ scenes }) => scenes.length > 0)

test.each([
  ['docs/demonstration.md', (texts: z.output<typeof titled>) => texts.title],
  ['docs/demonstration.en.md', (texts: z.output<typeof titled>) => texts.en.title],
] as const)('%s names the stories and all their scenes, in order', (file, titleOf) => {
  const parts = partsOf(read(file))
  expect(parts.map(({ scenes }) => scenes)).toEqual(stories.map(({ scenes }) => scenes.map(titleOf)))
  expect(stories.filter((story, index) => parts[index]?.heading.includes(titleOf(story)) !== true)).toEqual([])
})

test('the two pages have the same parts and lead to each other', () => {
  const [ja, en] = [read('docs/demonstration.md'), read('docs/demonstration.en.md')]
  const shape = (page: string) => [
    page.split('\n## ').length,
    page.match(/^\|/gm)?.length,
    page.match(/^\d\. /gm)?.length,
  ]
  expect(shape(en)).toEqual(shape(ja))
  expect([ja.includes('(demonstration.en.md)'), en.includes('(demonstration.md)')]).toEqual([true, true])
})
