import { expect, test } from 'vitest'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import { optionLines, readOptions, readOptionsAmong } from './cli-options.ts'

test('reads the options of a start, its capsule and those of the command line only', () => {
  expect(readOptions([])).toMatchObject({ start: false, appOrigins: [] })
  expect(readOptions(['--start', '--port', '0', 'case.yoimachi', '--ready-file=ready.json'])).toMatchObject({
    ...{ start: true, port: 0, capsule: 'case.yoimachi', readyFile: 'ready.json', listen: undefined },
  })
  const origins = ['http://localhost:5173', 'https://app.example.com']
  expect(readOptions(['--listen', '0.0.0.0', ...origins.flatMap((origin) => ['--app-origin', origin])])).toMatchObject({
    ...{ listen: '0.0.0.0', appOrigins: origins, capsule: undefined },
  })
})

const refused = (args: readonly string[]): string => {
  try {
    readOptions(args)
  } catch (cause) {
    expect(cause).toBeInstanceOf(OptionError)
    return (cause as Error).message
  }
  return 'nothing'
}

test.each([
  'localhost:5173',
  'http://x/',
  'http://x/path',
  'http://X',
  'capacitor://localhost/',
  'x://own@y',
  'NULL',
  '',
])('takes no app at %j', (origin) => {
  expect(refused([`--app-origin=${origin}`])).toBe(
    `--app-origin takes an origin such as http://localhost:5173, capacitor://localhost, file:// or null, not ${origin}.`,
  )
})

test('takes the origins of native shells and further host names, as browsers write them', () => {
  const origins = ['capacitor://localhost', 'ionic://localhost', 'tauri://localhost', 'app://-', 'file://', 'null']
  const names = ['10.0.2.2', 'host.docker.internal', 'my_service', 'Mock', '[FD00:0:0::2]', '宵待.example']
  const given = [...origins.map((text) => `--app-origin=${text}`), ...names.map((text) => `--host=${text}`)]
  expect(readOptions(given)).toMatchObject({
    appOrigins: origins,
    hosts: ['10.0.2.2', 'host.docker.internal', 'my_service', 'mock', '[fd00::2]', 'xn--ectq2g.example'],
  })
})

test.each(['http://mock', 'mock:3100', 'mock/', 'a b', 'own@mock', '', '::1', 'mock:'])(
  'takes no host name %j',
  (name) => {
    expect(refused([`--host=${name}`])).toBe(
      `--host takes a host name without scheme and port, such as host.docker.internal, not ${name}.`,
    )
  },
)

test('refuses a second capsule, an unknown option and a missing value in one line', () => {
  expect(refused(['a.yoimachi', 'b.yoimachi'])).toBe('Only one capsule can be opened: a.yoimachi or b.yoimachi.')
  expect(refused(['--colour', 'red'])).toMatch(
    /^Unknown option '--colour'\. Allowed: --port N, --data DIR, .*--log LEVEL, --ready-file FILE, --app-origin ORIGIN, --host NAME, --listen ADDRESS\.$/,
  )
  expect(refused(['--port'])).toBe('--port needs a value; write --port=VALUE where it begins with -.')
  expect(refused(['--start=yes'])).toBe('--start takes no value.')
  expect(refused(['--now', '-1'])).toBe('--now needs a value; write --now=VALUE where it begins with -.')
})

test('reads its options among words of another program', () => {
  const isForeign = (arg: string) => arg.startsWith('--inspect')
  expect(readOptionsAmong(['--inspect=1', 'out/main/index.js', '--port', '3200'], isForeign)).toMatchObject({
    port: 3200,
  })
  expect(() => readOptionsAmong(['--inspect=1'], () => false)).toThrow(OptionError)
})

test('lists each option on a line', () => {
  const lines = optionLines()
  expect([lines[0], lines.at(-1), lines.every((line) => /^ {2}--[a-z-]+ ([A-Z]+|ja\|en)$/.test(line))]).toEqual([
    ...['  --port N', '  --listen ADDRESS', true],
  ])
})
