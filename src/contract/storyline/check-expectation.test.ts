import { expect, test } from 'vitest'
import { callFault, mailFault, valueAt } from './check-expectation.ts'
import { faultText, type StoryFault } from './faults.ts'

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
  [fault({}, []), 'POST /api/send_like was not made.'],
  [fault({ method: 'PUT' }), 'PUT /api/send_like was not made. There were POST /api/send_like 200.'],
  [fault({}, [like], 'man@x'), 'POST /api/send_like was not made. There were POST /api/send_like 200.'],
  [fault({ path: '/api/send_like?x=1' }), 'POST /api/send_like?x=1 was not made. There were POST /api/send_like 200.'],
  [fault({ status: 422 }), 'POST /api/send_like answered 200 instead of 422.'],
  [fault({ response: { 'n[0]': '1' } }), 'POST /api/send_like answered 1 at n[0] instead of "1".'],
  [fault({ response: { n: [1] } }), 'POST /api/send_like answered [1,{"a":2}] at n instead of [1].'],
  [fault({ response: { __proto__x: null } }), 'POST /api/send_like answered nothing at __proto__x instead of null.'],
])('%j', (found, text) => {
  expect(textOf(found)).toBe(text)
})

test('a fault is a code with its values', () => {
  expect(fault({ status: 422 })).toEqual({ code: 'status', call: 'POST /api/send_like', found: 200, expected: 422 })
  expect(fault({}, [])).toEqual({ code: 'no-call', call: 'POST /api/send_like', there: [] })
})

test('a mail holds by person, and by parts of subject and text', () => {
  const mails = [{ to: 'woman@x', subject: '確認のお願い', text: 'リンクを開いて' }]
  const mail = (more: object) => mailFault({ mail: { to: 'woman', ...more } }, mails, 'woman@x')
  expect(mail({})).toBeUndefined()
  expect(mail({ subject: '確認', text: 'リンク' })).toBeUndefined()
  expect(textOf(mail({ subject: '解約' }))).toBe('No mail “解約” came to woman@x. There were “確認のお願い”.')
  expect(textOf(mailFault({ mail: { to: 'man' } }, mails, 'man@x'))).toBe('No mail came to man@x.')
})

test('reads own fields only', () => {
  expect(valueAt({ a: [] }, 'a.length')).toBe(0)
  expect(valueAt({}, 'constructor.name')).toBeUndefined()
})
