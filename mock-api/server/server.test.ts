import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer, type AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import { aServer } from '../../tests/support/a-server.ts'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aFolder } from '../../tests/support/world/a-store.ts'
import { ExchangeFiles } from '../tools/inspection/exchange-files.ts'
import { Foundings } from '../town/foundings.ts'
import { startServer } from './server.ts'

/** A port that another program holds. */
async function aBusyPort(address = '127.0.0.1'): Promise<number> {
  const holder = createServer().listen(0, address)
  onTestFinished(() => void holder.close())
  await once(holder, 'listening')
  return (holder.address() as AddressInfo).port
}

test('D-144 a port that is busy at either loopback address refuses the start and frees the folder', async () => {
  const [port, dataDir] = [await aBusyPort(), await aFolder()]
  await expect(aServer({ port, dataDir })).rejects.toMatchObject({
    name: 'PortError',
    message: `Failed to listen on port ${port}: it is in use. Choose another --port, or 0 for any free one.`,
  })
  const second = await aBusyPort('::1')
  await expect(aServer({ port: second, dataDir })).rejects.toMatchObject({
    name: 'PortError',
    message: `Failed to listen on port ${second}: it is in use at [::1]. Choose another --port, or 0 for any free one.`,
  })
  await expect(aServer({ port: 0, listen: '203.0.113.1', dataDir })).rejects.toMatchObject({
    ...{ name: 'OptionError', message: '--listen takes an address of this machine, not 203.0.113.1.' },
  })
  expect((await aServer({ dataDir })).log).toEqual([])
})

test('R7 listens at loopback only, unless told otherwise', async () => {
  const { server } = await aServer()
  const reaches = (host: string, port: number) =>
    new Promise((resolve) => {
      const socket = new Socket()
      socket.once('error', () => resolve(false))
      socket.connect(port, host, () => resolve(true))
      onTestFinished(() => void socket.destroy())
    })
  expect([await reaches('127.0.0.1', server.port), await reaches('127.0.0.2', server.port)]).toEqual([true, false])
})

test('a server without options has the usual town, seed and space for history, and does not check its responses', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const server = await startServer({ port: 0, dataDir: await aFolder(), members: 0 })
  onTestFinished(() => server.close(false))
  const { history, checkResponses, store, foundings } = server.runtime
  const { seed } = store.world.settings.get(1)
  expect([history.mostBytes, checkResponses, seed]).toEqual([startDefaults.historyBytes, false, startDefaults.seed])
  expect(foundings).toBeInstanceOf(Foundings)
  store.folder.health.failed(new Error('no'))
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([expect.stringMatching(/^Failed to save in .*\n$/)])
})

test('takes the options that are given', async () => {
  const foundings = new Foundings()
  const { server } = await aServer({ historyBytes: 5000, checkResponses: true, seed: 9, foundings })
  const { history, checkResponses, store } = server.runtime
  expect([history.mostBytes, checkResponses, store.world.settings.get(1).seed]).toEqual([5000, true, 9])
  expect(server.runtime.foundings).toBe(foundings)
})

test('R2 writes to the log when the folder refuses a change, and when it takes one again', async () => {
  const { server, log, dataDir } = await aServer()
  const { health } = server.runtime.store.folder
  health.failed(new Error('EROFS: read-only'))
  health.succeeded()
  expect(log).toEqual([
    expect.stringMatching(/^Failed to save in the data folder .*: EROFS: read-only\. /),
    `The data folder ${dataDir} can be written again: all is saved.`,
  ])
})

test('R2 a damaged record of drift refuses the start, and leaves the folder to the next server', async () => {
  const dataDir = await aFolder()
  const file = join(dataDir, 'contract-drift.json')
  writeFileSync(file, 'null')
  await expect(aServer({ dataDir })).rejects.toThrow(/^Failed to read \S+contract-drift\.json: /)
  writeFileSync(file, JSON.stringify({ version: 1, calls: {} }))
  expect((await aServer({ dataDir })).log).toEqual([])
})

test('a recorder that fails writes to the log, and the server goes on', async () => {
  vi.spyOn(ExchangeFiles.prototype, 'clear').mockRejectedValueOnce(new Error('stuck'))
  const { log, get } = await aServer()
  await vi.waitFor(() => expect(log).toEqual([expect.stringMatching(/^Unexpected error in recorder: Error: stuck/)]))
  expect((await get('/config.json')).status).toBe(200)
})

