import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'
import { postFirst, meeting, verified } from '../../support/reviewing.ts'

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

test('ROLE-12 REVIEW-11 a woman reads the public reviews of all others about any man', async () => {
  const { mock, woman, man, pairing } = await meeting(await startMock({ members: 0 }))
  await postFirst(woman, pairing.id, '2026-11-20')
  const reader = await verified(mock, 'woman-premium')
  const read = (await reader.get('/api/public_review')).body
  expect(read).toMatchObject([{ published_text: '丁寧な方で、安心して過ごせました。', detail_show: true }])
  expect((await man.get('/api/public_review')).body).toEqual(read)
})
