import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { damageText } from '../../../src/contract/rules/damage.ts'
import { farthestJump } from '../../../src/contract/rules/farthest-jump.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { openClock } from './clock-file.ts'
import { Clock, type ClockState } from './clock.ts'

const noon = Date.parse('2026-11-21T12:00:00+09:00')
const frozen: ClockState = { mode: 'frozen', at: noon, since: 0, speed: 1 }

/** A clock whose real time the test moves. */
function aClock(state: ClockState) {
  const real = { now: 5000 }
  const save = vi.fn<(state: ClockState) => void>()
  return { real, save, clock: new Clock(() => real.now, state, save) }
}

test('D-02 a frozen clock stands still and stores no real time', () => {
  const { real, save, clock } = aClock(frozen)
  real.now = 9000
  expect(clock.now()).toBe(noon)
  clock.moveTo(noon + 1)
  expect(clock.now()).toBe(noon + 1)
  expect(save.mock.lastCall).toEqual([{ ...frozen, at: noon + 1 }])
})

test('D-02 a running clock follows real time at its speed, in whole milliseconds', () => {
  const { real, save, clock } = aClock(frozen)
  clock.run(2.5)
  expect(save.mock.lastCall).toEqual([{ mode: 'running', at: noon, since: 5000, speed: 2.5 }])
  real.now = 5001
  expect(clock.now()).toBe(noon + 2)
  clock.moveTo(noon + 100)
  real.now = 5003
  expect(clock.now()).toBe(noon + 105)
  clock.freeze()
  real.now = 9000
  expect([clock.now(), clock.state]).toEqual([noon + 105, { mode: 'frozen', at: noon + 105, since: 0, speed: 2.5 }])
  clock.run()
  expect(clock.state.speed).toBe(1)
  clock.resume({ mode: 'frozen', speed: 3 })
  expect(clock.state).toEqual({ mode: 'frozen', at: noon + 105, since: 0, speed: 3 })
})

test('D-02 a system clock set back, or years ahead, neither moves virtual time back nor stops it', () => {
  const { real, save, clock } = aClock({ mode: 'running', at: noon, since: 5000, speed: 3600 })
  real.now = 6000
  expect(clock.now()).toBe(noon + 3_600_000)
  real.now -= 3_600_000
  expect(clock.now()).toBe(noon + 3_600_000)
  expect(save.mock.lastCall).toEqual([{ mode: 'running', at: noon + 3_600_000, since: real.now, speed: 3600 }])
  real.now += 1
  expect(clock.now()).toBe(noon + 3_603_600)
  real.now += 11 * 24 * 3_600_000
  expect(clock.now()).toBe(noon + 3_603_600)
  real.now += 1
  expect(clock.now()).toBe(noon + 3_607_200)
  clock.moveTo(noon)
  expect(clock.now()).toBe(noon)
})

test('D-02 saves the present instant of a running clock on request', () => {
  const { real, save, clock } = aClock({ mode: 'running', at: noon, since: 5000, speed: 2 })
  real.now = 6000
  clock.saveNow()
  expect(save.mock.lastCall).toEqual([{ mode: 'running', at: noon + 2000, since: 6000, speed: 2 }])
})

test('D-04 a held clock waits, and is stored as the running clock that it is', () => {
  const { real, save, clock } = aClock({ mode: 'running', at: noon, since: 5000, speed: 2 })
  real.now = 6000
  clock.hold()
  expect(save.mock.lastCall).toEqual([{ mode: 'running', at: noon + 2000, since: 6000, speed: 2 }])
  real.now = 7000
  expect(clock.now()).toBe(noon + 2000)
  clock.moveTo(noon + 5000)
  real.now = 8000
  clock.release()
  expect([clock.now(), save.mock.lastCall]).toEqual([
    noon + 5000,
    [{ mode: 'running', at: noon + 5000, since: 8000, speed: 2 }],
  ])
  real.now = 8001
  expect(clock.now()).toBe(noon + 5002)
})

test('saves changes only', () => {
  const { save, clock } = aClock(frozen)
  clock.freeze()
  clock.moveTo(noon)
  clock.saveNow()
  expect(save).not.toHaveBeenCalled()
  clock.resume({ mode: 'frozen', speed: 2 })
  expect(save).toHaveBeenCalledTimes(1)
})

const runUntil = noon - 60_000
const known = { initial: undefined, runUntil, lastInstant: () => noon + 7 }
const stored = (dir: string) => JSON.parse(readFileSync(join(dir, 'clock.json'), 'utf8')) as ClockState

test('D-04 opens a new clock, saves its changes and continues from them', async () => {
  const dir = await aFolder()
  const first = await openClock(dir, () => 5000, { ...known, initial: frozen })
  expect([first.clock.state, first.damage, stored(dir)]).toEqual([frozen, [], frozen])
  first.clock.moveTo(noon + 1)
  first.clock.moveTo(noon + 2)
  await first.saved()
  expect(stored(dir).at).toBe(noon + 2)
  const again = await openClock(dir, () => 5000, known)
  expect([again.clock.now(), again.damage]).toEqual([noon + 2, []])
})

