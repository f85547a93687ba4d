import { expect, test } from 'vitest'
import { OptionError } from '../../contract/rules/start-options.ts'
import { readCommandLine } from './command-line.ts'
import { exitCodeOf } from './embedded-server.ts'

test('without options nothing is fixed', () => {
  expect(readCommandLine([])).toEqual({})
})

test('all options are read, in both spellings', () => {
  const line =
    '--port 0 --data /tmp/x --seed=7 --members 40 --now=2026-11-20T09:00:00+09:00 --log silent --scenario quiet'
  expect(readCommandLine([...line.split(' '), '--backend', 'https://api.example.com'])).toEqual({
    port: 0,
    dataDir: '/tmp/x',
    seed: 7,
    members: 40,
    now: Date.UTC(2026, 10, 20),
    scenario: 'quiet',
    log: 'silent',
    backend: 'https://api.example.com',
  })
})

test.each(['--no-sandbox', '--remote-debugging-port=0', '--lang=ja', '--inspect=0', '-psn_0_12345', '/app/path'])(
  '%s of the platform passes by',
  (arg) => {
    expect(readCommandLine([arg, '--seed', '7'])).toEqual({ seed: 7 })
  },
)

test.each(['--colour=plum', '--member', '--seeds=7', '--start'])('%s is no option of ours and refused', (arg) => {
  expect(() => readCommandLine([arg])).toThrow(OptionError)
  expect(() => readCommandLine([arg])).toThrow(/--(colour|member|seeds|start)\b.*Allowed: --port N, --data DIR/)
})

test('switches of Chromium and Electron pass by', () => {
  expect(readCommandLine(['--no-sandbox', '--remote-debugging-port=0', '--seed', '7'])).toEqual({ seed: 7 })
})

test.each([
  ['--port', '70000', '65535'],
  ['--port', 'http', '65535'],
  ['--seed', '-1', 'whole number'],
  ['--seed', '2147483648', '2147483647'],
  ['--members', '100001', '100000'],
  ['--members', '2.5', 'whole number'],
  ['--now', 'yesterday', 'instant'],
  ['--log', 'loud', 'silent, error, warn, info'],
  ['--backend', 'http://api.example.com', 'https'],
])('%s %s is refused with what is allowed', (name, value, allowed) => {
  const read = () => readCommandLine([`${name}=${value}`])
  expect(read).toThrow(allowed)
  expect(read).toThrow(name)
})

test('an option without its value is refused', () => {
  expect(() => readCommandLine(['--seed'])).toThrow(OptionError)
})

test('an instant without an offset is meant in Tokyo', () => {
  expect(readCommandLine(['--now', '2026-11-20T09:00:00'])).toEqual({ now: Date.UTC(2026, 10, 20) })
})

test('exit codes: wrong option 2, busy port 3, unusable world 4, else 1', () => {
  const named = (name: string) => Object.assign(new Error('no'), { name })
  expect(exitCodeOf(new OptionError('--port'))).toBe(2)
  expect(exitCodeOf(named('PortError'))).toBe(3)
  expect(exitCodeOf(named('StoreError'))).toBe(4)
  expect(exitCodeOf(new Error('other'))).toBe(1)
  expect(exitCodeOf('text')).toBe(1)
})
