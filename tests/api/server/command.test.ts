import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureBuilt } from '../../../.scripts/build/ensure-built.mjs'

const root = resolve(import.meta.dirname, '../../..')
let folder = ''

beforeAll(async () => {
  await ensureBuilt(['mock-api', 'web', 'desktop'])
}, 120_000)

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-command-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command of the project until it exits, or until it is ready and `whenReady` has run. */
async function run(
  script: 'mock-api' | 'start',
  args: readonly string[],
  whenReady?: () => NodeJS.Signals,
  environment: NodeJS.ProcessEnv = {},
) {
  const child = spawn(process.execPath, [join(root, `.scripts/${script}.mjs`), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined, ...environment },
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk.toString()
    const isReady = output.out.includes(script === 'start' ? '\nworkbench ' : 'listening ')
    if (!isReady || !whenReady) return
    // Twice, as from a terminal: Ctrl-C reaches the whole group, and npm passes it on.
    child.kill(whenReady())
    child.kill(whenReady())
  })
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, out: output.out, err: output.err.trim().split('\n') }
}

const small = ['--members', '20', '--seed', '7']

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
  'the server says where it listens, and %s ends it with code 0',
  async (signal) => {
    const { code, out } = await run('mock-api', ['--port', '0', '--data', folder, ...small], () => signal)
    expect(out).toMatch(/^listening http:\/\/127\.0\.0\.1:\d+\n$/)
    expect(code).toBe(0)
    expect(readdirSync(folder)).not.toContain('lock')
  },
)

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'R2 the temporary folder of a server that ends by %s is gone, at the latest after the next start',
  async (signal) => {
    const environment = { TMPDIR: folder }
    const args = ['--port', '0', ...small]
    await run('mock-api', args, () => signal, environment)
    const left = readdirSync(folder)
    expect(left).toHaveLength(signal === 'SIGKILL' ? 1 : 0)
    for (const name of left) utimesSync(join(folder, name), 1, 1)
    mkdirSync(join(folder, 'of-another-program'))
    // The start does not wait for the removal, which an end right after it may cut short.
    for (let starts = 0; starts < 3 && readdirSync(folder).length > 1; starts += 1)
      await run('mock-api', args, () => 'SIGTERM', environment)
    expect(readdirSync(folder)).toEqual(['of-another-program'])
  },
)

test('the ready file of a killed server is gone before the next one listens', async () => {
  const readyFile = join(folder, 'ready.json')
  writeFileSync(readyFile, '{ "pid": 1 }')
  const { code } = await run('mock-api', ['--port', '0', '--scenario', 'none', '--ready-file', readyFile])
  expect([code, readdirSync(folder)]).toEqual([2, []])
  const wrong = await run('mock-api', ['--port', '0', '--ready-file', folder])
  expect([wrong.code, wrong.err]).toEqual([
    2,
    [expect.stringMatching(/^--ready-file takes a file that can be written: /)],
  ])
})

test('a server whose ready file cannot be removed says so, saves the world and ends', async () => {
  const data = join(folder, 'world')
  const readyFile = join(folder, 'ready.json')
  const args = ['--port', '0', '--data', data, ...small, '--ready-file', readyFile]
  const { code, err } = await run('mock-api', args, () => {
    if (statSync(readyFile).isFile()) {
      rmSync(readyFile)
      mkdirSync(readyFile)
    }
    return 'SIGTERM'
  })
  expect([code, err]).toEqual([
    0,
    [expect.stringMatching(/^Failed to remove the ready file \S+ready\.json: .*EISDIR.* Remove it by hand\.$/)],
  ])
  expect(readdirSync(data)).not.toContain('lock')
})

