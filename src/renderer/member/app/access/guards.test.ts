// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { isVerified } from '../../api/account.ts'
import { forcedLogout, homeRedirect, isUsable, pageAccess } from './guards.ts'

const man = {
  sex: 1,
  age_conf: 2,
  age_conf_file: 'licence.png',
  payment_conf: 1,
  twitter_name: 'はると',
  tutorial_check: 0,
  active_status: 'active',
} as const
const woman = { ...man, sex: 2, twitter_name: 'あかり', tutorial_check: 1, payment_conf: 0 } as const
const noDocument = { age_conf: 0, age_conf_file: null } as const

describe('homeRedirect', () => {
  test('GATE-33 GATE-34 GATE-35 sends men to profile, then document, then payment', () => {
    const bare = { ...man, ...noDocument, payment_conf: 0, twitter_name: '' } as const
    expect(homeRedirect(bare, 'profile-first')).toBe('/partialform')
    expect(homeRedirect({ ...bare, twitter_name: 'はると' }, 'profile-first')).toBe('/age_confirmation')
    expect(homeRedirect({ ...man, payment_conf: 0 }, 'profile-first')).toBe('/payment_information')
    expect(homeRedirect(man, 'profile-first')).toBeNull()
  })

  test('GATE-36 D-92 sends men to payment first in the variant payment-first', () => {
    const bare = { ...man, ...noDocument, payment_conf: 0, twitter_name: '' } as const
    expect(homeRedirect(bare, 'payment-first')).toBe('/payment_information')
    expect(homeRedirect({ ...bare, payment_conf: 1 }, 'payment-first')).toBe('/age_confirmation')
    expect(homeRedirect({ ...man, twitter_name: '' }, 'payment-first')).toBe('/form')
  })

  test('GATE-37 GATE-38 GATE-39 sends women to profile, then document, then tutorial, never to payment', () => {
    expect(homeRedirect({ ...woman, twitter_name: '' }, 'profile-first')).toBe('/femaleform')
    expect(homeRedirect({ ...woman, ...noDocument }, 'profile-first')).toBe('/age_confirmation')
    expect(homeRedirect({ ...woman, tutorial_check: 0 }, 'profile-first')).toBe('/tutorial')
    expect(homeRedirect(woman, 'payment-first')).toBeNull()
  })

  test('GATE-40 GATE-41 redirects nobody with a document under review or to be resubmitted', () => {
    expect(homeRedirect({ ...woman, age_conf: 0 }, 'profile-first')).toBeNull()
    expect(homeRedirect({ ...man, age_conf: 1 }, 'profile-first')).toBeNull()
  })
})

test('GATE-06 D-121 rejects an account without an address or with an unknown sex', () => {
  const email = 'a@yoimachi.example'
  const usable = [1, 2, 0, 3].map((sex) => isUsable({ email, sex }))
  expect(usable).toEqual([true, true, false, false])
  expect([1, 2].map((sex) => isUsable({ email: '', sex }))).toEqual([false, false])
  expect([isUsable({ email: null, sex: 1 }), isUsable({ sex: 1 })]).toEqual([false, false])
})

test('GATE-37 requires no document from a verified woman', () => {
  expect(homeRedirect({ ...woman, age_conf_file: null }, 'profile-first')).toBeNull()
})

describe('pageAccess', () => {
  test('D-30 GATE-20 opens the plan to a woman after the age check and to a man before it', () => {
    expect(pageAccess({ access: 'plan' }, { ...woman, age_conf: 0 })).toBe('locked')
    expect(pageAccess({ access: 'plan' }, woman)).toBe('shown')
    expect(pageAccess({ access: 'plan' }, { ...man, age_conf: 0, payment_conf: 0 })).toBe('shown')
    expect(pageAccess({ access: 'login', sex: 2 }, { ...woman, age_conf: 0 })).toBe('shown')
  })

  test('GATE-84 ROLE-36 sends the other sex home before any lock', () => {
    expect(pageAccess({ access: 'verified', sex: 2 }, { ...man, payment_conf: 0 })).toBe('home')
    expect(pageAccess({ access: 'login', sex: 1 }, woman)).toBe('home')
  })

  test('GATE-83 locks the page for an unpaid man and an unverified member', () => {
    expect(pageAccess({ access: 'verified' }, { ...man, payment_conf: 0 })).toBe('locked')
    expect(pageAccess({ access: 'verified' }, { ...woman, age_conf: 1 })).toBe('locked')
    expect(pageAccess({ access: 'verified' }, woman)).toBe('shown')
    expect(pageAccess({ access: 'login' }, { ...man, payment_conf: 0 })).toBe('shown')
  })

  test('GATE-11 GATE-20 counts age_conf 2, and for a man payment_conf 1, as verified', () => {
    expect(isVerified(man)).toBe(true)
    expect(isVerified({ ...man, payment_conf: 0 })).toBe(false)
    expect(isVerified({ ...woman, payment_conf: 0 })).toBe(true)
    expect(isVerified({ ...woman, age_conf: 0 })).toBe(false)
  })
})

test('GATE-05 GATE-06 treats an account without an address or a known sex as missing', () => {
  expect(isUsable({ email: 'a@yoimachi.example', sex: 2 })).toBe(true)
  expect(isUsable({ email: '', sex: 1 })).toBe(false)
  expect(isUsable({ email: 'a@yoimachi.example', sex: 0 })).toBe(false)
})

test('GATE-13 GATE-14 GATE-16 GATE-22 forces a logout for age_conf 3 and 4 and an inactive account', () => {
  expect(forcedLogout({ age_conf: 3, active_status: 'active' })).toBe('under-age')
  expect(forcedLogout({ age_conf: 4, active_status: 'inactive' })).toBe('under-age')
  expect(forcedLogout({ age_conf: 2, active_status: 'inactive' })).toBe('inactive')
  expect(forcedLogout({ age_conf: 1, active_status: 'active' })).toBeNull()
})
