import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { covers } from '../../support/covers.ts'
import { idsInText } from './ids-in-text.ts'
import { readLedger } from './ledger.ts'
import { namedIdsOf, overfullTextsOf, readNamedIds } from './named-ids.ts'
import { plannedRows } from './planned-rows.ts'
import { strayCoversOf } from './stray-covers.ts'
import { listTestFiles } from './test-files.ts'
import { untestableRows } from './untestable-rows.ts'

const root = resolve(import.meta.dirname, '../../..')
const ledger = readLedger(resolve(root, 'docs'))
// Titles and samples of this file mention ids without covering them.
const files = listTestFiles(root).filter((file) => file !== import.meta.filename)
const named = readNamedIds(root, files)

test('reads every id of a range in a title', () => {
  expect(idsInText('REC-08..11 and ENUM-2..ENUM-3, CONST2-07 holds')).toEqual([
    'REC-08',
    'REC-09',
    'REC-10',
    'REC-11',
    'ENUM-2',
    'ENUM-3',
    'CONST2-07',
  ])
})

test('counts ids in titles and covers() but not in comments and other strings', () => {
  const source = `
    // AUTH-01 is only mentioned
    describe('AUTH-02 group', () => {
      test.each(rows)('AUTH-03 %s', () => { const text = 'AUTH-04'; covers('AUTH-05', 'D-10..11') })
      test.describe.serial(\`AUTH-06 \${text}\`, () => {})
      it.only('AUTH-07', () => expect('AUTH-08').toBe(text))
    })`
  expect(namedIdsOf('sample.test.ts', source).toSorted()).toEqual([
    'AUTH-02',
    'AUTH-03',
    'AUTH-05',
    'AUTH-06',
    'AUTH-07',
    'D-10',
    'D-11',
  ])
})

test('counts ids in rows of test.each only if their first value begins the title', () => {
  const headed = "test.each([['REC-01 a', 1], ['REC-02 b', 2]])('%s shows', () => {})"
  const other = "test.each([['REC-01 a', 1]])('shows %s', () => {})"
  expect(namedIdsOf('x.test.ts', headed)).toEqual(['REC-01', 'REC-02'])
  expect(namedIdsOf('x.test.ts', other)).toEqual([])
})

test('allows six ids in a title, a row and a covers() call', () => {
  const six = "test('AUTH-01..06 a', () => { covers('AUTH-07..10', 'D-01', 'D-02') })"
  expect(overfullTextsOf('x.test.ts', six)).toEqual([])
  const seven = "test('AUTH-01..06 D-01 a', () => { covers('AUTH-07..11', 'D-01', 'D-02') })"
  expect(overfullTextsOf('x.test.ts', seven)).toEqual(['AUTH-01..06 D-01 a', 'AUTH-07..11 D-01 D-02'])
  const rows = "test.each([['REC-01..07 a']])('%s shows', () => {})"
  expect(overfullTextsOf('x.test.ts', rows)).toEqual(['REC-01..07 a'])
})

test('no test of the project names more than six ids in one place', () => {
  const overfull = files.flatMap((file) =>
    overfullTextsOf(file, readFileSync(file, 'utf8')).map((text) => `${relative(root, file)}: ${text}`),
  )
  expect(overfull).toEqual([])
})

test.each([
  ["covers('D-01')\nexpect(a).toBe(1)", true],
  ["covers('D-01')\ncovers('D-02')\nawait expect(a).toBeVisible()", true],
  ["covers('D-01')\nfor (const a of all) { expect(a).toBe(1) }", true],
  ["covers('D-01')\nawait page.waitForURL('/home')", true],
  ["covers('D-01')\nawait expectRefused(call)", true],
  ["await covers('D-01', () => expect(a).toBeVisible())", true],
  ["await covers('D-01', 'D-02', () => sent)", true],
  ["covers('D-01')\nawait button.click()\nexpect(a).toBe(1)", false],
  ["covers('D-01')\nconst a = await expect.poll(read)\nexpect(a).toBe(1)", false],
  ["covers('D-01')\nconst sent = page.waitForRequest('/x')", false],
  ["covers('D-01')\nawait page.waitForRequest('/x')", false],
  ["covers('D-01')\ntest('a', () => { expect(a).toBe(1) })", false],
  ["expect(a).toBe(1)\ncovers('D-01')", false],
  ["covers('D-01', () => button.click())\nexpect(a).toBe(1)", false],
  ["const b = [covers('D-01')]", false],
])('accepts covers() above or around an assertion: %j %s', (lines, isProved) => {
  const inTest = `test('a', async () => {\n${lines}\n})`
  expect(strayCoversOf('x.test.ts', inTest).length === 0).toBe(isProved)
})

test('every covers() call of the project stands directly above an assertion or wraps it', () => {
  const stray = files.flatMap((file) =>
    strayCoversOf(file, readFileSync(file, 'utf8')).map((call) => `${relative(root, file)}: ${call}`),
  )
  expect(stray).toEqual([])
})

test('returns and throws the result of a wrapped assertion', async () => {
  // Held in a variable, so that this test does not itself claim to cover the rows.
  const id = 'D-21'
  expect(await covers(id, () => Promise.resolve(7))).toBe(7)
  expect(() => covers(id, () => expect(1).toBe(2))).toThrow('to be 2')
})

test('reads each id of the ledger once and closes an open row that Part B settles', () => {
  const openness = Object.fromEntries(ledger.map(({ id, open }) => [id, open]))
  expect(openness).toMatchObject({
    'AUTH-09': false,
    'AUTH-10': false,
    'GATE-89': false,
    'API-01': false,
    'D-54': false,
    'L-15': false,
  })
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length)
})

test('refuses a misspelt id in covers()', () => {
  expect(() => covers('REC 40')).toThrow('REC 40')
  // Held in a variable, so that this test does not itself claim to cover the rows.
  const wellFormed = ['REC-40..44', 'D-21']
  expect(() => covers(...wellFormed)).not.toThrow()
})

test('finds every id that a test names in a ledger', () => {
  const ids = new Set(ledger.map(({ id }) => id))
  const areas = new Set(ledger.map(({ area }) => area))
  const unknown = [...named.keys()].filter((id) => areas.has(id.replace(/-\d+$/, '')) && !ids.has(id))
  expect(unknown).toEqual([])
})

test('finds every untestable row in a ledger, with a reason and without a test', () => {
  const ids = new Set(ledger.map(({ id }) => id))
  for (const [id, reason] of Object.entries(untestableRows)) {
    expect([id, ids.has(id), named.has(id)]).toEqual([id, true, false])
    expect(reason.length).toBeGreaterThan(20)
  }
})

test('finds every planned row in a ledger, without a test', () => {
  const ids = new Set(ledger.map(({ id }) => id))
  expect([...plannedRows].filter((id) => !ids.has(id) || named.has(id))).toEqual([])
})

test('every required row of the ledgers is tested, planned or listed as untestable', () => {
  const rows = ledger.filter(({ id, open }) => !open && !plannedRows.has(id))
  expect(rows.map(({ id }) => id).filter((id) => !named.has(id) && !(id in untestableRows))).toEqual([])
})
