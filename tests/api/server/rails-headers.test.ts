import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'

test('sends charset and caching headers and answers 304 for a known tag', async () => {
  const mock = await startMock({ members: 0 })
  const { headers } = await mock.signIn('woman')
  const ask = (known?: string) =>
    fetch(`${mock.server.url}/api/account`, {
      headers: { ...headers, ...(known === undefined ? {} : { 'if-none-match': known }) },
    })
  const first = await ask()
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('max-age=0, private, must-revalidate')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[0-9a-f]+"$/)

  for (const known of [etag, `"other", ${etag}`, '*']) {
    const again = await ask(known)
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('content-type')).toBeNull()
    expect(again.headers.get('uid')).toBe(headers['uid'])
  }
  expect((await ask('"other"')).status).toBe(200)
  mock.arrange((world) => {
    const me = world.members.findBy('email', headers['uid'] ?? '')
    world.profiles.update(me?.id ?? 0, { name: '別の名前' })
  })
  expect((await ask(etag)).status).toBe(200)
})
