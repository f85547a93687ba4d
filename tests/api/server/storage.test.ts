import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Journal } from '../../../mock-api/engine/store/journal/journal.ts'
import { storeErrorOf } from '../../../mock-api/engine/store/store-error.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { worldOfCapsule } from '../../support/capsule-text.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { jpegBytes } from '../../support/world/pictures.ts'

async function loseFolder(mock: Mock): Promise<() => Promise<void>> {
  const away = `${mock.dataDir}-away`
  await rename(mock.dataDir, away)
  const back = () => rename(away, mock.dataDir)
  onTestFinished(() => rm(away, { recursive: true, force: true }))
  return back
}

const signUp = (mock: Mock) =>
  mock.post('/api/auth', {
    email: 'new@yoimachi.example',
    password: 'secret1',
    password_confirmation: 'secret1',
    sex: 2,
  })

const problemOf = async (mock: Mock) => (await mock.control('GET', '/storage')).body.problem

test('R2 reports a missing data folder at once, refuses changes and continues after its return', async () => {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const mock = await startMock({ members: 5 })
  expect(await problemOf(mock)).toBeNull()
  const before = mock.worldText()
  const events = await fetch(`${mock.server.url}/__control/events`)
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  const putBack = await loseFolder(mock)

  // Reported on the event stream of the workbench and in one line of the server.
  expect((await reader?.read())?.value).toContain('event: storage')
  expect(lines.join('')).toMatch(/^Failed to save in the data folder \S+: it was deleted, moved or replaced\. .*\n$/)

  const refused = await mock.control('PUT', '/variants', { hold: 'off' })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringMatching(/^Failed to save .* GET \/__control\/capsule .* --data folder\.$/),
  ])
  const member = await signUp(mock)
  expect(member.status).toBe(500)
  const jump = await mock.control('POST', '/clock', { advance: 'P1D' })
  expect([jump.status, jump.body.error]).toEqual([409, refused.body.error])
  expect(mock.worldText()).toBe(before)
  expect((await problemOf(mock)).kind).toBe('gone')

  await putBack()
  expect(await problemOf(mock)).toBeNull()
  expect((await mock.control('PUT', '/variants', { hold: 'off' })).status).toBe(200)
  expect(lines.at(-1)).toMatch(/can be written again/)
  await reader?.cancel()
})

test('R2 IMP-18 creates nothing at the place of a moved data folder, so that it can return', async () => {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const mock = await startMock({ members: 0 })
  const woman = await mock.signIn('woman')
  const putBack = await loseFolder(mock)
  const call = async (count: number) => {
    for (let made = 0; made < count; made += 1) await mock.get('/api/account')
  }
  await call(1_100)
  const told = () => lines.filter((line) => line.startsWith('Failed to keep earlier exchanges'))
  await expect.poll(told).toHaveLength(1)
  expect(told()[0]).toMatch(/exchanges: ENOENT: .* stay in memory\.\n$/)
  const photo = new FormData()
  photo.set('profile1', new Blob([jpegBytes()]), 'a.jpg')
  expect((await woman.form('/api/user/profile_img', photo)).status).toBe(500)
  await call(50)
  expect((await mock.control('GET', '/exchanges')).body.length).toBeGreaterThan(900)
  await expect(stat(mock.dataDir)).rejects.toThrow('ENOENT')
  expect(told()).toHaveLength(1)

  await putBack()
  expect(await problemOf(mock)).toBeNull()
  await call(50)
  await expect.poll(() => stat(join(mock.dataDir, 'exchanges')).catch(() => undefined)).toBeDefined()
})

test('R2 D-04 saves the complete world of a deleted folder elsewhere', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const mock = await startMock()
  await mock.signIn('woman')
  await mock.close()
  // Opened again, so its records are in the file and not loaded yet.
  const again = await startMock({ dataDir: mock.dataDir })
  await rm(mock.dataDir, { recursive: true })
  const { body: capsule } = await again.control('GET', '/capsule')
  const other = await startMock({ members: 0 })
  expect((await other.control('POST', '/capsule', capsule)).status).toBe(200)
  expect(other.worldText()).toBe(worldOfCapsule(capsule))
  await expect(again.close()).rejects.toThrow(/^Failed to save the world: its data folder /)
})

const full = (code: string) => Object.assign(new Error(`${code}: no`), { code, syscall: 'write' })
const diskIsFull = {
  success: false,
  msg: 'このコンピューターのディスクがいっぱいのため、保存できませんでした。',
}

