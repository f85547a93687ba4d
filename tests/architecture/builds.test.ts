import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from '../../.scripts/browser/find-chromium.mjs'
import { stampOf } from '../../.scripts/build/ensure-built.mjs'
import { requireLegalFacts } from '../../.scripts/build/legal.mjs'
import { withLock } from '../../.scripts/build/lock-file.mjs'
import { patternOf, releaseOf } from '../../.scripts/build/service-worker.mjs'
import { routeTable } from '../../src/renderer/member/app/routing/route-table.ts'

let folder = ''
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-builds-'))
  mkdirSync(join(folder, 'src'))
  write('src/one.ts', 'one')
  write('src/two.ts', 'two')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a source is changed', () => write('src/one.ts', 'other')],
  ['a source is added', () => write('src/three.ts', '')],
  ['a source is removed', () => rmSync(join(folder, 'src/two.ts'))],
  ['two sources change places', () => (write('src/one.ts', 'two'), write('src/two.ts', 'one'))],
])('a build is stale when %s', (_title, change) => {
  const before = stampOf(folder, ['src', 'missing.json'])
  change()
  expect(stampOf(folder, ['src', 'missing.json'])).not.toBe(before)
})

test.each([
  ['a test is added', () => write('src/one.test.ts', 'test')],
  ['a checkout touches a file', () => utimesSync(join(folder, 'src/one.ts'), 1, 1)],
  ['a file outside its inputs changes', () => write('README.md', 'text')],
])('a build stays fresh when %s', (_title, change) => {
  const before = stampOf(folder, ['src'])
  change()
  expect(stampOf(folder, ['src'])).toBe(before)
})

test('runs two builds of one output one after the other, also after a failed one', async () => {
  const lock = join(folder, 'locks/web.lock')
  const log: string[] = []
  const build = (name: string) =>
    withLock(lock, async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 30))
      log.push(`${name} ends`)
      if (name === 'broken') throw new Error('broken')
    })
  const results = await Promise.allSettled([build('broken'), build('second'), build('third')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(log.filter((_line, index) => index % 2 === 0).map((line) => line.replace('begins', 'ends'))).toEqual(
    log.filter((_line, index) => index % 2 === 1),
  )
})

test('ignores the lock of a killed build', async () => {
  const lock = join(folder, 'web.lock')
  // A number higher than every real one, and one that belongs to another program by now.
  for (const content of ['4194305 1', '1 1', `${process.pid} 1`]) {
    writeFileSync(lock, content)
    await expect(withLock(lock, () => Promise.resolve('built'))).resolves.toBe('built')
  }
})

test('says which lock it cannot write instead of waiting for it', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const lock of [
    join(file, 'web.lock'),
    join(file, 'deeper', 'web.lock'),
    join(folder, `${'x'.repeat(300)}.lock`),
  ])
    await expect(withLock(lock, () => Promise.resolve())).rejects.toThrow(
      /^Failed to build: E\w+: .*\. Free disk space, or use a checkout that you may write to\.$/,
    )
})

test('fails for a requested browser that is missing instead of using another one', () => {
  const wished = process.env['CHROMIUM_PATH']
  process.env['CHROMIUM_PATH'] = join(folder, 'no-browser')
  try {
    expect(() => findChromium()).toThrow('no-browser')
  } finally {
    if (wished === undefined) delete process.env['CHROMIUM_PATH']
    else process.env['CHROMIUM_PATH'] = wished
  }
})

test('answers for the pages of the app only in the service worker', () => {
  const pages = new RegExp(patternOf(routeTable.map(({ path }) => path)))
  for (const path of ['/', '/home', '/home/', '/about/law', '/about/partners/3', '/notice/12', '/recommends/male'])
    expect(pages.test(path), path).toBe(true)
  for (const path of [
    '/api/account',
    '/cable',
    '/uploads/piano-1.svg',
    '/images/samples/01.jpg',
    '/mock/three-d-secure',
    '/__control/clock',
    '/homes',
    '/notice/12/more',
    '/openapi.json',
  ])
    expect(pages.test(path), path).toBe(false)
})

test.each<[string, () => string]>([
  ['a cached file', () => (write('app.html', 'other'), releaseOf(folder, ['/app.html'], ['pages', 'code']))],
  ['the list of files', () => (write('b.js', ''), releaseOf(folder, ['/app.html', '/b.js'], ['pages', 'code']))],
  ['the paths of the pages', () => releaseOf(folder, ['/app.html'], ['other pages', 'code'])],
  ['the code of the service worker', () => releaseOf(folder, ['/app.html'], ['pages', 'other code'])],
])('a release gets a cache of its own when a deployment changes only %s', (_title, next) => {
  write('app.html', 'app')
  const before = releaseOf(folder, ['/app.html'], ['pages', 'code'])
  expect(releaseOf(folder, ['/app.html'], ['pages', 'code'])).toBe(before)
  expect(next()).not.toBe(before)
})

test('a release is refused with the names of the legal facts that are missing', async () => {
  await expect(requireLegalFacts()).rejects.toThrow(/^Failed to build a release: .*legal\.json: .*seller/)
})
