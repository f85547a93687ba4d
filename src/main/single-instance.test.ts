import { app } from 'electron'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { claimSingleInstance, laterStart, onLaterStart, startAfterThis } from './single-instance.ts'

/** A process that is the first of its world, or a later one. */
function aStart(isFirst: boolean, args: readonly string[]) {
  let hear = (..._given: unknown[]) => {}
  const request = vi.fn<(handed: object) => boolean>(() => isFirst)
  const quit = vi.fn<() => void>()
  lend(app, { requestSingleInstanceLock: request, quit, on: (_: string, run: typeof hear) => (hear = run) })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const seen: unknown[] = []
  const claimed = claimSingleInstance(args)
  onLaterStart((...given) => seen.push(given))
  return { claimed, request, quit, said, seen, hear: (handed: unknown) => hear({}, [], '', handed) }
}

test('the first process of a world hears what later ones are started with', () => {
  const { claimed, request, quit, seen, hear } = aStart(true, ['--seed=7'])
  expect([claimed, request.mock.calls, quit.mock.calls]).toEqual([
    true,
    [[{ args: ['--seed=7'], folder: process.cwd() }]],
    [],
  ])
  hear({ args: ['x.json'], folder: '/home' })
  hear('from another program')
  expect(seen).toEqual([
    [['x.json'], '/home'],
    [[], ''],
  ])
})

test.each([
  [['x.json'], ''],
  [['x.json', '--seed=7', '--members=40'], ' --seed=7 --members=40 takes effect after a restart.'],
])('a later process started with %j says so and ends', (args, note) => {
  const { claimed, quit, said } = aStart(false, args)
  expect([claimed, quit.mock.calls.length, said.mock.calls]).toEqual([
    ...[false, 1, [[`Yoimachi is already running; its window is shown.${note}`]]],
  ])
})

test.each([
  [{ args: ['x.json'], folder: '/home' }, true],
  [{ args: 'x.json', folder: '/home' }, false],
  [{ args: ['x'.repeat(5000)], folder: '/home' }, false],
  [null, false],
])('accepts the arguments of a later instance %j: %s', (given, expected) => {
  expect(laterStart.safeParse(given).success).toBe(expected)
})

test.each([
  [false, '', { args: [process.argv[1], '--seed=7', '/home/x 宵.json', '--data', 'y.json', 'yoimachi://panel/a'] }],
  [true, '', { args: ['--seed=7', '/home/x 宵.json', '--data', 'y.json', 'yoimachi://panel/a'] }],
  [true, '/opt/Yoimachi.AppImage', { execPath: '/opt/Yoimachi.AppImage' }],
])('starts again after its end with what a later start opens, packed: %s, image: %s', (isPackaged, image, expected) => {
  const relaunch = vi.fn<(options: object) => void>()
  lend(app, { isPackaged, relaunch })
  vi.stubEnv('APPIMAGE', image === '' ? undefined : image)
  onTestFinished(() => void vi.unstubAllEnvs())
  startAfterThis(['--seed=7', 'x 宵.json', '--data', 'y.json', 'yoimachi://panel/a'], '/home')
  expect(relaunch.mock.calls).toMatchObject([[expected]])
  expect('execPath' in (relaunch.mock.calls[0]?.[0] ?? {})).toBe(image !== '')
})