test.each(['ENOSPC', 'EFBIG'])(
  'R2 C-5 a full disk (%s) is reported to the member and to the workbench',
  async (code) => {
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const mock = await startMock({ members: 5 })
    const woman = await mock.signIn('woman')
    const before = mock.worldText()
    const problems: unknown[] = []
    mock.server.runtime.store.folder.health.changed.add((problem) => problems.push(problem?.kind))
    const append = vi.spyOn(Journal.prototype, 'append').mockImplementation(() => {
      throw storeErrorOf(full(code), 'write the journal')
    })

    const refused = await signUp(mock)
    expect([refused.status, refused.body]).toEqual([500, diskIsFull])
    expect(mock.worldText()).toBe(before)
    expect((await woman.get('/api/account')).status).toBe(200)
    expect(problems).toEqual(['full'])
    expect(lines.join('')).toMatch(/^Failed to save in the data folder \S+: the disk is full\. Free space on it\. /)

    append.mockRestore()
    expect((await signUp(mock)).status).toBe(200)
    expect(await problemOf(mock)).toBeNull()
  },
)

/** Writes the first lines of the journal, then refuses them until `mockRestore`. */
function fillDiskAfter(writes: number) {
  const { append } = Journal.prototype
  let left = writes
  return vi.spyOn(Journal.prototype, 'append').mockImplementation(function (this: Journal, lines) {
    if (left === 0) throw storeErrorOf(full('EFBIG'), 'write the journal')
    left -= 1
    append.call(this, lines)
  })
}

describe.each(['frozen', 'running'] as const)('R2 D-04 a jump of a %s clock on a disk that fills', (mode) => {
  const town = async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const mock = await startMock({ members: 40 })
    if (mode === 'running') await mock.control('POST', '/clock', { mode: 'running', speed: 0.001 })
    return mock
  }
  const clockOf = async (mock: Mock) => (await mock.control('GET', '/clock')).body
  const target = '2027-01-20T12:00:00+09:00'

  test('keeps what was saved, stands there, says so and arrives when tried again', async () => {
    const mock = await town()
    const disk = fillDiskAfter(2)
    const { status, body } = await mock.advance(target)
    const { settledAt } = mock.world.settings.get(1)
    expect([status, body.code]).toEqual([409, 'store'])
    expect(body.error).toMatch(/: the disk is full\. .* The jump ended at [\dT:.-]+\+09:00\.$/)
    const text = mock.worldText()
    const clock = await clockOf(mock)
    expect(clock.mode).toBe(mode)
    expect(body.error).toContain(tokyoIso(settledAt))
    expect(clock.now.slice(0, 19)).toBe(tokyoIso(settledAt).slice(0, 19))
    expect(clock.fired.length).toBeGreaterThan(0)
    expect(Date.parse(clock.fired.at(-1).at)).toBeLessThanOrEqual(settledAt)
    // Reading does not try to apply what could not be saved.
    expect(mock.worldText()).toBe(text)
    disk.mockRestore()
    await mock.control('POST', '/clock', { mode: 'frozen' })
    expect((await mock.advance(target)).status).toBe(200)
    const whole = await startMock({ members: 40 })
    await whole.advance(target)
    expect(mock.worldText()).toBe(whole.worldText())
    const firedOf = async (of: Mock) =>
      (await clockOf(of)).fired.map(({ at, subject }: { at: string; subject: string }) => [at, subject])
    expect(await firedOf(mock)).toEqual(await firedOf(whole))
  })

  test('changes nothing when not even the kept sessions can be saved', async () => {
    const mock = await town()
    await mock.signIn('man')
    const before = mock.worldText()
    const disk = fillDiskAfter(0)
    const jumped = await mock.control('POST', '/clock', { advance: 'P30D', keepSessions: true })
    expect(jumped.status).toBe(409)
    expect([mock.worldText(), (await clockOf(mock)).mode]).toEqual([before, mode])
    expect((await clockOf(mock)).now.slice(0, 19)).toBe('2026-11-21T12:00:00')
    disk.mockRestore()
  })
})

test('R2 shows the notice of a full disk until saving works again', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const mock = await startMock({ members: 5 })
  const append = vi.spyOn(Journal.prototype, 'append').mockImplementation(() => {
    throw storeErrorOf(full('EFBIG'), 'write the journal')
  })
  expect((await mock.control('PUT', '/variants', { hold: 'off' })).status).toBe(409)
  for (let looks = 0; looks < 3; looks += 1) expect((await problemOf(mock)).kind).toBe('full')
  append.mockRestore()
  expect((await mock.control('PUT', '/variants', { hold: 'off' })).status).toBe(200)
  expect(await problemOf(mock)).toBeNull()
})

test('R2 reports the same for a picture that does not fit on the disk', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const mock = await startMock({ members: 5 })
  const woman = await mock.signIn('woman')
  const { files } = mock.server.runtime
  vi.spyOn(files, 'save').mockRejectedValue(new Error('Failed to store a picture.', { cause: full('EFBIG') }))
  const form = new FormData()
  form.set('profile1', new File([Buffer.from(jpegBytes())], 'photo.jpg', { type: 'image/jpeg' }))
  const refused = await woman.form('/api/user/profile_img', form)
  expect([refused.status, refused.body]).toEqual([500, diskIsFull])
  expect((await problemOf(mock)).kind).toBe('full')
})
