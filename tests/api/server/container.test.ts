import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ensureBuilt } from '../../../.scripts/build/ensure-built.mjs'
import { plainRequest } from '../../support/plain-request.ts'

// A container without a container engine: the namespaces that it gives a server, where the system lets this user make them.

const root = resolve(import.meta.dirname, '../../..')
const cli = join(root, 'dist/mock-api/cli.js')
const namespaces = ['--pid', '--fork', '--mount', '--mount-proc', '--kill-child']
const isPossible = spawnSync('unshare', [...namespaces, 'true']).status === 0

let folder = ''
beforeAll(() => ensureBuilt(['mock-api']), 120_000)
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-container-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server as process 1. Resolves with its first line, or its last one and its exit code. */
async function contained(script: string, ...args: readonly string[]) {
  const command = [
    'sh',
    '-c',
    `${script}\nexec "$@"`,
    'sh',
    process.execPath,
    cli,
    '--port',
    '0',
    '--members',
    '5',
    ...args,
  ]
  const child = spawn('unshare', [...namespaces, ...command], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const exited = once(child, 'exit') as Promise<[number | null]>
  await Promise.race([once(child.stdout, 'data'), exited])
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { said: () => said, code: () => child.exitCode, kill }
}

test.skipIf(!isPossible)(
  'R2 a server that is process 1 is killed and started again on its folder; a second one beside it is refused',
  async () => {
    for (let round = 0; round < 2; round += 1) {
      const server = await contained('', '--data', folder)
      expect(server.said()).toMatch(/^listening http/)
      const second = await contained('', '--data', folder)
      expect([second.code(), second.said()]).toEqual([4, expect.stringContaining('another server has it open')])
      await server.kill('SIGKILL')
      expect(readdirSync(folder)).toContain('lock')
    }
  },
)

test.skipIf(!isPossible)(
  'R2 a read-only system needs one folder that can be written, and is one line without it',
  async () => {
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    const readOnly = (more: string) => `mount --make-rprivate / && ${more} mount -o remount,bind,ro /`
    const roomy = await contained(readOnly(`mount -t tmpfs tmpfs ${temporary} && export TMPDIR=${temporary} &&`))
    expect(roomy.said()).toMatch(/^listening http/)
    const temporaryless = await contained(readOnly(''))
    expect([temporaryless.code(), temporaryless.said()]).toEqual([
      4,
      expect.stringMatching(/^Failed to make a temporary folder in [^\n]*EROFS[^\n]*\n$/),
    ])
    const dataless = await contained(readOnly(''), '--data', folder)
    expect([dataless.code(), dataless.said()]).toEqual([
      4,
      expect.stringMatching(/^Failed to use the data folder [^\n]*EROFS[^\n]*\n$/),
    ])
  },
)

test.skipIf(!isPossible)(
  'D-144 a container answers the names that other containers reach it by, and no others',
  async () => {
    const server = await contained(
      '',
      '--data',
      folder,
      '--listen',
      '0.0.0.0',
      '--host',
      'mock',
      '--host',
      'host.docker.internal',
    )
    const { port, origin } = new URL(/http:\S+/.exec(server.said())?.[0] ?? '')
    const statusAt = async (host: string) => {
      const { status } = await plainRequest(origin, '/__control/ready', { headers: { host } })
      return [host, status]
    }
    const names = ['mock', `mock:${port}`, 'host.docker.internal:8080', 'localhost']
    expect(await Promise.all(names.map(statusAt))).toEqual(names.map((name) => [name, 200]))
    const others = ['mock2', 'host.containers.internal', '0.0.0.0', 'evil.example']
    expect(await Promise.all(others.map(statusAt))).toEqual(others.map((name) => [name, 403]))
  },
)