test('R2 a server keeps the temporary folder of another that runs', async () => {
  const environment = { TMPDIR: folder }
  const args = ['--port', '0', ...small]
  const first = spawn(process.execPath, [join(root, '.scripts/mock-api.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  await once(first.stdout, 'data')
  const own = readdirSync(folder)
  for (const name of own) utimesSync(join(folder, name), 1, 1)
  await run('mock-api', args, () => 'SIGTERM', environment)
  expect(readdirSync(folder)).toEqual(own)
  first.kill()
  await once(first, 'exit')
  expect(readdirSync(folder)).toEqual([])
})

test.each(['process.exit(3)', 'throw new Error("planted")'])(
  'R2 the temporary folders of a server in a program go with it at `%s`',
  async (end) => {
    const main = pathToFileURL(join(root, 'dist/mock-api/main.js')).href
    const program = `const { startYoimachi } = await import('${main}'); await startYoimachi({ members: 0 }); ${end}`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: 'ignore',
      env: { ...process.env, TMPDIR: folder },
    })
    await once(child, 'exit')
    expect(readdirSync(folder)).toEqual([])
  },
)

test('R2 a temporary folder of the system that cannot be used: one line, code 4', async () => {
  const TMPDIR = join(folder, 'none')
  const { code, out, err } = await run('mock-api', ['--port', '0', ...small], undefined, { TMPDIR })
  expect([code, out, err]).toEqual([
    4,
    '',
    [
      expect.stringMatching(
        /^Failed to make a temporary folder in \S+none: ENOENT.* Set TMPDIR, or choose a data folder\.$/,
      ),
    ],
  ])
})

test('R2 a data folder whose lock names another program that runs is used', async () => {
  writeFileSync(join(folder, 'lock'), String(process.ppid))
  const { code } = await run('mock-api', ['--port', '0', '--data', folder, ...small], () => 'SIGTERM')
  expect(code).toBe(0)
})

test('R2 a server whose data folder was deleted ends with one line and code 4', async () => {
  const { code, err } = await run('mock-api', ['--port', '0', '--data', folder, ...small], () => {
    // Tries again, because the server may write a file at that moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
    return 'SIGTERM'
  })
  // A server that looks after its folder before the signal arrives reports it while it runs.
  const atItsEnd = err.filter((line) => !line.startsWith('Failed to save in the data folder '))
  expect([code, atItsEnd]).toEqual([
    4,
    [expect.stringMatching(/^Failed to save the world: its data folder \S+ was deleted, moved or replaced\. /)],
  ])
})

test('npm start without a window says why, and prints both addresses', async () => {
  const { code, out, err } = await run(
    'start',
    ['--browser', '--port', '0', '--data', folder, ...small],
    () => 'SIGTERM',
  )
  const [, port] = /^listening http:\/\/127\.0\.0\.1:(\d+)\n/.exec(out) ?? []
  expect(out).toBe(`listening http://127.0.0.1:${port}\nworkbench http://workbench.yoimachi.localhost:${port}\n`)
  expect(code).toBe(0)
  // `--browser` is a wish, so there is nothing to explain.
  expect(err).toEqual([''])
})

test.each([
  [['--port', '70000'], '--port'],
  [['--port', 'http'], '--port'],
  [['--seed', '-1'], 'seed'],
  [['--members', 'many'], '--members'],
  [['--now', 'yesterday'], '--now'],
  [['--backend', 'nowhere'], '--backend'],
  [['--log', 'loud'], '--log'],
  [['--colour', 'plum'], '--colour'],
  [['--port'], '--port'],
  [['--members', '-5'], '--members'],
  [['--port', '0', '--scenario', 'nowhere'], '--scenario'],
])('wrong options %j: one line that names the option, code 2', async (args, name) => {
  const { code, out, err } = await run('mock-api', args)
  expect(err).toHaveLength(1)
  expect(err[0]).toContain(name)
  expect(out).toBe('')
  expect(code).toBe(2)
})

test('a busy port: one line, code 3, and the data folder stays as it was', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const port = String((holder.address() as AddressInfo).port)
  const { code, out, err } = await run('mock-api', ['--port', port, '--data', folder, ...small])
  holder.close()
  expect(err).toHaveLength(1)
  expect(err[0]).toContain(port)
  expect(out).toBe('')
  expect(code).toBe(3)
})

test('a data folder that is a file: one line, code 4, the file untouched', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, 'mine')
  const { code, err } = await run('mock-api', ['--port', '0', '--data', file, ...small])
  expect(err).toHaveLength(1)
  expect(code).toBe(4)
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('a data folder that cannot be made: one line, code 4', async () => {
  // A place where no user can create folders.
  const { code, err } = await run('mock-api', ['--port', '0', '--data', '/proc/nowhere/world', ...small])
  expect(err).toHaveLength(1)
  expect(err[0]).toContain('/proc/nowhere')
  expect(code).toBe(4)
})

test('a corrupt world without another generation: one line, code 4, nothing overwritten', async () => {
  const args = ['--port', '0', '--data', folder, ...small]
  await run('mock-api', args, () => 'SIGTERM')
  const world = readdirSync(folder).find((name) => name.startsWith('world-'))
  expect(world).toBeDefined()
  const path = join(folder, world ?? '')
  const half = readFileSync(path, 'utf8').slice(0, 5_000)
  writeFileSync(path, half)
  const before = readdirSync(folder)
  const { code, out, err } = await run('mock-api', args)
  expect(err).toHaveLength(1)
  expect(err[0]).toContain(path)
  expect(out).toBe('')
  expect(code).toBe(4)
  expect(readFileSync(path, 'utf8')).toBe(half)
  expect(readdirSync(folder)).toEqual(before)
})
