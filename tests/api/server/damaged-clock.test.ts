import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../../mock-api/server/server.ts'
import { damageText } from '../../../src/contract/rules/damage.ts'
import { startMock, type Mock } from '../../support/mock.ts'

const isoOf = (at: number) => new Date(at).toISOString()

/** A folder whose clock ran for hours after the last effect, with a record made at its last instant. */
async function aClosedFolder(): Promise<{ mock: Mock; path: string; last: number; world: string }> {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const mock = await startMock({ members: 5 })
  await mock.advance('PT3H')
  await mock.post('/api/auth/password', { email: 'woman@yoimachi.example', redirect_url: mock.server.url })
  const last = mock.server.runtime.clock.now()
  const world = mock.worldText()
  await mock.close()
  return { mock, path: join(mock.dataDir, 'clock.json'), last, world }
}

test('R2 a damaged clock file never refuses the world: its clock stands still at the last known instant', async () => {
  const { mock, path, last, world } = await aClosedFolder()
  const intact = await readFile(path, 'utf8')
  const state = JSON.parse(intact)
  const damages: string[] = [
    '',
    'null',
    '{}',
    '\0'.repeat(intact.length),
    JSON.stringify({ ...state, mode: 'stopped' }),
    JSON.stringify({ ...state, speed: 0 }),
    // An invalid instant, and one a century ahead.
    JSON.stringify({ ...state, at: Number.MAX_SAFE_INTEGER }),
    JSON.stringify({ ...state, at: state.at + 200 * 365 * 86_400_000 }),
    ...Array.from({ length: 6 }, (_, cut) => intact.slice(0, Math.ceil(((cut + 1) * (intact.length - 2)) / 7))),
  ]
  for (const damaged of damages) {
    await writeFile(path, damaged)
    const again = await startMock({ dataDir: mock.dataDir })
    const { clock, damage } = again.server.runtime
    expect([clock.state.mode, isoOf(clock.now()), again.worldText() === world], damaged).toEqual([
      'frozen',
      isoOf(last),
      true,
    ])
    expect(damage.map(damageText)).toEqual([
      expect.stringMatching(
        /^\S+clock\.json is damaged: .*the clock stands still at 2026-11-21T15:00:00\.000\+09:00, the last known instant\. The file is kept as \S+clock\.json\.damaged(?:-\d+)?\.$/,
      ),
    ])
    expect((await again.control('GET', '/storage')).body.damage).toEqual(
      damage.map((found) => ({ ...found, text: damageText(found) })),
    )
    const [found] = damage
    expect(found && 'copy' in found && (await readFile(String(found.copy), 'utf8'))).toBe(damaged)
    await again.close()
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ mode: 'frozen', at: last })
  }
  const whole = await startMock({ dataDir: mock.dataDir })
  expect(whole.server.runtime.damage).toEqual([])
})

test('R2 a clock file that is missing beside a world is reported as well', async () => {
  const { mock, path, last } = await aClosedFolder()
  await rm(path)
  const again = await startServer({ port: 0, dataDir: mock.dataDir, logError: () => {} })
  const { clock, damage } = again.runtime
  expect([clock.state.mode, isoOf(clock.now())]).toEqual(['frozen', isoOf(last)])
  expect(damage.map(damageText)).toEqual([
    expect.stringMatching(/clock\.json is missing: the clock stands still at \S+, the last known instant\.$/),
  ])
  await again.close()
})

test('R2 the last known instant of a new world is its founding', async () => {
  const mock = await startMock({ members: 60 })
  const founded = mock.server.runtime.clock.now()
  await mock.close()
  await rm(join(mock.dataDir, 'clock.json'))
  expect((await startMock({ dataDir: mock.dataDir })).server.runtime.clock.now()).toBe(founded)
})
