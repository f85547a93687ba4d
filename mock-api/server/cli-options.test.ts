import { expect, test } from 'vitest'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import { exitCodes, printOptions, readOptions, readOptionsAmong } from './cli-options.ts'

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

test.each(['localhost:5173', 'ftp://x', 'xhttp://x', 'http://x/', 'http://x/path', 'http://X'])(
  'takes no app at %s',
  (origin) => {
    expect(refused(['--app-origin', origin])).toBe(
      `--app-origin takes an origin such as http://localhost:5173, not ${origin}.`,
    )
  },
)

test('refuses a second capsule, an unknown option and a missing value in one line', () => {
  expect(refused(['a.yoimachi', 'b.yoimachi'])).toBe('Only one capsule can be opened: a.yoimachi or b.yoimachi.')
  expect(refused(['--colour', 'red'])).toMatch(
    /^Unknown option '--colour'\. Allowed: --port N, --data DIR, .*--log LEVEL, --ready-file FILE, --app-origin URL, --listen ADDRESS\.$/,
  )
  expect(refused(['--port'])).toMatch(/^Option '--port <value>' argument missing\. Allowed: --port N, /)
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
  const lines: string[] = []
  printOptions((line) => lines.push(line))
  expect([lines[0], lines.at(-1), lines.every((line) => /^ {2}--[a-z-]+ [A-Z]+$/.test(line))]).toEqual([
    ...['  --port N', '  --listen ADDRESS', true],
  ])
})

test('a failed start ends with the documented code', () => {
  expect([exitCodes.get(new OptionError('x').name), exitCodes.get('PortError'), exitCodes.get('StoreError')]).toEqual([
    ...[2, 3, 4],
  ])
})
