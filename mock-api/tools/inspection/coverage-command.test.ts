import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

async function run(reports: readonly object[], ...args: string[]) {
  const cache = await mkdtemp(join(tmpdir(), 'yoimachi-coverage-'))
  onTestFinished(() => rm(cache, { recursive: true, force: true }))
  const from = await mkdtemp(join(cache, 'from-'))
  for (const [index, one] of reports.entries()) await writeFile(join(from, `${index}.json`), JSON.stringify(one))
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const code = await coverageCommand(['--from', from, ...args], { cache, print: tell, warn: tell })
  return { code, told: told.join('\n'), out: join(cache, 'coverage-report') }
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
  expect((await run([{ endpoints: 1 }], '--min', '5')).code).toBe(3)
})