test('D-04 a clock behind the last effect of its world opens there', async () => {
  const dir = await aFolder()
  writeFileSync(join(dir, 'clock.json'), JSON.stringify({ ...frozen, at: runUntil - 1 }))
  const { clock, saved } = await openClock(dir, () => 5000, known)
  expect(clock.now()).toBe(runUntil)
  await saved()
})

test.each([
  ['no JSON', '{'],
  ['a wrong mode', JSON.stringify({ ...frozen, mode: 'fast' })],
  ['a broken instant', JSON.stringify({ ...frozen, at: 1.5 })],
  ['a broken real instant', JSON.stringify({ ...frozen, since: 1.5 })],
  ['no speed', JSON.stringify({ ...frozen, speed: 0 })],
  ['more than it should hold', JSON.stringify({ ...frozen, more: 1 })],
  ['an instant far ahead', JSON.stringify({ ...frozen, at: farthestJump(runUntil) + 1 })],
])('R2 with %s in its file the clock stands still at the last instant and keeps the file', async (_, text) => {
  const dir = await aFolder()
  writeFileSync(join(dir, 'clock.json'), text)
  const { clock, damage } = await openClock(dir, () => 5000, known)
  expect(clock.state).toEqual({ mode: 'frozen', at: noon + 7, since: 0, speed: 1 })
  expect(damage.map(damageText)).toEqual([
    `${join(dir, 'clock.json')} is damaged: the clock stands still at 2026-11-21T12:00:00.007+09:00, the last known ` +
      `instant. The file is kept as ${join(dir, 'clock.json')}.damaged.`,
  ])
  expect(readFileSync(join(dir, 'clock.json.damaged'), 'utf8')).toBe(text)
  expect(stored(dir)).toEqual(clock.state)
})

test('R2 a second damaged file does not replace the copy of the first', async () => {
  const dir = await aFolder()
  for (const text of ['{', '[']) {
    writeFileSync(join(dir, 'clock.json'), text)
    await openClock(dir, () => 5000, known)
  }
  const copies = ['clock.json.damaged', 'clock.json.damaged-2'].map((name) => readFileSync(join(dir, name), 'utf8'))
  expect(copies).toEqual(['{', '['])
})

test.each([
  ['11 days ahead at 3600 times real time', { ...frozen, mode: 'running', speed: 3600, since: -11 * 86_400_000 }],
  ['behind the last start', { ...frozen, mode: 'running', since: 86_400_000 }],
] as const)('R2 a clock of the system that is %s leaves the file whole, and the clock goes on', async (_, state) => {
  const dir = await aFolder()
  writeFileSync(join(dir, 'clock.json'), JSON.stringify(state))
  const real = { now: 5000 }
  const { clock, damage, saved } = await openClock(dir, () => real.now, known)
  // The file may be older than the latest record.
  expect([clock.now(), damage]).toEqual([noon + 7, []])
  real.now += 10
  expect(clock.now()).toBe(noon + 7 + 10 * state.speed)
  await saved()
  expect(readdirSync(dir)).toEqual(['clock.json'])
})

test('R2 a file that cannot be read stays where it is', async () => {
  const dir = await aFolder()
  mkdirSync(join(dir, 'clock.json'))
  await expect(openClock(dir, () => 5000, known)).rejects.toThrow(/^Failed to read \S+clock\.json: EISDIR/)
  expect(readdirSync(dir)).toEqual(['clock.json'])
})

test('R2 the farthest instant of a jump is no damage', async () => {
  const dir = await aFolder()
  const at = farthestJump(runUntil)
  writeFileSync(join(dir, 'clock.json'), JSON.stringify({ ...frozen, at }))
  expect((await openClock(dir, () => 5000, known)).clock.now()).toBe(at)
})

test('R2 without its file the clock stands still at the last instant and says so', async () => {
  const dir = await aFolder()
  const { clock, damage } = await openClock(dir, () => 5000, known)
  expect(clock.now()).toBe(noon + 7)
  expect(damage.map(damageText)).toEqual([
    `${join(dir, 'clock.json')} is missing: the clock stands still at 2026-11-21T12:00:00.007+09:00, the last known instant.`,
  ])
  expect(readdirSync(dir)).toEqual(['clock.json'])
})

test('R2 a file that cannot be written is one line with a way out', async () => {
  const missing = join(await aFolder(), 'gone')
  await expect(openClock(missing, () => 5000, { ...known, initial: frozen })).rejects.toThrow(
    /^Failed to write \S+clock\.json: ENOENT.* Free disk space, or repair the rights of the folder\.$/,
  )
})
