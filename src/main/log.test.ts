import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LogLevel, openLog } from './log.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (printed: LogLevel = 'silent', at = folder) =>
  openLog({ folder: at, printed, now: () => new Date('2026-11-22T14:00:00Z') })

test('starts each line with its time and level', () => {
  const log = open()
  log.warn('the port was busy')
  expect(readFileSync(log.path, 'utf8')).toBe('2026-11-22T14:00:00.000Z warn the port was busy\n')
})

test('filters the file and the terminal by their own levels', () => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const log = open('error')
  log.setFileLevel('warn')
  log.info('not kept')
  log.warn('kept, not printed')
  expect(readFileSync(log.path, 'utf8')).not.toContain('not kept')
  expect(readFileSync(log.path, 'utf8')).toContain('kept, not printed')
  expect(printed).not.toHaveBeenCalled()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  log.error('printed, too')
  expect(errors.mock.calls).toEqual([['printed, too']])
  expect(readFileSync(log.path, 'utf8')).toMatch(/ error printed, too\n$/)
})

test('fills a file to exactly its size, in a folder whose name ends like it', () => {
  const log = open('silent', join(folder, 'x.log'))
  log.info('a')
  const length = '2026-11-22T14:00:00.000Z info a'.length
  writeFileSync(log.path, 'x'.repeat(1024 * 1024 - length))
  log.info('a')
  expect(readdirSync(join(folder, 'x.log'))).toEqual(['yoimachi.log'])
  log.info('a')
  expect(readdirSync(join(folder, 'x.log')).toSorted()).toEqual(['yoimachi.1.log', 'yoimachi.log'])
})

test('measures a line in bytes, as the system does', () => {
  const log = open()
  const start = '2026-11-22T14:00:00.000Z info '.length
  writeFileSync(log.path, 'x'.repeat(1024 * 1024 - start - 2))
  log.info('宵')
  expect(readdirSync(folder).toSorted()).toEqual(['yoimachi.1.log', 'yoimachi.log'])
})

test('rotates a full file and keeps three old ones', () => {
  const log = open()
  for (const generation of [1, 2, 3, 4, 5]) {
    writeFileSync(log.path, `generation ${generation}\n${'x'.repeat(1024 * 1024)}`)
    log.info('next')
  }
  expect(readdirSync(folder).toSorted()).toEqual(['yoimachi.1.log', 'yoimachi.2.log', 'yoimachi.3.log', 'yoimachi.log'])
  expect(readFileSync(join(folder, 'yoimachi.1.log'), 'utf8')).toContain('generation 5')
  expect(readFileSync(join(folder, 'yoimachi.3.log'), 'utf8')).toContain('generation 3')
})

test('ignores a folder that cannot be written', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => open('silent', join(folder, 'file')).error('lost')).not.toThrow()
})
