import { expect, test } from 'vitest'
import interests from '../../fixtures/interests.json' with { type: 'json' }
import { drawPicture, motifs } from './motifs.ts'
import { tonesOf } from './tones.ts'

const files = import.meta.glob('./motifs/*.svg', { query: '?raw', import: 'default', eager: true })

test('D-86 draws at least 16 motifs, one for every interest of members', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(16)
  expect(motifs).toEqual(Object.keys(interests).toSorted())
})

test.each(motifs)('D-86 %s draws whole numbers and known colours, the same each time', (motif) => {
  const drawn = Array.from({ length: 40 }, (_, seed) => drawPicture(motif, `${motif}-${seed}`))
  for (const [seed, picture] of drawn.entries()) {
    expect(picture).not.toMatch(/NaN|undefined|Infinity|e-\d| data-|class=/)
    expect(picture.length).toBeLessThan(20_000)
    expect(drawPicture(motif, `${motif}-${seed}`)).toBe(picture)
  }
  expect(new Set(drawn).size).toBe(40)
})

test('draws a motif of an older world, which has no file, as one of the others', () => {
  expect(drawPicture('evening', 'evening-1-1-a.png')).toMatch(/^<svg /)
  expect(drawPicture('evening', 'evening-1-1-a.png')).toBe(drawPicture('evening', 'evening-1-1-a.png'))
})

test.each(Object.entries(files))('%s shows the default colours and defines what it uses', (_, svg) => {
  const tones = Object.entries(tonesOf('indigo', 'dusk'))
  const rules = [...svg.matchAll(/^ {4}\.([\w-]+) \{.*?(?:fill|stroke): (#[0-9a-f]{6})/gm)]
  expect(rules.length).toBeGreaterThan(3)
  for (const [, className = '', color] of rules)
    expect([className, color]).toEqual([
      className,
      tones.find(([tone]) => tone === className.replace(/-line$/, ''))?.[1],
    ])
  const classes = new Set([...svg.matchAll(/class="([^"]*)"/g)].map(([, name]) => name))
  expect(classes).toEqual(new Set(rules.map(([, name]) => name)))
  const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  expect(new Set([...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id))).toEqual(ids)
})
