import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const renderer = resolve(import.meta.dirname, '../../src/renderer')

/** Tailwind's own sizes, colours and breakpoints. The theme removes them, so such a class has no effect. */
const foreign = new RegExp(
  [
    String.raw`text-(?:sm|base|lg|[3-9]xl)`,
    String.raw`rounded(?:-[trblse]{1,2})?-(?:xs|sm|md|lg|xl|[2-4]xl)`,
    String.raw`shadow-(?:2xs|xs|sm|md|lg|xl|2xl)`,
    String.raw`font-(?:thin|extralight|light|bold|extrabold|black|serif)`,
    String.raw`(?:bg|text|border|ring|fill|stroke|from|via|to|divide|outline|accent|caret|decoration|inset-ring)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|mauve|olive|mist|taupe)-\d{2,3})`,
    String.raw`(?:max-)?2xl:[\w-]+`,
  ].join('|'),
)
const wholeWord = new RegExp(String.raw`(?<![\w-])(?:${foreign.source})(?![\w-])`, 'g')

/** Words of string literals and templates after className or in a style list. */
function foreignWords(source: string): string[] {
  const strings = source.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []
  return strings.flatMap((text) => text.match(wholeWord) ?? [])
}

test('finds foreign classes and accepts our own', () => {
  expect(
    foreignWords('className="text-sm 2xl:flex bg-white hover:bg-red-500 rounded-t-lg shadow-md font-bold"'),
  ).toEqual(['text-sm', '2xl:flex', 'bg-white', 'bg-red-500', 'rounded-t-lg', 'shadow-md', 'font-bold'])
  expect(
    foreignWords('className="text-s text-2xl bg-rose-soft rounded-l shadow-1 md:flex font-semibold text-xl"'),
  ).toEqual([])
})

test('no file uses a class that the theme removes', () => {
  const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const found = files.flatMap((file) =>
    foreignWords(readFileSync(resolve(renderer, file), 'utf8')).map((word) => `${file}: ${word}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
