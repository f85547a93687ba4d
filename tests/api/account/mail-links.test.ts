import { expect, test } from 'vitest'
import { fetchByHost } from '../../support/fetch-by-host.ts'
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

test('D-119 a dead reset link is a Japanese page for a browser and the body of the gem for a program', async () => {
  const mock = await startMock()
  const dead = `/api/auth/password/edit?reset_password_token=x&redirect_url=${encodeURIComponent(`${mock.server.url}/password_reset`)}`
  const byProgram = await fetch(mock.server.url + dead)
  expect([byProgram.status, await byProgram.text()]).toEqual([404, '404 Not Found'])
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (const headers of [{ accept: html, 'sec-fetch-mode': 'navigate' }, { accept: html }]) {
    const page = await fetchByHost(mock.server.url + dead, { headers })
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors .*style-src-attr/)
    const text = await page.text()
    expect(text).toContain('リンクの有効期限が切れているか、すでに使われています。')
    expect(text).toContain(`href="${mock.server.url}/forget_password"`)
  }
  const byScript = await fetchByHost(mock.server.url + dead, { headers: { accept: html, 'sec-fetch-mode': 'cors' } })
  expect(await byScript.text()).toBe('404 Not Found')
})
