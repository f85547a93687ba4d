import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, type Oklch } from '../../../tests/support/oklch-luminance.ts'
import css from './tokens.css?raw'

const tokens = [
  ...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/--([\w-]+):\s*light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g),
]
const day = new Map(tokens.map(([, name = '', byDay = '']) => [name, byDay]))
const night = new Map(tokens.map(([, name = '', , byNight = '']) => [name, byNight]))

function colour(theme: Map<string, string>, name: string): Oklch {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(theme.get(name) ?? '')
  if (match === null) throw new Error(`--${name} is no opaque oklch colour`)
  return [Number(match[1]) / 100, Number(match[2]), Number(match[3])]
}

const grounds = ['paper', 'surface', 'sunken']
/** Text and its possible backgrounds: 4.5 to 1. */
const textPairs: [string, string][] = [
  ...['ink', 'ink-2', 'ink-3', 'plum', 'plum-press', 'rose', 'leaf', 'alarm', 'lantern-ink'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['on-lantern', 'lantern'],
  ['on-lantern', 'lantern-hover'],
  ['on-lantern', 'lantern-press'],
  ['on-plum', 'plum'],
  ['on-bubble', 'bubble'],
  ['surface', 'rose'],
  ['paper', 'ink'],
  ['ink', 'lantern-soft'],
  ['ink-2', 'lantern-soft'],
  ['lantern-ink', 'lantern-soft'],
  ['ink', 'plum-soft'],
  ['ink-2', 'plum-soft'],
  ['plum', 'plum-soft'],
  ['ink', 'rose-soft'],
  ['rose', 'rose-soft'],
  ['ink', 'leaf-soft'],
  ['leaf', 'leaf-soft'],
  ['ink', 'alarm-soft'],
  ['alarm', 'alarm-soft'],
  ['ink-2', 'alarm-soft'],
]
/** Outlines of controls, focus rings and dots: 3 to 1. */
const shapePairs: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['edge', ground]),
  ...grounds.map((ground): [string, string] => ['plum', ground]),
  ['edge', 'plum-soft'],
  ['plum', 'plum-soft'],
]

describe.each([
  ['day', day],
  ['night', night],
])('by %s', (_, theme) => {
  test.each(textPairs)('%s on %s has a contrast of 4.5 (AA)', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s on %s has a contrast of 3', (shape, ground) => {
    expect(contrast(colour(theme, shape), colour(theme, ground))).toBeGreaterThanOrEqual(3)
  })
})

test('computes a contrast of 21 for black and white and of 1 for equal colours', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 2)
  expect(contrast([0.5, 0.1, 70], [0.5, 0.1, 70])).toBe(1)
})

test('a caption on a white photograph has a contrast of 4.5 where its text begins', () => {
  const [, light = '', chroma = '', hue = '', alpha = ''] =
    /--photo-dusk: oklch\(([\d.]+)% ([\d.]+) ([\d.]+) \/ ([\d.]+)\)/.exec(css) ?? []
  const utilities = readFileSync(join(import.meta.dirname, 'utilities.css'), 'utf8')
  const [, full = '100'] = /linear-gradient\(transparent, var\(--photo-dusk\)(?: (\d+)%)?\)/.exec(utilities) ?? []
  const black: Oklch = [0, 0, 0]
  const brightness = (colour: Oklch) => (contrast(colour, black) - 1) * 0.05
  // Browsers mix the encoded values; 2.2 is close to the encoding of sRGB.
  const dark = brightness([Number(light) / 100, Number(chroma), Number(hue)]) ** (1 / 2.2)
  const covered = (0.4 / (Number(full) / 100)) * Number(alpha)
  const ground = (1 - covered + covered * dark) ** 2.2
  expect((brightness([0.99, 0.004, 60]) + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test('every colour of the themes has one by day and one by night', () => {
  expect(day.size).toBeGreaterThan(30)
  expect(night.size).toBe(day.size)
})
