import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { en, ja } from './copy.ts'
import { detailOf, messageOf, reopensUnasked, reportText, writeReport } from './recovery.ts'

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

  test('reads any thrown value as a detail and as one line', () => {
    expect(detailOf(new Error('no'))).toContain('recovery.test.ts')
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

test.each([
  ['the first crash', [5000], true],
  ['the third within a minute', [0, 1000, 2000], true],
  ['the fourth within a minute', [0, 1000, 2000, 3000], false],
  ['the fourth a millisecond before the minute ends', [0, 1000, 2000, 59_999], false],
  ['the fourth when the first is a minute old', [0, 30_000, 40_000, 60_000], true],
])('reloads without asking after %s', (_title, deaths, expected) => {
  expect(reopensUnasked(deaths)).toBe(expected)
})
