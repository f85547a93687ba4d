import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { effectKinds } from '../../../src/contract/control/effects.ts'
import { coverageCommand } from './coverage-command.ts'
import { Coverage } from './coverage.ts'

/** Report in which all time rules but these are covered, and nothing else. */
function report(missing: readonly string[]) {
  const fired = new Map(effectKinds.filter((kind) => !missing.includes(kind)).map((kind) => [kind, 1]))
  const { timeRules, ...rest } = new Coverage(fired).report(['文'])
  // One part keeps the numbers simple.
  return { ...rest, timeRules, endpoints: [], channels: [], screens: [], errorTexts: [] }
}

async function aFolder() {
  const cache = await mkdtemp(join(tmpdir(), 'yoimachi-coverage-'))
  onTestFinished(() => rm(cache, { recursive: true, force: true }))
  return cache
}

/** Runs the command with the folder of its files, and returns its code and what it told. */
async function runIn(cache: string, ...args: string[]) {
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const code = await coverageCommand(args, { cache, print: tell, warn: tell })
  return { code, told: told.join('\n') }
}

async function run(reports: readonly object[], ...args: string[]) {
  const cache = await aFolder()
  const from = await mkdtemp(join(cache, 'from-'))
  for (const [index, one] of reports.entries()) await writeFile(join(from, `${index}.json`), JSON.stringify(one))
  return { ...(await runIn(cache, '--from', from, ...args)), out: join(cache, 'coverage-report') }
}

test('IMP-18 the gate passes when several runs together reach the minimum, and lists what is missing otherwise', async () => {
  const one = report(['charge', 'hold-end'])
  const other = report(['charge', 'like-expiry'])
  const held = await run([one, other], '--min', '92')
  expect(held).toMatchObject({ code: 0, told: expect.stringMatching(/time +12 of +13 +92 %/) })
  for (const name of ['coverage.html', 'coverage.json', 'coverage.xml'])
    expect((await readFile(join(held.out, name), 'utf8')).length).toBeGreaterThan(100)
  const short = await run([one, other], '--min', '93')
  expect(short).toMatchObject({
    code: 1,
    told: expect.stringContaining('time is below 93 %. Not seen: charge'),
  })
  expect([short.told, held.told]).toEqual([
    expect.stringContaining(`written: ${join(short.out, 'coverage.html')}`),
    expect.not.stringContaining('below'),
  ])
  expect(await readFile(join(held.out, 'coverage.html'), 'utf8')).toContain('Yoimachi coverage')
})

test.each([
  [10, ''],
  [11, ' and 1 more'],
])('names ten of %i missing items', async (count, more) => {
  const missing = effectKinds.slice(0, count)
  const { told } = await run([report(missing)], '--min', '100')
  expect(told.split('\n').at(-1)).toBe(`time is below 100 %. Not seen: ${missing.slice(0, 10).join(', ')}${more}`)
})

test('reads the reports of the last tests, in folders of their own, and writes to a folder of choice', async () => {
  const cache = await aFolder()
  await mkdir(join(cache, 'coverage', 'api'), { recursive: true })
  await writeFile(join(cache, 'coverage', 'api', 'one.json'), JSON.stringify(report([])))
  await writeFile(join(cache, 'coverage', 'notes.txt'), 'no report')
  expect(await runIn(cache, '--min', '100', '--out', join(cache, 'a', 'b'))).toMatchObject({ code: 0 })
  expect(await readdir(join(cache, 'a', 'b'))).toContain('coverage.json')
})

test('reads the report of a running server', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(report([])))
  const cache = await aFolder()
  for (const address of ['http://127.0.0.1:3100', 'https://api.example.com'])
    expect(await runIn(cache, '--min', '100', '--from', address)).toMatchObject({ code: 0 })
  expect(fetched.mock.calls.map(([url]) => (url as URL).href)).toEqual([
    'http://127.0.0.1:3100/__control/coverage',
    'https://api.example.com/__control/coverage',
  ])
  const folder = 'none-https:'
  expect(await runIn(cache, '--min', '0', '--from', folder)).toMatchObject({ code: 3 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('reports a wrong option, an invalid report and an empty folder in one line each', async () => {
  for (const args of [[], ['--min', 'all'], ['--min', '101'], ['--min', '5', '--max', '6']])
    expect(await run([], ...args)).toMatchObject({
      code: 2,
      told: expect.stringContaining('Allowed: --min N'),
    })
  expect(await run([], '--min', '5')).toMatchObject({
    code: 3,
    told: expect.stringContaining('Run npm test'),
  })
  const cache = await aFolder()
  const [one, other] = [await mkdtemp(join(cache, 'a-')), await mkdtemp(join(cache, 'b-'))]
  expect(await runIn(cache, '--min', '5', '--from', one, '--from', other)).toMatchObject({
    code: 3,
    told: expect.stringContaining(`Failed to find coverage in ${one}, ${other}: no report is there.`),
  })
  expect(await run([{ endpoints: 1 }], '--min', '5')).toMatchObject({
    code: 3,
    told: expect.stringMatching(
      /^Failed to read coverage from \S+from-\S+: it is no coverage report \(endpoints\)\. Run npm test/,
    ),
  })
  expect((await run([], '--min=-1')).told).toContain('--min takes a number from 0 to 100, not -1.')
  expect((await run([])).told).toContain('not nothing.')
})

test('reports a folder that cannot be written in one line', async () => {
  const cache = await aFolder()
  const file = join(cache, 'file')
  await writeFile(file, '')
  const { code, told } = await run([report([])], '--min', '0', '--out', join(file, 'out'))
  expect([code, told]).toEqual([2, expect.stringMatching(/^Failed to write into \S+out: ENOTDIR.* with --out\.$/)])
})

test.each([
  ['a page', () => Promise.resolve(new Response('<!doctype html>')), 'it is no JSON'],
  ['a refusal', () => Promise.resolve(new Response('', { status: 404 })), 'it returned 404'],
  [
    'no response',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
    'connect ECONNREFUSED',
  ],
])('reports a server that gives %s in one line', async (_, respond, reason) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(respond)
  const { code, told } = await runIn(await aFolder(), '--min', '0', '--from', 'http://127.0.0.1:3100')
  expect([code, told.split(' Run npm test')[0]]).toEqual([
    3,
    `Failed to read coverage from http://127.0.0.1:3100: ${reason}.`,
  ])
})
