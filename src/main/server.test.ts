import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { localOrigins } from '../contract/rules/hosts.ts'
import type { StartOptions } from '../contract/rules/start-options.ts'
import { en } from './copy.ts'
import { NoServerError } from './embedded-server.ts'
import type { Log } from './log.ts'
import { offerStart, openServer } from './server.ts'
import { defaultSettings } from './settings-schema.ts'
import type { SettingsStore } from './settings.ts'

/** Opens servers of a small world. Dialogs get the button. */
function aHome(button = 0) {
  const home = mkdtempSync(join(tmpdir(), 'yoimachi-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const asked: object[] = []
  lend(app, { isPackaged: false, whenReady: () => Promise.resolve() })
  lend(dialog, { showMessageBox: (question: object) => (asked.push(question), Promise.resolve({ response: button })) })
  const folder = join(home, 'world')
  const lines: string[] = []
  const log = { error: (line: string) => lines.push(line) } as unknown as Log
  const open = async (options: StartOptions = {}, stored: object = {}) => {
    const settings = { get: () => ({ ...defaultSettings, ...stored }) } as SettingsStore
    const server = await openServer({ members: 0, seed: 7, ...options }, settings, { folder, log, copy: () => en })
    let isOpen = true
    const close = async () => {
      if (isOpen) await server.close()
      isOpen = false
    }
    onTestFinished(close)
    return { ...server, close }
  }
  return { home, folder, asked, lines, open }
}

/** A port that another program uses. */
async function aBusyPort() {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    other.close()
  })
  return (other.address() as AddressInfo).port
}

const accountAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/account`)).status

test('serves the world of the default folder on a free port, and again on the last one', async () => {
  const { open, folder } = aHome()
  const server = await open()
  expect(server.origins).toEqual(localOrigins(server.port))
  expect([await accountAt(server.port), server.damage(), readdirSync(folder).length > 0]).toEqual([401, [], true])
  await server.close()
  const again = await open({}, { port: server.port })
  expect(again.port).toBe(server.port)
  await again.close()
  expect((await open({}, { port: 1, fixedPort: server.port })).port).toBe(server.port)
})

test('takes another port when the last one is busy, and refuses when that was asked for', async () => {
  const { open } = aHome()
  const busy = await aBusyPort()
  await expect(open({ port: busy })).rejects.toThrow(`Failed to listen on port ${busy}: it is in use.`)
  expect((await open({}, { port: busy })).port).not.toBe(busy)
})

test('says that the port of the settings is taken, and which one is used instead', async () => {
  const { open, asked } = aHome()
  const busy = await aBusyPort()
  const { port } = await open({}, { port: 1, fixedPort: busy })
  expect(port).not.toBe(busy)
  await expect
    .poll(() => asked)
    .toEqual([expect.objectContaining({ message: en.portTaken(busy), detail: en.portTakenDetail(port) })])
})

test('changes the backend on the same port, and keeps the former one when the new one cannot be', async () => {
  const { open } = aHome()
  const { port, connect } = await open()
  await expect(connect('nowhere')).rejects.toThrow('Failed to use the address')
  expect(await accountAt(port)).toBe(401)
  const real = await aBusyPort()
  expect(await connect(`http://127.0.0.1:${real}`)).toBe(true)
  await expect(connect('nowhere')).rejects.toThrow('Failed to use the address')
  const configured = async () => await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()
  expect(await configured()).toEqual({ offline: 'off' })
  expect(await connect(null)).toBe(true)
  expect(await configured()).toHaveProperty('variants')
})

test('restarts no server whose world cannot be saved, because its end would lose it', async () => {
  const { open, folder } = aHome()
  const { port, connect } = await open()
  renameSync(folder, `${folder}-moved`)
  await expect(connect(`http://127.0.0.1:${await aBusyPort()}`)).rejects.toThrow(`Failed to save in the data folder`)
  expect(await accountAt(port)).toBe(401)
  renameSync(`${folder}-moved`, folder)
  await expect(connect('nowhere')).rejects.toThrow('Failed to use the address')
  expect(await accountAt(port)).toBe(401)
})

/** A server that cannot start again until `repair`, because a file of its folder is damaged. */
async function aDamagedHome() {
  const { open, folder } = aHome()
  const server = await open()
  const drift = join(folder, 'contract-drift.json')
  writeFileSync(drift, '{')
  return { server, repair: () => rmSync(drift) }
}

test('a restart whose former backend fails too leaves no server, until one is started again', async () => {
  const { server, repair } = await aDamagedHome()
  const failed = server.connect('nowhere')
  await expect(failed).rejects.toBeInstanceOf(NoServerError)
  await expect(failed).rejects.toThrow(/^Failed to start the server again: Failed to read \S+contract-drift\.json: /)
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow('fetch failed')
  await expect(server.openCapsule(Buffer.from(''))).rejects.toBeInstanceOf(NoServerError)
  expect(server.damage()).toEqual([])
  await expect(server.connect(null)).rejects.toMatchObject({ name: 'StoreError' })
  repair()
  expect(await server.connect(null)).toBe(true)
  expect(await accountAt(server.port)).toBe(401)
})

test('closes without a server, so that the app can quit', async () => {
  const { server } = await aDamagedHome()
  await expect(server.connect('nowhere')).rejects.toBeInstanceOf(NoServerError)
  await server.close()
})

