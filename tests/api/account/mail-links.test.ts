import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'

const newcomer = {
  email: 'New.Comer@yoimachi.example',
  password: 'secret1',
  password_confirmation: 'secret1',
  sex: 2,
}
const email = newcomer.email.toLowerCase()

test('IMP-03 IMP-04 reports in the outbox whether a mailed link is still valid', async () => {
  const mock = await startMock()
  const states = async () =>
    (await mock.control('GET', '/outbox')).body
      .filter(({ to }: { to: string }) => to === email)
      .map(({ links }: { links: { state: string }[] }) => links[0]?.state)
  await mock.post('/api/auth', newcomer)
  const { body } = await mock.control('GET', '/outbox')
  const confirmation = new URL(body[0].links[0].address)
  expect(await states()).toEqual(['open'])
  await mock.get(`/api/auth/confirmation${confirmation.search}`)
  expect(await states()).toEqual(['used'])
  const reset = () =>
    mock.post('/api/auth/password', {
      email,
      redirect_url: `${mock.server.url}/password_reset`,
    })
  await reset()
  expect(await states()).toEqual(['open', 'used'])
  await mock.advance('PT1H')
  // A newer mail replaces the previous one.
  await reset()
  expect(await states()).toEqual(['open', 'used', 'used'])
  await mock.advance('PT7H')
  expect(await states()).toEqual(['expired', 'expired', 'used'])
})

test('API-04 API-06 what a mail leads to sends no session headers, to a login neither', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  await woman.post('/api/auth', newcomer)
  const { body } = await mock.control('GET', '/outbox')
  const { search } = new URL(body[0].links[0].address)
  const redirect = { email: 'woman@yoimachi.example', redirect_url: `${mock.server.url}/password_reset` }
  const replies = [
    await woman.post('/api/auth/confirmation', { email }),
    await woman.get(`/api/auth/confirmation${search}`),
    await woman.post('/api/auth/password', redirect),
  ]
  expect(replies.map(({ status, headers }) => [status, headers.has('access-token')])).toEqual(
    replies.map(() => [200, false]),
  )
})
