import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'
import { email as taken, mailedLink, mailedTo } from './device.ts'

const path = '/api/auth'
const values = {
  email: 'fresh@yoimachi.example',
  password: 'secret123',
  password_confirmation: 'secret123',
  sex: 1,
}

test('returns the saved, unconfirmed user without a password and sends one mail', async () => {
  const mock = await startMock({ members: 0 })
  const { status, body } = await mock.post(path, values)
  expect([status, body.status]).toEqual([200, 'success'])
  expect(body.data).toMatchObject({ email: values.email, uid: values.email, provider: 'email' })
  expect(Object.keys(body.data).filter((name) => /password|token/.test(name))).toEqual([])
  expect(mock.world.members.findBy('email', values.email)?.confirmedAt).toBeNull()
  expect(await mailedTo(mock)).toEqual([values.email])
  expect((await mailedLink(mock)).searchParams.get('confirmation_token')).toBeTruthy()
  expect((await mock.post('/api/auth/sign_in', values)).status).toBe(401)
})

test.each(['ak+testing@yoimachi.example', "o'brien_%!~@sub.yoimachi-x.example", 'Upper.Case@Yoimachi.Example'])(
  'the address %s is taken, and its uid is lowercased',
  async (email) => {
    const mock = await startMock({ members: 0 })
    const { status, body } = await mock.post(path, { ...values, email })
    expect([status, body.data.uid]).toEqual([200, email.toLowerCase()])
  },
)

test.each([
  ['an empty body', {}, 'email'],
  ['no address', { ...values, email: undefined }, 'email'],
  ['no domain', { ...values, email: 'false_email@' }, 'email'],
  ['a domain of one letter', { ...values, email: 'a@b.c' }, 'email'],
  ['two signs', { ...values, email: 'a@b@c.jp' }, 'email'],
  ['a blank', { ...values, email: 'a b@c.jp' }, 'email'],
  // D-91: used to save the account and return 500.
  ['an address that is not ASCII', { ...values, email: '日本@c.jp' }, 'email'],
  ['a letter that lowercases to ASCII', { ...values, email: '\u212A@c.jp' }, 'email'],
  ['a control character', { ...values, email: 'a\u0007@c.jp' }, 'email'],
  ['a taken address', { ...values, email: taken.toUpperCase() }, 'email'],
  ['no password', { ...values, password: undefined }, 'password'],
  ['a short password', { ...values, password: 'short', password_confirmation: 'short' }, 'password'],
  ['three emoji', { ...values, password: '😀😀😀', password_confirmation: '😀😀😀' }, 'password'],
  ['another confirmation', { ...values, password_confirmation: 'other' }, 'password_confirmation'],
  ['an empty confirmation', { ...values, password_confirmation: '' }, 'password_confirmation'],
])('D-91 %s is 422 with errors by field and in full, and saves nothing', async (_, sent, field) => {
  const mock = await startMock({ members: 0 })
  const before = mock.worldText()
  const response = await mock.post(path, sent)
  expect(response.status).toBe(422)
  expect(response.body).toMatchObject({
    status: 'error',
    data: { id: null },
    errors: { [field]: [expect.any(String)] },
  })
  expect(response.body.errors.full_messages).toEqual(expect.arrayContaining(response.body.errors[field]))
  expect(response.headers.has('access-token')).toBe(false)
  expect(mock.worldText()).toBe(before)
})

test('counts characters: passwords of six and 128 emoji are valid, 129 are too many', async () => {
  const mock = await startMock({ members: 0 })
  const tried = async (length: number) => {
    const password = '😀'.repeat(length)
    const wish = {
      ...values,
      email: `n${length}@yoimachi.example`,
      password,
      password_confirmation: password,
    }
    return (await mock.post(path, wish)).status
  }
  expect([await tried(5), await tried(6), await tried(128), await tried(129)]).toEqual([422, 200, 200, 422])
})

test('compares the confirmation only if it is given', async () => {
  const mock = await startMock({ members: 0 })
  const { password_confirmation: _, ...without } = values
  expect((await mock.post(path, without)).status).toBe(200)
  const other = { ...values, email: 'other@yoimachi.example', password_confirmation: null }
  expect((await mock.post(path, other)).status).toBe(200)
})

test('accepts the values as request headers', async () => {
  const mock = await startMock({ members: 0 })
  const { email, password } = values
  const headers = { email, password, 'password-confirmation': password, sex: '1' }
  const response = await fetch(mock.server.url + path, { method: 'POST', headers })
  expect(response.status).toBe(200)
})
