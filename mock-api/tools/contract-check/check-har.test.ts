import { expect, test } from 'vitest'
import { uncheckedText } from '../../../src/contract/files/har-unchecked.ts'
import { checkHar } from './check-har.ts'

const entry = (path: string, more: { request?: object; response?: object } & Record<string, unknown> = {}) => {
  const { request, response, ...rest } = more
  return {
    ...{ startedDateTime: '2026-11-20T03:00:00.000Z', time: 12.5, ...rest },
    request: {
      method: 'GET',
      url: `https://api.example.com${path}`,
      headers: [{ name: 'Accept', value: 'x' }],
      ...request,
    },
    response: { status: 200, headers: [{ name: 'Date', value: 'y' }], content: { text: '{}' }, ...response },
  }
}
const check = (...entries: object[]) => checkHar({ log: { entries } })

test('checks the calls of an archive and leaves out other requests', () => {
  const found = check(
    entry('/home'),
    entry('/api/account?x=1'),
    entry('/api/nothing'),
    entry('/api/account', { request: { method: 'OPTIONS' } }),
    entry('', { request: { url: 'no address' } }),
  )
  expect(found.map(({ entry: at, id, method, path, verdict }) => [at, id, method, path, verdict])).toEqual([
    [2, 'API-09', 'GET', '/api/account', 'drift'],
    [3, '-', 'GET', '/api/nothing', 'undocumented'],
  ])
  expect(found[0]?.recorded).toEqual({
    ...{ at: Date.parse('2026-11-20T03:00:00.000Z'), url: 'https://api.example.com/api/account?x=1', status: 200 },
    ...{
      durationMs: 12.5,
      requestHeaders: { accept: 'x' },
      responseHeaders: { date: 'y' },
      request: '',
      response: '{}',
    },
  })
})

test('reads a request by the type of its body', () => {
  const like = (postData?: object) =>
    check(entry('/api/send_like', { request: { method: 'POST', headers: [], postData } }))[0]
      ?.issues.filter(({ path }) => path.startsWith('request'))
      .map(({ path }) => path)
  expect(like({ mimeType: 'application/json', text: '{"uuid":"x"}' })).toEqual([])
  expect(like({ mimeType: 'application/json', text: '{"uuid":"x","more":1}' })).toEqual(['request.more'])
  expect(like({ mimeType: 'application/x-www-form-urlencoded', text: 'uuid=x&more=1' })).toEqual(['request.more'])
  expect(like()).toEqual(['request.uuid'])
  const [found] = check(entry('/api/send_like', { request: { method: 'POST', postData: { text: 'sent' } } }))
  expect(found?.recorded.request).toBe('sent')
})

test('reads a body in base64, and an archive that says little', () => {
  const content = { text: Buffer.from('{"a":1}').toString('base64'), encoding: 'base64' }
  const [found] = check({
    request: { method: 'GET', url: 'https://api.example.com/api/nothing' },
    ...{ response: { status: 200, content }, startedDateTime: 'today', time: -1 },
  })
  expect(found?.recorded).toMatchObject({
    at: 0,
    durationMs: 0,
    requestHeaders: {},
    responseHeaders: {},
    response: '{"a":1}',
  })
  const bare = { request: { method: 'GET', url: 'https://api.example.com/api/nothing' }, response: { status: 200 } }
  expect(check(bare)[0]).toMatchObject({ recorded: { at: 0, durationMs: 0, response: '' } })
})

test.each([
  ['not-modified', { response: { status: 304 } }],
  ['no-response-body', { response: { content: {} } }],
  ['no-response-body', { response: { content: undefined } }],
  ['left-out', { response: { content: { text: '{"a…' } } }],
  ['left-out', { request: { postData: { text: '{"a…' } } }],
  ['left-out', { request: { postData: { text: '<files, 12 bytes>' } } }],
  ['left-out', { request: { postData: { text: '{"photo":"<file a.jpg, 3 bytes>"}' } } }],
])('does not check a call: %s', (code, more) => {
  expect(check(entry('/api/account', more))).toMatchObject([
    { id: 'API-09', verdict: 'ok', issues: [], reason: { code, place: '' } },
  ])
  expect(check(entry('/api/account', { request: { postData: {} } }))[0]?.reason).toBeUndefined()
})

const frames = (...messages: object[]) => check(entry('/cable', { _webSocketMessages: messages }))

