import { JSONFile } from 'lowdb/node'
import { beforeAll, expect, test, vi } from 'vitest'
import { ensureBuilt } from '../../../.scripts/build/ensure-built.mjs'
import { WorldFile } from '../../../mock-api/engine/store/world-file.ts'
import { Handset } from '../../../mock-api/tools/handset/handset.ts'
import { ExchangeFiles } from '../../../mock-api/tools/inspection/exchange-files.ts'
import { townActivity } from '../../../mock-api/town/activity/town-activity.ts'
import { emptyLedger } from '../../../src/contract/control/drift-ledger.ts'
import { openCable } from '../../support/cable-client.ts'
import { startMockServer } from '../../support/mock-server.ts'
import { startMock, type Mock } from '../../support/mock.ts'

const planted = new Error('planted')

const fails = () => {
  throw planted
}

/** Makes one background task of a server fail. */
const plants: readonly [task: string, reported: RegExp, plant: (mock: Mock) => unknown][] = [
  [
    'recorder',
    /^Unexpected error in recorder: Error: planted \| at /,
    async (mock) => {
      vi.spyOn(ExchangeFiles.prototype, 'append').mockRejectedValueOnce(planted)
      const cable = await openCable(mock.server.url, await mock.signIn('woman'))
      // Enough characters to move the earliest frames out of memory.
      for (let sent = 0; sent < 70; sent += 1) cable.socket.send('x'.repeat(65_000))
    },
  ],
  [
    'drift',
    /^Failed to save the drift of the real API: planted$/,
    async (mock) => {
      vi.spyOn(JSONFile.prototype, 'write').mockRejectedValueOnce(planted)
      await mock.control('POST', '/drift', emptyLedger)
    },
  ],
  [
    'compaction',
    /^Failed to save in the data folder \S+: planted\./,
    async (mock) => {
      vi.spyOn(WorldFile.prototype, 'write').mockRejectedValueOnce(planted)
      const content = 'x'.repeat(1024 * 1024)
      mock.arrange((world) => world.settings.update(1, { scenario: content }))
      mock.arrange((world) => world.settings.update(1, { scenario: null }))
    },
  ],
  [
    'capsule',
    /^Unexpected error in capsule: Error: planted \| at /,
    async (mock) => {
      mock.arrange((world) => {
        const [document] = [...world.ageDocuments.all()]
        if (document) world.ageDocuments.update(document.id, { file: 'picture.png' })
      })
      vi.spyOn(mock.server.runtime.files, 'read').mockImplementation(fails)
      const capsule = fetch(`${mock.server.url}/__control/capsule`).then((reply) => reply.text())
      await expect(capsule).rejects.toThrow('terminated')
    },
  ],
  [
    'town activity',
    /^Unexpected error in GET \/api\/account: EffectFailure: .* \| Caused by Error: planted \| at /,
    async (mock) => {
      await mock.control('PUT', '/town-activity', { on: true })
      vi.spyOn(townActivity, 'apply').mockImplementation(fails)
      mock.arrange((world) => {
        const activity = world.settings.get(1).townActivity
        if (activity)
          world.settings.update(1, { townActivity: { ...activity, nextAt: mock.server.runtime.time.now() } })
      })
      expect((await mock.get('/api/account')).status).toBe(500)
    },
  ],
  [
    'handset',
    /^Unexpected error in handset: Error: planted \| at /,
    async (mock) => {
      vi.spyOn(Handset.prototype, 'close').mockRejectedValueOnce(planted)
      await mock.control('PUT', '/backend', { mode: 'real', url: mock.server.url })
      await mock.control('PUT', '/backend', { mode: 'mock' })
    },
  ],
]

test.each(plants)(
  'C-5 an error in %s is one line of the log, and the server keeps running',
  async (_, reported, plant) => {
    const lines: string[] = []
    const mock = await startMock({ logError: (line) => lines.push(line) })
    await plant(mock)
    await expect.poll(() => lines, { timeout: 3000 }).toContainEqual(expect.stringMatching(reported))
    expect(lines.join('')).not.toContain('\n')
    vi.restoreAllMocks()
    const woman = await mock.signIn('woman')
    expect((await woman.get('/api/account')).status).toBe(200)
    expect((await mock.control('GET', '/capsule')).status).toBe(200)
  },
)

/** Adds a rejected promise and an exception of a timer to a process that gets SIGUSR2. */
const plantAtSignal = `process.on('SIGUSR2', () => {
  Promise.reject(new Error('planted rejection'))
  setTimeout(() => { throw new Error('planted exception') })
})`

beforeAll(async () => {
  await ensureBuilt(['mock-api'])
}, 120_000)

test('reports an unhandled rejection and exception in one line each and keeps running', async () => {
  const server = await startMockServer({
    args: ['--members', '20'],
    nodeArgs: ['--import', `data:text/javascript,${encodeURIComponent(plantAtSignal)}`],
  })
  server.signal('SIGUSR2')
  await expect
    .poll(() => server.output())
    .toMatch(/^Unexpected error in a background task: Error: planted rejection \| at .+$/m)
  await expect
    .poll(() => server.output())
    .toMatch(/^Unexpected error in the server: Error: planted exception \| at .+$/m)
  expect((await fetch(`${server.url}/__control/clock`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
