// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetLogin, loggedInUid, storeLogin } from './stored-login.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('D-79 a login by the workbench offers no page of the former login, and keeps other drafts', () => {
  const of = (name: string) => `yoimachi.draft.man%40yoimachi.example/${name}`
  sessionStorage.setItem(of('return-address'), '"/age_confirmation"')
  sessionStorage.setItem(of('chat'), '"こん"')
  storeLogin({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' })
  expect(Object.keys(sessionStorage)).toEqual([of('chat')])
})

test('AUTH-64 keeps a login whole, without what an earlier one had, and forgets it', () => {
  storeLogin({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't', 'token-type': 'Bearer', expiry: '1' })
  localStorage.setItem('yoimachi.settings', 'x')
  storeLogin({ uid: 'woman@yoimachi.example', client: 'd', 'access-token': 'u' })
  expect([loggedInUid(), Object.fromEntries(Object.entries(localStorage))]).toEqual([
    'woman@yoimachi.example',
    { uid: 'woman@yoimachi.example', client: 'd', 'access-token': 'u', 'yoimachi.settings': 'x' },
  ])
  forgetLogin()
  expect([loggedInUid(), Object.fromEntries(Object.entries(localStorage))]).toEqual([
    null,
    { 'yoimachi.settings': 'x' },
  ])
})