test('checks the frames of a socket without pings', () => {
  const identifier = '{"channel":"MessageChannel","uuid":"1"}'
  const subscribe = JSON.stringify({ command: 'subscribe', identifier })
  const found = frames(
    { type: 'receive', time: 1.2345, data: '{"type":"welcome"}' },
    { type: 'receive', data: '{"type":"ping","message":1}' },
    { type: 'send', data: subscribe },
    { type: 'send', data: '{"a…' },
  )
  expect(
    found.map(({ entry: at, id, method, path, verdict, reason }) => [at, id, method, path, verdict, reason]),
  ).toEqual([
    [1, 'frame', 'out', '/cable', 'ok', undefined],
    [1, 'frame', 'in', '/cable', 'ok', undefined],
    [1, 'frame', 'in', '/cable', 'ok', { code: 'left-out', place: '' }],
  ])
  const common = {
    url: 'https://api.example.com/cable',
    status: 200,
    durationMs: 0,
    requestHeaders: {},
    responseHeaders: {},
  }
  expect(found.slice(0, 2).map(({ recorded }) => recorded)).toEqual([
    { ...common, at: 1235, request: '', response: '{"type":"welcome"}' },
    { ...common, at: Date.parse('2026-11-20T03:00:00.000Z'), request: subscribe, response: '' },
  ])
  expect(frames({ type: 'send', data: '{}' })[0]?.verdict).toBe('drift')
})

test('leaves out sockets of other paths, also below /api', () => {
  expect(check(entry('/api/x', { _webSocketMessages: [{ type: 'send', data: '{}' }] }))).toEqual([])
  expect(check(entry('/base/cable', { _webSocketMessages: [{ type: 'send', data: '{}' }] }))).toHaveLength(1)
})

const odd = (request: object, response: object = {}) => ({
  request: { method: 'GET', url: 'https://cdn.example/x', ...request },
  response: { status: 200, ...response },
})

test.each<[string, unknown]>([
  ['a header without a value', odd({ headers: [{ name: 'x' }] })],
  ['a header that is a number', odd({ headers: [{ name: 'x', value: 5 }] })],
  ['headers that are no list', odd({ headers: 'x' })],
  ['a blocked request', odd({}, { status: 0, _error: 'net::ERR_BLOCKED_BY_CLIENT' })],
  ['no response', { request: { method: 'GET', url: 'data:image/png;base64,x' } }],
  ['no address', { request: { method: 'GET' }, response: {} }],
  ['nothing', null],
  ['a text', 'entry'],
])('checks the calls of an archive in which an entry of another site has %s', (_, strange) => {
  const found = checkHar({ log: { entries: [strange, entry('/api/account')] } })
  expect(found.map(({ entry: at, id }) => [at, id])).toEqual([[2, 'API-09']])
})

test.each<[string, Parameters<typeof entry>[1], string | undefined]>([
  ['a header without a value', { request: { headers: [{ name: 'x' }, { name: 'y', value: null }] } }, undefined],
  ['a header that is a number', { request: { headers: [{ name: 'x', value: 5 }] } }, undefined],
  ['no time', { time: null, startedDateTime: null }, undefined],
  ['a null body', { request: { postData: null } }, undefined],
  ['no response because it was blocked', { response: { status: 0 } }, 'it has no response: it was blocked or cut off'],
  ['a response that is no object', { response: { status: '200' } }, 'the entry is incomplete (response.status)'],
  ['headers that are no list', { request: { headers: 5 } }, 'the entry is incomplete (request.headers)'],
])('takes a call of ours with %s for itself', (_, more, reason) => {
  const found = check(entry('/api/account', more), entry('/api/nothing'))
  expect(found.map(({ id, reason: why }) => [id, why && uncheckedText(why)])).toEqual([
    ['API-09', reason],
    ['-', undefined],
  ])
})

test('reads request bodies as proxies write them: in base64, or as parameters only', () => {
  const like = (postData: object) =>
    check(entry('/api/send_like', { request: { method: 'POST', headers: [], postData } }))[0]
  const json = {
    mimeType: 'application/json',
    text: Buffer.from('{"uuid":"宵"}').toString('base64'),
    encoding: 'base64',
  }
  expect(like(json)?.recorded.request).toBe('{"uuid":"宵"}')
  const form = 'application/x-www-form-urlencoded'
  const params = [{ name: 'uuid', value: 'あ&b' }]
  for (const text of [undefined, null, ''])
    expect(like({ mimeType: form, params, text })?.recorded.request).toBe('uuid=%E3%81%82%26b')
  expect(like({ mimeType: form, params: [...params, { name: 'more' }] })?.issues.map(({ path }) => path)).toContain(
    'request.more',
  )
  expect(like({ mimeType: 'multipart/form-data; boundary=x', params })).toMatchObject({
    reason: { code: 'no-request-body' },
  })
})

test('finds a call by its address as Rails does', () => {
  const found = check(entry('//api//account'), entry('/api/account.json'), entry('/api/account/'))
  expect(found.map(({ id }) => id)).toEqual(['API-09', 'API-09', 'API-09'])
})

test('names what makes a file no archive', () => {
  expect(() => checkHar({ log: {} })).toThrow(/^log\.entries: it is not an HTTP Archive$/)
  expect(() => checkHar(undefined)).toThrow(/^it is not an HTTP Archive$/)
})