/** An offer of a start that fails with these errors first. `done` has what happens. */
function anOffer(...failures: readonly Error[]) {
  const done: string[] = []
  const left = [...failures]
  const start = async () => {
    done.push('start')
    const failure = left.shift()
    if (failure) throw failure
  }
  return { done, offer: { copy: () => en, start, quit: () => void done.push('quit') } }
}

const portError = Object.assign(new Error('Failed to listen on port 1: it is in use.'), { name: 'PortError' })

test('says why no server runs, and starts one as often as the person asks', async () => {
  const { asked } = aHome(0)
  const { done, offer } = anOffer(portError)
  await offerStart(new Error('Failed to start.'), offer)
  expect(done).toEqual(['start', 'start'])
  expect(asked).toMatchObject([
    { message: en.serverGone, buttons: [en.retry, en.quit], detail: `${en.startAdvice[1]}\n\nFailed to start.` },
    { detail: `${en.startAdvice[3]}\n\n${portError.message}` },
  ])
})

test('quits instead of a new start', async () => {
  aHome(1)
  const { done, offer } = anOffer()
  await offerStart(portError, offer)
  expect(done).toEqual(['quit'])
})

/** A real API that logs everybody in. `seen` has the login of each later call. */
async function aRealApi() {
  const seen: unknown[] = []
  const server = createHttpServer((request, response) => {
    const login = { uid: 'she@example.com', client: 'c', 'access-token': 't', 'token-type': 'Bearer', expiry: '1' }
    if (request.method === 'POST') return response.writeHead(200, login).end('{}')
    seen.push(request.headers['client'])
    return response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

test('a change from one real API to another keeps the logins of the first, which the other never sees', async () => {
  const [one, other] = [await aRealApi(), await aRealApi()]
  const { open } = aHome()
  const { port, connect } = await open({ backend: one.url })
  const call = async (path: string, init?: RequestInit) => {
    await (await fetch(`http://127.0.0.1:${port}/api${path}`, init)).text()
  }
  const account = () => call('/account', { headers: { uid: 'she@example.com', client: 'c', 'access-token': 't' } })
  await call('/auth/sign_in', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  await account()
  await expect(connect('nowhere')).rejects.toThrow('Failed to use the address')
  await account()
  expect(await connect(other.url)).toBe(false)
  await account()
  expect(await connect(one.url)).toBe(false)
  await account()
  expect([one.seen, other.seen.filter(Boolean)]).toEqual([['c', 'c', 'c'], []])
})

test('a server that is closed while it restarts ends, and frees its port', async () => {
  const { open } = aHome()
  const server = await open()
  const restarting = server.connect(`http://127.0.0.1:${await aBusyPort()}`)
  await Promise.all([restarting, server.close()])
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow('fetch failed')
})

test('opens a capsule in its own process, and refuses a file that is none with its code', async () => {
  const { open } = aHome()
  const { port, openCapsule } = await open({ now: Date.parse('2026-11-20T12:00:00+09:00') })
  const control = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/__control${path}`, init)
  const capsule = Buffer.from(await (await control('/capsule')).arrayBuffer())
  await control('/clock', { method: 'POST', body: JSON.stringify({ advance: 'P1D' }) })
  expect(await (await openCapsule(capsule)).json()).toMatchObject({ now: '2026-11-20T12:00:00.000+09:00' })
  expect(await (await control('/clock')).json()).toMatchObject({ now: '2026-11-20T12:00:00.000+09:00' })
  const refused = await openCapsule(capsule.subarray(0, 20))
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'cut' }])
})

test('offers the default folder when the chosen one cannot be used', async () => {
  const chosen = (home: string) => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    return join(file, 'world')
  }
  const refused = aHome(0)
  const dataDir = chosen(refused.home)
  await expect(refused.open({}, { dataDir })).rejects.toMatchObject({ name: 'StoreError' })
  const detail = en.dataFolderFailsDetail(dataDir)
  expect(refused.asked).toMatchObject([
    { type: 'warning', message: en.dataFolderFails, detail, buttons: [en.quit, en.useOwnFolder] },
  ])
  const accepted = aHome(1)
  await accepted.open({}, { dataDir: chosen(accepted.home) })
  expect(readdirSync(accepted.home).toSorted()).toEqual(['file', 'world'])
})

test('uses a folder of the settings unless the command line names one, and asks about its port alone', async () => {
  const { open, asked, home } = aHome(1)
  await (await open({}, { dataDir: join(home, 'chosen') })).close()
  await (await open({ dataDir: join(home, 'named') }, { dataDir: join(home, 'chosen') })).close()
  expect(readdirSync(home).toSorted()).toEqual(['chosen', 'named'])
  const port = await aBusyPort()
  await expect(open({ port }, { dataDir: join(home, 'chosen') })).rejects.toMatchObject({ name: 'PortError' })
  expect(asked).toEqual([])
})

test('an unpacked app attaches to a running server', async () => {
  vi.stubEnv('YOIMACHI_SERVER', 'http://127.0.0.1:4100')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { open, home } = aHome()
  const server = await open()
  expect([server.port, server.origins, server.damage()]).toEqual([4100, localOrigins(4100), []])
  await expect(server.connect(null)).rejects.toThrow(
    'Failed to change the backend: this server was not started by the app.',
  )
  expect(readdirSync(home)).toEqual([])
  lend(app, { isPackaged: true })
  expect((await open()).port).not.toBe(4100)
})
