import { expect, test } from 'vitest'
import { curlOf } from './curl.ts'

const origin = 'http://a.yoimachi.localhost:3100'

test('a call becomes a shell command with variables for the login', () => {
  expect(curlOf({ method: 'GET', path: '/api/account?x=1', request: '{}' }, origin)).toBe(
    [
      `curl -X GET '${origin}/api/account?x=1'`,
      '-H "uid: $YOIMACHI_UID"',
      '-H "client: $YOIMACHI_CLIENT"',
      '-H "access-token: $YOIMACHI_ACCESS_TOKEN"',
    ].join(' \\\n  '),
  )
})

test('a body keeps its quotes and its type', () => {
  const like = (request: string) => curlOf({ method: 'POST', path: '/api/send_like', request }, origin)
  expect(like('{"text":"it\'s"}')).toMatch(/application\/json' \\\n {2}--data-raw '\{"text":"it'\\''s"\}'$/)
  expect(like('uuid=x')).toMatch(/x-www-form-urlencoded' \\\n {2}--data-raw 'uuid=x'$/)
})

test('brackets of an address are no list of addresses for curl', () => {
  const like = (path: string) => curlOf({ method: 'GET', path, request: '' }, origin)
  expect(like('/api/topics?ids[]=1')).toMatch(/^curl -g -X GET '/)
  expect(like('/api/topics?ids=1')).toMatch(/^curl -X GET '/)
})