test('D-109 an exchange names the moment of history it belongs to', async () => {
  const { send, control, server } = await aServer()
  const body = { email: 'woman@yoimachi.example', password: 'yoimachi123' }
  expect((await send('POST', '/api/auth/sign_in', {}, body)).status).toBe(200)
  const exchanges = (await control('GET', '/exchanges')) as unknown as { moment: number }[]
  expect(exchanges.map(({ moment }) => moment)).toEqual([server.runtime.history.moments.present.id])
})

test('D-05 a fault of a share of calls meets the same calls again', async () => {
  const met = async () => {
    const { send, get } = await aServer()
    await send(
      'PUT',
      '/__control/faults',
      {},
      [{ match: { path: '/api/*' }, status: 500, probability: 0.5 }],
      '127.0.0.1',
    )
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) statuses.push((await get('/api/account')).status)
    return statuses
  }
  const statuses = await met()
  expect(new Set(statuses)).toEqual(new Set([401, 500]))
  expect(await met()).toEqual(statuses)
})

test('opens a capsule at the start, and refuses a file that is none without keeping the folder', async () => {
  const [first, dataDir] = [await aServer({ seed: 5 }), await aFolder()]
  const capsule = join(dataDir, 'case.yoimachi')
  writeFileSync(capsule, await (await first.get('/__control/capsule', {}, '127.0.0.1')).text())
  const opened = await aServer({ seed: 1, capsule })
  expect(opened.server.runtime.store.world.settings.get(1).seed).toBe(5)
  const next = { dataDir: await aFolder(), capsule: join(dataDir, 'none.yoimachi') }
  await expect(aServer(next)).rejects.toThrow(/^Failed to open the capsule \S+none\.yoimachi: /)
  expect((await aServer({ dataDir: next.dataDir })).server.runtime.store.world.settings.get(1).seed).toBe(1)
})

test('further worlds begin with the seed, the town and the instant of the first, and let their own pages in', async () => {
  const { server, control, dataDir } = await aServer({ seed: 1, members: 0 })
  await control('POST', '/reset', { seed: 5, members: 3 })
  const { name } = await server.worlds.add({ seed: undefined, now: undefined })
  const other = await server.worlds.add({ seed: 6, members: 2, now: testNow + 1000 })
  const ready = async (url: string) =>
    (await (await fetch(`${url}/__control/ready`)).json()) as { world: object; now: string }
  const [one] = server.worlds.list()
  expect(await ready(String(one?.url))).toMatchObject({
    world: { name, seed: 5, members: 3 },
    now: '2026-11-20T12:00:00.000+09:00',
  })
  expect(await ready(other.url)).toMatchObject({ world: { seed: 6, members: 2 }, now: '2026-11-20T12:00:01.000+09:00' })
  expect(readdirSync(join(dataDir, 'worlds'))).toEqual([name, other.name])
  const own = { headers: { origin: other.url } }
  expect((await fetch(`${other.url}/api/account`, own)).status).toBe(401)
  await server.worlds.remove(name)
  expect(readdirSync(join(dataDir, 'worlds'))).toEqual([other.name])
  expect(await control('GET', '/worlds')).toMatchObject([{ name: other.name }])
})

test('removes further worlds of a server that was killed, and leaves its folder to the next', async () => {
  const dataDir = await aFolder()
  mkdirSync(join(dataDir, 'worlds/w1'), { recursive: true })
  writeFileSync(join(dataDir, 'worlds/w1/left'), '')
  const { close } = await aServer({ dataDir })
  expect(existsSync(join(dataDir, 'worlds'))).toBe(false)
  await close(true)
  expect((await aServer({ dataDir })).log).toEqual([])
})

test('R2 saves the first world and frees its folder although a further world cannot be closed', async () => {
  const { server, dataDir, close } = await aServer()
  vi.spyOn(server.worlds, 'close').mockRejectedValueOnce(new Error('EBUSY'))
  await expect(close(true)).rejects.toThrow('EBUSY')
  expect((await aServer({ dataDir })).log).toEqual([])
})

test('the events of a further world end with it, so that its workbench does not seem to be connected', async () => {
  const { server } = await aServer()
  const { name } = await server.worlds.add({})
  const { host } = new URL(localOrigins(server.port, name).workbench)
  const asked = request({ host: '127.0.0.1', port: server.port, path: '/__control/events', headers: { host } }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await server.worlds.remove(name)
  expect([response.statusCode, await text(response)]).toEqual([200, ''])
})
