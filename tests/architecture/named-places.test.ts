import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (page: string) => readFileSync(resolve(root, 'docs', page), 'utf8')
const isThere = (path: string) => existsSync(resolve(root, path))

/** Cells of the table rows between two headings, without the table's own head. */
function rowsBetween(page: string, start: string, end: string): string[][] {
  const [, section = ''] = page.split(`\n## ${start}\n`)
  const lines = (section.split(`\n## ${end}`)[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  const isRule = (line: string | undefined) => line?.startsWith('| ---') === true
  return lines
    .filter((line, at) => !isRule(line) && !isRule(lines[at + 1]))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const quoted = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text)

/** Places of a noun in one layer: those that the cell names, else the place of the noun itself. */
function placesOf(cell: string, own: string): string[] {
  if (cell === '–') return []
  return cell === '' ? [own] : quoted(cell)
}

/** Places of the glossary's nouns that do not exist. */
function missingPlaces(rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap(([noun = '', , , , contract = '–', mock = '–', app = '–']) =>
    [
      ...placesOf(contract, noun).map((name) => `src/contract/calls/${name}.ts`),
      ...placesOf(mock, noun).map((name) => `mock-api/features/${name}`),
      ...placesOf(app, noun).map((name) =>
        /^(member|workbench)\//.test(name) ? `src/renderer/${name}` : `src/renderer/member/features/${name}`,
      ),
    ].filter((place) => !isThere(place)),
  )
}

test('every noun of the glossary is where its row says', () => {
  const nouns = rowsBetween(read('glossary.md'), 'The service', 'Japanese words')
  expect(nouns.length).toBeGreaterThan(25)
  expect(missingPlaces(nouns)).toEqual([])
  expect(missingPlaces([['withdrawal', '', '', '', '', '–', '`member/gone.ts`']])).toEqual([
    'src/contract/calls/withdrawal.ts',
    'src/renderer/member/gone.ts',
  ])
})

const isPath = (text: string) => /^[\w.-]+(\/[\w.-]+)*\/?$/.test(text) && text.includes('/')

/** Paths of the last cell of each row that lie in none of the folders from which the pages name them. */
const missingPaths = (rows: readonly (readonly string[])[]): string[] =>
  rows
    .flatMap((cells) => quoted(cells.at(-1) ?? ''))
    .filter(isPath)
    .filter(
      (path) =>
        !['', 'mock-api/', 'src/', 'src/renderer/', 'src/renderer/workbench/'].some((base) => isThere(base + path)),
    )

test('every place of the tables of terms and changes exists', () => {
  const glossary = read('glossary.md')
  const rows = [
    ...rowsBetween(read('architecture.md'), 'Where to change what', 'Folders'),
    ...rowsBetween(glossary, 'The mock', 'The workbench'),
    ...rowsBetween(glossary, 'The workbench', 'Both languages'),
  ]
  expect(rows.length).toBeGreaterThan(100)
  expect(missingPaths(rows)).toEqual([])
  expect(missingPaths([['term', '`mock-api/gone/`, `engine/table/`']])).toEqual(['mock-api/gone/'])
})

test('the features whose texts lie outside their folder are the ones that the page on architecture names', () => {
  const features = 'src/renderer/member/features'
  const without = readdirSync(resolve(root, features)).filter((name) => !isThere(`${features}/${name}/copy.ts`))
  const rows = rowsBetween(read('architecture.md'), 'Where to change what', 'Folders')
  const [named = ''] = rows.map(([what = '']) => what).filter((what) => what.startsWith('texts of a feature without'))
  expect(named.split(': ')[1]?.split(', ')).toEqual(without.toSorted())
})
