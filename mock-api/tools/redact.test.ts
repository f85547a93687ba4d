import { expect, test } from 'vitest'
import { isSecretName, redact, redactHeaders } from './redact.ts'

const inText = (value: unknown) => JSON.stringify(JSON.stringify(value))

test.each([
  ['a string with quotes and backslashes', '{"password":"a\\"b\\\\","a":1}', '{"password":"•••","a":1}'],
  ['a number', '{"number":4111e3,"a":1}', '{"number":"•••","a":1}'],
  ['a nested list', '{"number":[["]"],{"a":"}"}],"a":[1]}', '{"number":"•••","a":[1]}'],
  ['an object', '{ "password" : {"a":{"b":1}} , "a":1}', '{ "password" : "•••" , "a":1}'],
  ['two secrets', '[{"cvv2":"1"},{"cvv2":"2"}]', '[{"cvv2":"•••"},{"cvv2":"•••"}]'],
  ['no secret', '{"number":null,"numbers":[1],"a":"number"}', '{"number":null,"numbers":[1],"a":"number"}'],
  ['a string that is cut off', '{"password":"abc', '{"password":"•••"'],
  ['a list that is cut off', '{"number":[1,[2', '{"number":"•••"'],
  ['nothing behind a name', '{"number":', '{"number":'],
  ['JSON in a text', inText({ number: 'a"b', a: 1 }), inText({ number: '•••', a: 1 })],
  ['a list in a text', inText({ number: [{ a: '"]' }], a: 1 }), inText({ number: '•••', a: 1 })],
  ['a text that ends early', '{"a":"{\\"number\\":[1","b":"c"}', '{"a":"{\\"number\\":\\"•••\\"","b":"c"}'],
  ['JSON in a text in a text', inText(inText({ cvv2: 'x' })), inText(inText({ cvv2: '•••' }))],
  ['an address', 'https://a.example/?password[0]=x&b=1', 'https://a.example/?password[0]=•••&b=1'],
])('IMP-18 leaves secrets out of %s', (_, text, shown) => {
  expect(redact(text)).toBe(shown)
})

test.each(['"number":[', '"number":{', '\\"number\\":[', '"number":"\\"', '\\', '"number"  ', '[number'])(
  'P15 IMP-18 reads %s repeated 500,000 times once, not once from each of them',
  (part) => {
    // Quadratic work would take an hour.
    const text = part.repeat(500_000)
    expect(redact(text).length).toBeLessThan(2 * text.length)
  },
)

test('IMP-18 leaves session values and secret parts out of headers', () => {
  const headers = {
    'access-token': 'a',
    authorization: 'b',
    client: 'c',
    cookie: 'd',
    'set-cookie': ['e', 'f'],
    uid: 'me@yoimachi.example',
    accept: ['x', 'y'],
    missing: undefined,
    referer: 'http://a/?token=t&b=1',
  }
  expect(redactHeaders(headers)).toEqual({
    'access-token': '•••',
    authorization: '•••',
    client: '•••',
    cookie: '•••',
    'set-cookie': '•••',
    uid: 'me@yoimachi.example',
    accept: 'x, y',
    referer: 'http://a/?token=•••&b=1',
  })
})

test('IMP-18 knows the names of secrets', () => {
  const names = ['password', 'token', 'client', 'cookie', 'cvv2', 'uid', 'name', 'toString']
  expect(names.filter(isSecretName)).toEqual(['password', 'token', 'client', 'cookie', 'cvv2'])
})
