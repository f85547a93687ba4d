import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeReport } from './report-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a report lies under its instant, and the newest twenty stay', () => {
  writeFileSync(join(folder, 'yoimachi.log'), '')
  for (let minute = 0; minute < 23; minute += 1)
    writeReport(folder, new Date(Date.UTC(2026, 10, 22, 14, minute)), `minute ${minute}`)
  const names = readdirSync(folder).toSorted()
  expect(names).toHaveLength(21)
  expect(names[0]).toBe('report-2026-11-22T14-03-00-000Z.txt')
  expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toBe('minute 3')
})

test('a folder that cannot be written gives no report, and no error', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(writeReport(join(folder, 'file'), new Date(0), 'text')).toBeUndefined()
})
