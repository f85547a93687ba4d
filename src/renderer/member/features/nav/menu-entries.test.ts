import { expect, test } from 'vitest'
import { legalLinks, menuEntries } from './menu-entries.ts'

const man = { sex: 1, age_conf: 2, payment_conf: 1, twitter_name: 'はると' } as const
const woman = { sex: 2, age_conf: 2, payment_conf: 0, twitter_name: 'あかり' } as const
const targets = (entries: ReturnType<typeof menuEntries>) => entries.map(({ to }) => to)

test('D-80 NAV-03 NAV-04 NAV-05 NAV-06 NAV-07 NAV-08 NAV-09 NAV-26 NAV-27 the menu of a man', () => {
  expect(targets(menuEntries(man))).toEqual([
    '/home',
    '/notice/index',
    '/form',
    '/payment_information',
    '/review',
    '/topics',
    '/qa',
    '/settings',
    '/about/social/x',
    '/about/social/instagram',
    '/about/social/blog',
  ])
  expect(targets(menuEntries({ ...man, twitter_name: '' }))).toContain('/partialform')
})

test('D-80 NAV-13 NAV-14 NAV-15 NAV-16 NAV-17 NAV-18 NAV-19 NAV-20 NAV-21 the menu of a woman', () => {
  expect(targets(menuEntries(woman))).toEqual([
    '/home',
    '/notice/index',
    '/hona',
    '/about/community',
    '/recommends',
    '/payment_information',
    '/femaleform',
    '/review',
    '/topics',
    '/qa',
    '/settings',
  ])
})

test('NAV-10 NAV-11 NAV-12 an unpaid man sees reviews and board disabled with the reason', () => {
  const disabled = menuEntries({ ...man, payment_conf: 0 }).filter((entry) => entry.disabled)
  expect(disabled.map(({ to, disabled }) => [to, disabled])).toEqual([
    ['/review', 'お支払い後にご利用いただけます'],
    ['/topics', 'お支払い後にご利用いただけます'],
  ])
  expect(menuEntries(man).some((entry) => entry.disabled)).toBe(false)
})

test('NAV-22 NAV-23 NAV-24 NAV-25 an unverified woman sees recommends, reviews and board disabled', () => {
  const disabled = menuEntries({ ...woman, age_conf: 1 }).filter((entry) => entry.disabled)
  expect(disabled.map(({ to, disabled }) => [to, disabled])).toEqual([
    ['/recommends', '年齢確認後にご利用いただけます'],
    ['/review', '年齢確認後にご利用いただけます'],
    ['/topics', '年齢確認後にご利用いただけます'],
  ])
})

test('NAV-30 NAV-31 NAV-32 NAV-33 NAV-34 NAV-35 the legal pages differ by sex', () => {
  expect(legalLinks(1).map(({ to }) => to)).toEqual([
    '/about/terms/male',
    '/about/privacy',
    '/about/operator',
    '/about/law/male',
  ])
  expect(legalLinks(2)[3]?.to).toBe('/about/law/female')
  expect(legalLinks(undefined)[0]?.to).toBe('/about/terms')
})
