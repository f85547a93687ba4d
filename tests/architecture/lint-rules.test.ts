import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { adviceFor } from '../../.scripts/lint/retired-words.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Lines of a planted file that a house rule reports. */
function reported(rule: string, lines: readonly string[], path = 'src/planted.ts'): string[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'yoimachi-lint-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const jsPlugins = [join(root, '.scripts/lint/house-rules.mjs')]
  const config = { plugins: [], categories: { correctness: 'off' }, jsPlugins, rules: { [`house/${rule}`]: 'warn' } }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), `${lines.join(';\n')}\n`)
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.']
  const { diagnostics } = JSON.parse(execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })) as {
    readonly diagnostics: readonly { readonly labels: readonly { readonly span: { readonly line: number } }[] }[]
  }
  return diagnostics.map(({ labels }) => lines[(labels[0]?.span.line ?? 0) - 1] ?? '')
}

const textBreaches = [
  "error.message.includes('too long')",
  "String(cause.message).startsWith('Failed')",
  "problem.detail?.split(': ')",
  "(refusal.msg ?? '').indexOf('x')",
  '/too (long|short)/.test(message)',
  '/line (.*)/.exec(problem.detail)',
  "error.message === 'Not found'",
  'copy.failed !== error.msg',
  "switch (message) { case 'gone': }",
]
const textLawful = [
  "error.message.split('\\n', 1)",
  "error.message === ''",
  'error.message === undefined',
  "error.code === 'ENOENT'",
  "message.kind === 'ask'",
  "text.includes('x')",
  'shown.set(name, error.message)',
  "detail.replaceAll('\\n', ' ')",
]

test('no-text-protocol reports comparing and matching of texts for people, and nothing else', () => {
  expect(reported('no-text-protocol', [...textBreaches, ...textLawful])).toEqual(textBreaches)
  expect(reported('no-text-protocol', textBreaches, 'src/planted.test.ts')).toEqual([])
})

const codeBreaches = [
  'member.sex === 2',
  'if (2 !== viewer) leave()',
  'pairing?.statusN === 8',
  'row.status_n === (isWoman ? 8 : Status.likedByWoman)',
  'account.age_conf >= 2',
  'const made = { femaleStatus: 3 }',
  'const sex = isEven ? 2 : 1',
  'switch (ageConf) { case 3: }',
]
const codeLawful = ['sex === Sex.woman', 'response.status === 404', 'const status_n = read()', '({ sex: member.sex })']

test('no-bare-code reports codes of the wire that decide as numbers, and nothing else', () => {
  expect(reported('no-bare-code', [...codeBreaches, ...codeLawful])).toEqual(codeBreaches)
  expect(reported('no-bare-code', codeBreaches, 'tests/planted.ts')).toEqual([])
})

test('json-type reports imported JSON without its type, and nothing else', () => {
  const breaches = ["import men from './men.json'", "import { women } from '../women.json'"]
  const lawful = ["import deck from './deck.json' with { type: 'json' }", "import type texts from './texts.json'"]
  expect(reported('json-type', [...breaches, ...lawful])).toEqual(breaches)
})

const wordBreaches = [
  'interface Answer {}',
  'type HeldLine = string',
  'class Opened {}',
  'const settleMs = 400',
  'function send(patienceMs: number) {}',
  'const { kept = 3 } = read()',
  'const [, told] = pair',
  'const show = (isHeard: boolean) => isHeard',
  'interface Member { readonly standing: string }',
  'class Log { keptLines = 3 }',
]
const wordLawful = [
  'const answers = { reason }',
  'const longestLine = 300',
  'query({ onSettled: close })',
  'const { kept: stored } = read()',
  'const isLongStanding = true',
  'const mainsail = notice.said',
]

test('no-retired-word reports declared names with retired words, and nothing else', () => {
  expect(reported('no-retired-word', [...wordBreaches, ...wordLawful])).toEqual(wordBreaches)
})

test('no-retired-word says the words to use', () => {
  expect(adviceFor('useSettled')).toContain('debounce')
  expect(adviceFor('MemberLine')).toContain('Row')
  expect(adviceFor('settledAt')).toBeUndefined()
})
