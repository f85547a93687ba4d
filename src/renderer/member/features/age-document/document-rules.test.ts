// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { checkedBy, documentState } from './age-document-page.tsx'
import { readHandedIn, rememberHandedIn } from './document-form.tsx'

test.each([
  [0, '', 'needed'],
  [0, 'a.png', 'review'],
  [1, 'a.png', 'resubmit'],
  [2, 'a.png', 'verified'],
  [2, '', 'verified'],
] as const)('API-09 age_conf %i with the file "%s" is %s', (age_conf, age_conf_file, state) => {
  expect(documentState({ age_conf, age_conf_file })).toBe(state)
})

test('when a document was handed in from this device is kept for each member', () => {
  localStorage.clear()
  clearSession()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  expect(readHandedIn()).toBeNull()
  rememberHandedIn(1_790_000_000_000.4)
  expect(readHandedIn()).toBe(1_790_000_000_000)
  writeSession({ uid: 'him@yoimachi.example' })
  expect(readHandedIn()).toBeNull()
  for (const nonsense of ['yesterday', 'Infinity', '-5']) {
    localStorage.setItem('yoimachi.document.him@yoimachi.example', nonsense)
    expect(readHandedIn()).toBeNull()
  }
})

test.each([
  ['2026-11-21T20:00:00+09:00', '目安：11月21日（土）20時ごろまで'],
  ['2026-11-22T09:05:59+09:00', '目安：11月22日（日）9時05分ごろまで'],
])('AGE-19 D-100 a check that ends at %s is never said to end later', (at, text) => {
  expect(checkedBy(Date.parse(at))).toBe(text)
})
