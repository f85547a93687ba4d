import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'

interface Entry {
  kind: string
  at: string
  members: { id: number }[]
  [field: string]: unknown
}

test('IMP-18 lists mails, charges, effects and jumps by virtual time, all of them for the given members', async () => {
  const mock = await startMock()
  const woman = mock.world.members.findBy('email', 'woman-premium@yoimachi.example')
  await mock.post('/api/auth/password', { email: woman?.email, redirect_url: `${mock.server.url}/reset` })
  await mock.advance('P40D')
  const read = async (query = ''): Promise<Entry[]> => (await mock.control('GET', `/timeline${query}`)).body
  const line = await read()
  expect(new Set(line.map(({ kind }) => kind))).toEqual(new Set(['mail', 'charge', 'effect', 'jump']))
  const instants = line.map(({ at }) => Date.parse(at))
  expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  expect(line.find(({ kind }) => kind === 'jump')).toMatchObject({
    from: '2026-11-21T12:00:00.000+09:00',
    at: '2026-12-31T12:00:00.000+09:00',
    members: [],
  })
  const hers = line.filter(({ members }) => members.some(({ id }) => id === woman?.id))
  const renewals = hers.filter(({ what }) => what === 'renewal')
  expect(renewals.length).toBeGreaterThan(0)
  expect(renewals.at(-1)).toMatchObject({ outcome: 'paid', amount: expect.any(Number) })
  expect(hers.find(({ kind }) => kind === 'mail')).toMatchObject({ to: woman?.email })
  expect(hers.some(({ effect }) => effect === 'charge')).toBe(true)

  // After years newer entries of the town displace hers unless she is given.
  await mock.advance('P3Y')
  const isHers = ({ kind, members }: Entry) => kind === 'charge' && members.some(({ id }) => id === woman?.id)
  const all = mock.world.payments.by('member', woman?.id ?? 0).length
  expect((await read(`?members=${woman?.id}`)).filter(isHers)).toHaveLength(all)
  expect((await read()).filter(isHers).length).toBeLessThan(all)
})
