import { expect, test } from 'vitest'
import { faultText, type StoryFault } from './faults.ts'
import { callFault, mailFault } from './recorded-faults.ts'

const ids = {
  member: () => ({ id: 5, uuid: 'u-5' }),
  pairing: () => ({ id: 9, uuid: 'p-9' }),
  password: 'x',
}
const like = {
  method: 'POST',
  path: '/api/send_like',
  status: 200,
  as: 'woman@x',
  response: { to: 'u-5', n: [1, { a: 2 }] },
}
const expected = (more: object = {}) => ({
  call: { method: 'POST' as const, path: '/api/send_like', status: 200, ...more },
})
const textOf = (found: StoryFault | undefined) => found && faultText(found)
const fault = (more: object, calls = [like], as?: string) => callFault(expected(more), { calls, ids, as })

test('a call holds by method, path, status, caller and chosen values', () => {
  expect(fault({ response: { to: '{man}', 'n[1].a': 2, n: [1, { a: 2 }] } })).toBeUndefined()
  expect(fault({}, [like], 'woman@x')).toBeUndefined()
  expect(
    fault({ path: '/api/timeline', method: 'GET' }, [{ ...like, method: 'GET', path: '/api/timeline?page=2' }]),
  ).toBeUndefined()
  // The right call among others.
  expect(fault({}, [{ ...like, status: 422 }, like, { ...like, status: 500 }])).toBeUndefined()
})

test.each([
  [fault({}, []), 'POST /api/send_like was not called.'],
  [fault({ method: 'PUT' }), 'PUT /api/send_like was not called. Latest calls: POST /api/send_like 200.'],
  [fault({}, [like], 'man@x'), 'POST /api/send_like was not called. Latest calls: POST /api/send_like 200.'],
  [
    fault({ path: '/api/send_like?x=1' }),
    'POST /api/send_like?x=1 was not called. Latest calls: POST /api/send_like 200.',
  ],
  [fault({ status: 422 }), 'POST /api/send_like returned 200 instead of 422.'],
  [fault({ response: { 'n[0]': '1' } }), 'POST /api/send_like returned 1 at n[0] instead of "1".'],
  [fault({ response: { n: [1] } }), 'POST /api/send_like returned [1,{"a":2}] at n instead of [1].'],
  [fault({ response: { __proto__x: null } }), 'POST /api/send_like returned nothing at __proto__x instead of null.'],
])('%j', (found, text) => {
  expect(textOf(found)).toBe(text)
})

test('a fault is a code with its values', () => {
  expect(fault({ status: 422 })).toEqual({ code: 'status', call: 'POST /api/send_like', found: 200, expected: 422 })
  expect(fault({}, [])).toEqual({ code: 'no-call', call: 'POST /api/send_like', there: [] })
})

test('a number of calls counts those of the path and the member, whatever their status', () => {
  const times = (count: number, calls: (typeof like)[], as?: string) =>
    textOf(callFault({ ...expected(), times: count }, { calls, ids, as }))
  const refused = { ...like, status: 422 }
  expect(times(1, [like])).toBeUndefined()
  expect(times(1, [like, { ...like, as: 'man@x' }], 'woman@x')).toBeUndefined()
  expect(times(2, [like, refused])).toBeUndefined()
  expect(times(1, [like, refused])).toBe('POST /api/send_like was called 2 times instead of once.')
  expect(times(2, [like])).toBe('POST /api/send_like was called once instead of 2 times.')
  expect(times(1, [refused])).toBe('POST /api/send_like returned 422 instead of 200.')
})

test('a mail holds by person, and by parts of subject and text', () => {
  const mails = [{ to: 'woman@x', subject: '確認のお願い', text: 'リンクを開いて' }]
  const mail = (more: object) => mailFault({ mail: { to: 'woman', ...more } }, mails, 'woman@x')
  expect(mail({})).toBeUndefined()
  expect(mail({ subject: '確認', text: 'リンク' })).toBeUndefined()
  expect(textOf(mail({ subject: '解約' }))).toBe('No email “解約” was sent to woman@x. Sent instead: “確認のお願い”.')
  expect(textOf(mailFault({ mail: { to: 'man' } }, mails, 'man@x'))).toBe('No email was sent to man@x.')
})
