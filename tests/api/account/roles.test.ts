import { expect, test } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { callEndpoint } from '../../support/call-endpoint.ts'
import { startMock } from '../../support/mock.ts'
import { postFirst, meeting, verified } from '../../support/reviewing.ts'
import { sampleRequests } from '../../support/sample-requests.ts'

const newcomer = (email: string, sex: unknown) => ({
  email,
  password: 'yoimachi123',
  password_confirmation: 'yoimachi123',
  sex,
})

test('GATE-48 GATE-49 GATE-51 GATE-52 ROLE-05 members are men with sex 1 and women with sex 2 only', async () => {
  const mock = await startMock({ members: 0 })
  for (const sex of [1, 2] as const) {
    const email = `newcomer-${sex}@yoimachi.example`
    expect((await mock.post('/api/auth', newcomer(email, sex))).status).toBe(200)
    expect(mock.world.members.findBy('email', email)?.sex).toBe(sex)
  }
  for (const sex of [0, 3, 'male', undefined]) {
    const before = mock.worldText()
    expect((await mock.post('/api/auth', newcomer('newcomer-3@yoimachi.example', sex))).status).toBe(422)
    expect(mock.worldText()).toBe(before)
  }
  for (const [persona, sex] of [
    ['man', 1],
    ['woman', 2],
  ] as const)
    expect((await (await mock.signIn(persona)).get('/api/account')).body.sex).toBe(sex)
})

test('ROLE-05 C-6 serves every call of the contract for exactly its sexes', async () => {
  const mock = await startMock()
  const callers = { 1: await mock.signIn('man'), 2: await mock.signIn('woman-premium') }
  const refused: Record<string, number[]> = {}
  const wanted: Record<string, number[]> = {}
  // An ended login would refuse the following calls.
  const ending = new Set(['API-03', 'API-71'])
  for (const endpoint of endpoints.filter(({ access, id }) => access !== 'open' && !ending.has(id))) {
    refused[endpoint.id] = []
    wanted[endpoint.id] = endpoint.sex === undefined ? [] : [endpoint.sex === 1 ? 2 : 1]
    for (const sex of [1, 2] as const) {
      const { url } = mock.server
      const reply = await callEndpoint(url, endpoint, sampleRequests[endpoint.id], callers[sex].headers)
      if (reply.status === 403 && reply.body.reason === 'sex') refused[endpoint.id]?.push(sex)
    }
  }
  expect(refused).toEqual(wanted)
})

test('ROLE-12 REVIEW-11 a woman reads the public reviews of all others about any man', async () => {
  const { mock, woman, man, pairing } = await meeting(await startMock({ members: 0 }))
  await postFirst(woman, pairing.id, '2026-11-20')
  const reader = await verified(mock, 'woman-premium')
  const read = (await reader.get('/api/public_review')).body
  expect(read).toMatchObject([{ published_text: '丁寧な方で、安心して過ごせました。', detail_show: true }])
  expect((await man.get('/api/public_review')).body).toEqual(read)
})
