import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, release, tmpdir } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { en, ja } from './copy.ts'
import { detailOf, messageOf } from './error-text.ts'
import type { Log } from './log.ts'
import { reportText } from './report-text.ts'
import { createReporter, writeReport } from './report.ts'

describe('report text', () => {
  const facts = {
    at: new Date('2026-11-22T14:00:00Z'),
    app: '0.1.0',
    system: 'linux',
    home: '/home/hanako',
  }

  test('names the fault, the time and the version, and hides the home folder', () => {
    const fault = { kind: 'error', detail: 'Error: no\n    at /home/hanako/app.js:1' } as const
    expect(reportText(fault, facts, ja)).toContain('アプリで予期しないエラーが起きました')
    const text = reportText(fault, facts, en)
    expect(text).toContain('When: 2026-11-22T14:00:00.000Z')
    expect(text).toContain('App: 0.1.0')
    expect(text).toContain('at ~/app.js:1')
    expect(text).not.toContain('hanako')
  })

  test.each([
    ['/home/花子', 'at file:///home/%E8%8A%B1%E5%AD%90/app.js:1', 'at ~/app.js:1'],
    ['/home/a b', 'at file:///home/a%20b/app.js:1', 'at ~/app.js:1'],
    ['C:\\Users\\Hanako', 'at C:\\Users\\Hanako\\app.js:1', 'at ~\\app.js:1'],
    ['C:\\Users\\Hanako', 'at file:///C:/Users/Hanako/app.js:1', 'at ~/app.js:1'],
    ['C:\\Users\\花子', 'at file:///C:/Users/%E8%8A%B1%E5%AD%90/app.js:1', 'at ~/app.js:1'],
    ['/', 'at /srv/app.js:1', 'at /srv/app.js:1'],
  ])('hides the home folder %s as stacks write it: %s', (home, detail, hidden) => {
    expect(
      reportText({ kind: 'error', detail }, { ...facts, home }, en)
        .split('\n')
        .at(-2),
    ).toBe(hidden)
  })

  test('reads any thrown value as a detail and as one line', () => {
    expect(detailOf(new Error('no'))).toContain('report.test.ts')
    expect(detailOf('text')).toBe('text')
    expect(messageOf(new Error('first\nsecond'))).toBe('first')
    expect(messageOf(undefined)).toBe('undefined')
  })
})

describe('report folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'yoimachi-reports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('keeps two reports of the same millisecond', () => {
    const at = new Date(Date.UTC(2026, 10, 22, 14))
    const paths = ['first', 'second'].map((text) => writeReport(folder, at, text) ?? '')
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['first', 'second'])
  })

  test('names reports by time and keeps the newest twenty', () => {
    writeFileSync(join(folder, 'yoimachi.log'), '')
    for (let minute = 0; minute < 23; minute += 1)
      writeReport(folder, new Date(Date.UTC(2026, 10, 22, 14, minute)), `minute ${minute}`)
    const names = readdirSync(folder).toSorted()
    expect(names).toHaveLength(21)
    expect(names[0]).toBe('report-2026-11-22T14-03-00-000Z.txt')
    expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toBe('minute 3')
  })

  test('returns undefined for a folder that cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(writeReport(join(folder, 'file'), new Date(0), 'text')).toBeUndefined()
  })
})

test('logs a fault in one line and writes its report beside the log', () => {
  lend(app, { getVersion: () => '1.2.3' })
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines: string[] = []
  const reporter = (path: string) =>
    createReporter({ path, error: (line: string) => lines.push(line) } as unknown as Log, () => en)
  const path = reporter(join(folder, 'yoimachi.log'))({ kind: 'page', detail: `first in ${homedir()}\nsecond` }) ?? ''
  const { electron, chrome, node } = process.versions
  expect(readFileSync(path, 'utf8').split('\n')).toEqual([
    ...[en.report.title, en.report.privacy, '', expect.stringMatching(`^${en.report.when}: `)],
    `${en.report.what}: ${en.report.page}`,
    `${en.report.app}: 1.2.3 (Electron ${electron}, Chromium ${chrome}, Node ${node})`,
    `${en.report.system}: ${process.platform} ${process.arch} ${release()}`,
    ...['', `${en.report.detail}:`, 'first in ~', 'second', ''],
  ])
  writeFileSync(join(folder, 'file'), '')
  expect(reporter(join(folder, 'file/yoimachi.log'))({ kind: 'error', detail: 'third' })).toBeUndefined()
  expect(lines).toEqual([`A fault (page): first in ${homedir()} Report: ${path}`, 'A fault (error): third'])
})

test('keeps the detail of a report as it is where no home is known', () => {
  const facts = { at: new Date(0), app: '', system: '', home: '' }
  expect(reportText({ kind: 'error', detail: 'no' }, facts, en)).toMatch(/:\nno\n$/)
})
