import { expect, test } from 'vitest'
import { OptionError } from '../contract/rules/start-options.ts'
import { exitCodeOf, readCommandLine } from './command-line.ts'

test('returns nothing without options', () => {
  expect(readCommandLine([])).toEqual({})
})

test('reads every option in both spellings', () => {
  const line =
    '--port 0 --data /tmp/x --seed=7 --members 40 --now=2026-11-20T09:00:00+09:00 --log silent --scenario quiet --lang=en'
  expect(readCommandLine([...line.split(' '), '--backend', 'https://api.example.com'])).toEqual({
    port: 0,
    dataDir: '/tmp/x',
    seed: 7,
    members: 40,
    now: Date.UTC(2026, 10, 20),
    scenario: 'quiet',
    log: 'silent',
    language: 'en',
    backend: 'https://api.example.com',
  })
})

test.each(['--no-sandbox', '--remote-debugging-port=0', '--inspect=0', '-psn_0_12345', '/app/path'])(
  'ignores the platform switch %s',
  (arg) => {
    expect(readCommandLine([arg, '--seed', '7'])).toEqual({ seed: 7 })
  },
)

test.each(['--colour=plum', '--member', '--seeds=7', '--start'])('rejects the unknown option %s', (arg) => {
  expect(() => readCommandLine([arg])).toThrow(OptionError)
  expect(() => readCommandLine([arg])).toThrow(/--(colour|member|seeds|start)\b.*Allowed: --port N, --data DIR/)
})

test('names no option of the server alone as allowed', () => {
  expect(() => readCommandLine(['--host', 'x'])).toThrow(/^Unknown option '--host'\. Allowed: (?!.*--(host|listen)\b)/)
})

test('ignores switches of Chromium and Electron', () => {
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
  ['--lang', 'de', 'ja or en'],
  ['--backend', 'http://api.example.com', 'https'],
])('rejects %s %s and names the allowed values', (name, value, allowed) => {
  const read = () => readCommandLine([`${name}=${value}`])
  expect(read).toThrow(allowed)
  expect(read).toThrow(name)
})

test('rejects an option without a value', () => {
  expect(() => readCommandLine(['--seed'])).toThrow(OptionError)
})

test('reads an instant without an offset as Tokyo time', () => {
  expect(readCommandLine(['--now', '2026-11-20T09:00:00'])).toEqual({ now: Date.UTC(2026, 10, 20) })
})

test('exits with 2 for a wrong option, 3 for a busy port, 4 for an unusable world, 1 otherwise', () => {
  const named = (name: string) => Object.assign(new Error('no'), { name })
  expect(exitCodeOf(new OptionError('--port'))).toBe(2)
  expect(exitCodeOf(named('PortError'))).toBe(3)
  expect(exitCodeOf(named('StoreError'))).toBe(4)
  expect(exitCodeOf(new Error('other'))).toBe(1)
  expect(exitCodeOf('text')).toBe(1)
})
