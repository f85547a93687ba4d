import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sessionExpiry } from '../../../mock-api/features/auth/auth-effects.ts'
import { startMock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

test('D-04 D-05 going back restores the same world after a jump of 400 days', async () => {
  const mock = await startMock()
  await mock.signIn('woman')
  const before = mock.worldText()
  const jumped = await mock.advance('P400D')
  expect(jumped.status).toBe(200)
  expect(mock.worldText()).not.toBe(before)
  const gone = await mock.control('POST', '/history/go', { before: jumped.body.moment })
  expect(gone.body).toEqual({ now: '2026-11-21T12:00:00.000+09:00', present: 1 })
  expect(mock.worldText()).toBe(before)
})

test('D-141 people put on phones with a jump are part of it: going back brings those before it', async () => {
  const mock = await startMock()
  const before = { b: { email: 'man@yoimachi.example', page: '/home' } }
  await mock.control('PUT', '/stage', { phones: { b: { ...before.b, revision: 0 } } })
  const phones = { b: { email: 'woman@yoimachi.example', page: '/profile?id=5' } }
  const shown = async () => (await mock.control('GET', '/stage')).body.phones
  const { body } = await mock.control('POST', '/clock', { advance: 'P1D', phones })
  const put = await shown()
  expect(put).toMatchObject(phones)
  await mock.control('POST', '/history/go', { before: body.moment })
  expect(await shown()).toMatchObject(before)
  expect((await shown()).b.revision).toBeGreaterThan(put.b.revision)
  const refused = await mock.control('POST', '/clock', { mode: 'frozen', phones })
  expect([refused.status, await shown()]).toMatchObject([422, before])
})

test('D-01 D-03 D-10 IMP-18 fires every daily reset at 03:00 in Tokyo during a jump of 400 days, in order', async () => {
  const mock = await startMock()
  const { body } = await mock.advance('P400D')
  const fired = body.fired as { at: string; kind: string }[]
  const resets = fired.filter(({ kind }) => kind === 'daily-reset').map(({ at }) => at)
  expect(resets).toHaveLength(400)
  expect(resets[0]).toBe('2026-11-22T03:00:00.000+09:00')
  expect(resets.at(-1)).toBe('2027-12-26T03:00:00.000+09:00')
  expect(new Set(resets).size).toBe(400)
  expect(resets.every((at) => at.endsWith('T03:00:00.000+09:00'))).toBe(true)
  expect(fired.map(({ at }) => at)).toEqual(fired.map(({ at }) => at).toSorted())
})

test('IMP-18 lists edges, counts of days beyond the list, and all effects of the given members', async () => {
  const mock = await startMock({ members: 300 })
  const { coming, later, next } = (await mock.control('GET', '/clock')).body
  expect(coming).toHaveLength(200)
  expect(next['next-reset']).toBe('2026-11-22T03:00:00.000+09:00')
  expect(later.length).toBeGreaterThan(5)
  for (const { day, at, count, kinds } of later) {
    expect(at.slice(0, 10)).toBe(day)
    expect(at >= coming.at(-1).at).toBe(true)
    expect(Object.values<number>(kinds).reduce((sum, each) => sum + each, 0)).toBe(count)
  }
  expect(later.map(({ day }: { day: string }) => day)).toEqual(later.map(({ day }: { day: string }) => day).toSorted())
  const { id } = (await mock.signIn('man').then((man) => man.get('/api/account'))).body
  const near = (await mock.control('GET', `/clock?members=${id}`)).body
  const charges = near.coming.filter(
    ({ kind, members }: { kind: string; members: { id: number }[] }) =>
      kind === 'charge' && members.some((member) => member.id === id),
  )
  expect(charges).toHaveLength(1)
  const total = ({ coming: list, later: days }: typeof near) =>
    list.length + days.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(total(near)).toBe(total((await mock.control('GET', '/clock')).body))
})

test('D-05 stores the same bytes for the same seed, instant and calls', async () => {
  const texts = []
  for (let run = 0; run < 2; run += 1) {
    const mock = await startMock({ seed: 7 })
    const woman = await mock.post('/api/auth/sign_in', {
      email: 'woman@yoimachi.example',
      password: 'yoimachi123',
    })
    expect(woman.status).toBe(200)
    await mock.post('/api/auth', {
      email: 'new@yoimachi.example',
      password: 'secret1',
      password_confirmation: 'secret1',
      sex: 2,
    })
    openPairing(mock, 'woman-premium', 'man')
    await mock.advance('P3D')
    texts.push(mock.worldText())
  }
  expect(texts[0]).toBe(texts[1])
})

test('D-12 jumps to the reply window by name', async () => {
  const mock = await startMock()
  openPairing(mock, 'woman', 'man')
  const { body } = await mock.control('POST', '/clock', { edge: 'reply-window' })
  expect(body.fired.at(-1)).toMatchObject({ kind: 'reply-window' })
  expect(Date.parse(body.now)).toBeLessThanOrEqual(Date.parse('2026-11-22T12:00:00+09:00'))
})

test('D-17 ends a login after 14 days unless the jump keeps sessions', async () => {
  const mock = await startMock()
  const man = await mock.signIn('man')
  await mock.control('POST', '/clock', { advance: 'P14D', keepSessions: true })
  expect((await man.get('/api/auth/validate_token')).status).toBe(200)
  await mock.advance('P14D')
  expect((await man.get('/api/auth/validate_token')).status).toBe(401)
})

test('refuses the past, unknown edges and invalid input and names the allowed values', async () => {
  const mock = await startMock()
  const before = mock.worldText()
  const bodies = [
    { to: '2026-11-20T12:00:00+09:00' },
    { to: 'tomorrow' },
    { advance: '7 days' },
    { edge: 'tea-time' },
    {},
    { to: '2027-01-01T00:00:00+09:00', advance: 'P1D' },
  ]
  for (const body of bodies) {
    const reply = await mock.control('POST', '/clock', body)
    expect(reply.status).toBe(422)
    expect(reply.body.error).toMatch(/^Failed to /)
  }
  expect(mock.worldText()).toBe(before)
})

test('accepts a jump to the current instant without changes', async () => {
  const mock = await startMock()
  const before = mock.worldText()
  const now = '2026-11-21T12:00:00.000+09:00'
  const { status, body } = await mock.control('POST', '/clock', { to: now })
  expect([status, body.now, body.fired, body.stopped]).toEqual([200, now, [], false])
  expect(mock.worldText()).toBe(before)
})

test('D-02 sends the virtual time in the Date header of every response', async () => {
  const mock = await startMock()
  expect((await mock.get('/config.json')).headers.get('date')).toBe('Sat, 21 Nov 2026 03:00:00 GMT')
  await mock.advance('P1D')
  expect((await mock.get('/api/account')).headers.get('date')).toBe('Sun, 22 Nov 2026 03:00:00 GMT')
})

test('D-04 continues at the last instant with its moments after a restart', async () => {
  const first = await startMock()
  await first.advance('P2D')
  const text = first.worldText()
  await first.close()
  const second = await startMock({ dataDir: first.dataDir, now: '2030-01-01T00:00:00+09:00' })
  const clock = await second.control('GET', '/clock')
  expect(clock.body).toMatchObject({ now: '2026-11-23T12:00:00.000+09:00', mode: 'frozen' })
  expect((await second.control('GET', '/history')).body.moments.at(-1)).toMatchObject({
    ...{ kind: 'jump', from: '2026-11-21T12:00:00.000+09:00', to: '2026-11-23T12:00:00.000+09:00' },
  })
  expect(second.worldText()).toBe(text)
  expect((await second.control('POST', '/history/undo')).body.now).toBe('2026-11-21T12:00:00.000+09:00')
})

test('D-03 D-04 stops a jump before a failing effect, names it and continues after its repair', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const [login] = [...mock.world.logins.all()].toReversed()
  if (!login) throw new Error('The woman has no login.')
  const broken = vi.spyOn(sessionExpiry, 'apply').mockImplementation(() => {
    throw new Error('It is broken.')
  })
  const jumped = await mock.advance('P20D')
  expect(jumped.status).toBe(500)
  expect(jumped.body.error).toBe(
    `Failed to apply session-expiry of logins/${login.id}, due 2026-12-05T12:00:00.000+09:00: It is broken. ` +
      'Go back to an earlier moment, or repair its rule.',
  )
  const { body } = await mock.control('GET', '/clock')
  expect(body).toMatchObject({ now: '2026-12-05T11:59:59.999+09:00', mode: 'frozen' })
  expect(body.fired.filter(({ kind }: { kind: string }) => kind === 'daily-reset')).toHaveLength(14)
  expect(body.coming[0]).toMatchObject({ kind: 'session-expiry', subject: `logins/${login.id}` })
  expect((await woman.get('/api/auth/validate_token')).status).toBe(200)
  broken.mockRestore()
  expect((await mock.advance('P6D')).status).toBe(200)
  expect(mock.world.logins.find(login.id)).toBeUndefined()
})

test('D-04 saves the last clock change on close and writes nothing later', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-clock-'))
  const mock = await startMock({ dataDir, members: 0 })
  const { clock } = mock.server.runtime
  const until = clock.now() + 50
  while (clock.now() < until) clock.moveTo(clock.now() + 1)
  await mock.close()
  expect(JSON.parse(await readFile(join(dataDir, 'clock.json'), 'utf8'))).toMatchObject({ at: until })
  expect((await readdir(dataDir)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  await rm(dataDir, { recursive: true })
})
