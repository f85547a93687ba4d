import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { adviceFor } from '../../.scripts/lint/retired-words.mjs'

const root = resolve(import.meta.dirname, '../..')

interface Planted {
  readonly breaches: readonly string[]
  readonly lawful: readonly string[]
  /** File of all these lines; below `src` unless the rule holds elsewhere. */
  readonly in?: string
  /** File in which the breaches are lawful. */
  readonly exempt?: string
}

const planted: Readonly<Record<string, Planted>> = {
  'no-text-protocol': {
    breaches: [
      "error.message.includes('too long')",
      "String(cause.message).startsWith('Failed')",
      "problem.detail?.split(': ')",
      "(refusal.msg ?? '').indexOf('x')",
      '/too (long|short)/.test(message)',
      '/line (.*)/.exec(problem.detail)',
      "error.message === 'Not found'",
      'copy.failed !== error.msg',
      "switch (message) { case 'gone': }",
      "error.errors.email?.includes('taken')",
      "error.messages[0] === 'taken'",
      "errors.name?.[0] === 'taken'",
      "endpoint.summary.startsWith('Reads')",
    ],
    lawful: [
      "error.message.split('\\n', 1)",
      "error.message === ''",
      'error.message === undefined',
      "error.code === 'ENOENT'",
      "message.kind === 'ask'",
      "text.includes('x')",
      'Object.keys(error.errors).length > 0',
      'const [first] = error.errors.email',
      'shown.set(name, error.message)',
      "detail.replaceAll('\\n', ' ')",
    ],
    exempt: 'src/planted.test.ts',
  },
  'no-bare-code': {
    breaches: [
      'member.sex === 2',
      'if (2 !== viewer) leave()',
      'pairing?.statusN === 8',
      'row.status_n === (isWoman ? 8 : Status.likedByWoman)',
      'account.age_conf >= 2',
      'const made = { femaleStatus: 3 }',
      'const sex = isEven ? 2 : 1',
      'switch (ageConf) { case 3: }',
      'post.sender_sex === 1',
      'interface Props { statusOld: 3 | 5 }',
      '[0, 6].includes(row.status_n)',
      'choices.sadismLevels[1].indexOf(text)',
      'const reasons = cancelReasons[2]',
      'message.sender === 1',
    ],
    lawful: [
      'sex === Sex.woman',
      'sadismLevels[Sex.man]',
      'bodyTypes[sex][2]',
      'pieces[1]',
      'response.status === 404',
      'const status_n = read()',
      '({ sex: member.sex })',
    ],
    exempt: 'tests/planted.ts',
  },
  'no-retired-word': {
    breaches: [
      '/** Waits until the page hears orders. */ run()',
      'run() // Draws the menu anew.',
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
    ],
    lawful: [
      'const answers = { reason }',
      'const longestLine = 300',
      'query({ onSettled: close })',
      'const { kept: stored } = read()',
      'const isLongStanding = true',
      'const mainsail = notice.said',
      'run() // The connection is kept. `anew` is a field.',
    ],
  },
  'no-workbench-words': {
    breaches: [
      "flash('保存しました')",
      'const text = (name: string) => `${name}さん`',
      'const empty = <p>まだありません</p>',
      'const saved = <p>Saved worlds</p>',
      'const named = <nav aria-label="Open panels" />',
    ],
    lawful: [
      "open('/history')",
      "const words = 'dock panels'",
      'const key = <kbd>Esc</kbd>',
      'const address = <input placeholder="https://api.example.com" />',
    ],
    in: 'src/renderer/workbench/planted.tsx',
    exempt: 'src/renderer/member/planted.tsx',
  },
  'json-type': {
    breaches: ["import men from './men.json'", "import { women } from '../women.json'"],
    lawful: ["import deck from './deck.json' with { type: 'json' }", "import type texts from './texts.json'"],
  },
  'no-dropped-fact': {
    breaches: ['show(likeEndpoint.summary)', 'if (endpoint?.automatic) leave()'],
    lawful: ['show(endpoint.id)', 'const { summary } = props'],
    in: 'src/renderer/member/planted.ts',
    exempt: 'src/renderer/workbench/planted.ts',
  },
}

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

/** Name of a file for one rule, in the folder of `path`: `src/planted.ts` becomes `src/json-type.ts`. */
const fileOf = (rule: string, path = 'src/planted.ts') => path.replace('planted', rule)

/** Plants all files, lints them once, and returns the reported lines of a rule in its file. */
function lintPlanted(): (rule: string, path?: string) => string[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'yoimachi-lint-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const jsPlugins = [join(root, '.scripts/lint/house-rules.mjs')]
  const rules = Object.fromEntries(Object.keys(planted).map((rule) => [`house/${rule}`, 'warn']))
  const config = { plugins: [], categories: { correctness: 'off' }, jsPlugins, rules }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  const files = new Map<string, readonly string[]>()
  for (const [rule, { breaches, lawful, in: home, exempt }] of Object.entries(planted)) {
    files.set(fileOf(rule, home), [...breaches, ...lawful])
    if (exempt !== undefined) files.set(fileOf(rule, exempt), breaches)
  }
  for (const [file, lines] of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), `${lines.join(';\n')}\n`)
  }
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.']
  const { diagnostics } = JSON.parse(execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })) as {
    readonly diagnostics: readonly Diagnostic[]
  }
  return (rule, path) =>
    diagnostics
      .filter(({ code, filename }) => code === `house(${rule})` && filename === fileOf(rule, path))
      .map(({ labels }) => files.get(fileOf(rule, path))?.[(labels[0]?.span.line ?? 0) - 1] ?? '')
}

test('each rule reports its planted breaches, and nothing else', () => {
  const reported = lintPlanted()
  for (const [rule, { breaches, in: home, exempt }] of Object.entries(planted)) {
    expect(reported(rule, home), rule).toEqual(breaches)
    expect(exempt === undefined ? [] : reported(rule, exempt), exempt).toEqual([])
  }
}, 60_000)

test('no-retired-word says the words to use', () => {
  expect(adviceFor('useSettled')).toContain('debounce')
  expect(adviceFor('MemberLine')).toContain('Row')
  expect(adviceFor('settledAt')).toBeUndefined()
})
