// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageTitles } from '../../../lib/copy/titles.ts'
import { footerTabs } from './footer-tabs.ts'
import { menuEntries, openMenuEntries } from './menu-entries.ts'

const man = { sex: 1, age_conf: 2, payment_conf: 1, twitter_name: 'はると' } as const

const woman = { sex: 2, age_conf: 2, payment_conf: 0, twitter_name: 'あかり' } as const

const targets = (entries: ReturnType<typeof menuEntries>) => entries.map(({ to }) => to)

test.each([
  ['NAV-03', '/home'],
  ['NAV-04', '/notice/index'],
  ['NAV-05', '/form'],
  ['NAV-06', '/payment_information'],
  ['NAV-07', '/review'],
  ['NAV-08', '/topics'],
  ['NAV-02', '/qa'],
  ['D-80', '/settings'],
  ['NAV-09', '/about/social/x'],
  ['NAV-27', '/about/social/instagram'],
  ['NAV-27', '/about/social/blog'],
])('%s the menu of a man has %s', (_, to) => {
  expect(targets(menuEntries(man))).toContain(to)
})

test('NAV-17 D-83 the list has the same name in menu, tabs and title', () => {
  const named = menuEntries(woman).find(({ to }) => to === '/recommends')?.text
  expect(named).toBe('メッセージ')
  expect(footerTabs('2').find(({ key }) => key === 'messages')?.label).toBe(named)
  expect(pageTitles['/recommends']).toBe(named)
})

test('NAV-26 the profile entry of a man without a name leads to the short form', () => {
  expect(targets(menuEntries({ ...man, twitter_name: '' }))).toContain('/partialform')
})

test.each([
  ['NAV-13', '/home'],
  ['NAV-14', '/notice/index'],
  ['NAV-15', '/hona'],
  ['NAV-16', '/about/community'],
  ['NAV-17', '/recommends'],
  ['NAV-18', '/payment_information'],
  ['NAV-19', '/femaleform'],
  ['NAV-20', '/review'],
  ['NAV-21', '/topics'],
  ['NAV-02', '/qa'],
  ['D-80', '/settings'],
])('%s the menu of a woman has %s', (_, to) => {
  expect(targets(menuEntries(woman))).toContain(to)
})

test('both menus hold eleven entries with distinct targets', () => {
  for (const member of [man, woman]) {
    expect(targets(menuEntries(member))).toHaveLength(11)
    expect(new Set(targets(menuEntries(member))).size).toBe(11)
  }
})

test('NAV-10 NAV-11 NAV-12 disables reviews and board for an unpaid man, with the reason', () => {
  const disabled = menuEntries({ ...man, payment_conf: 0 }).filter((entry) => entry.disabled)
  expect(disabled.map(({ to, disabled }) => [to, disabled])).toEqual([
    ['/review', 'お支払い後にご利用いただけます'],
    ['/topics', 'お支払い後にご利用いただけます'],
  ])
  expect(menuEntries(man).some((entry) => entry.disabled)).toBe(false)
})

test('NAV-22 NAV-23 NAV-24 NAV-25 disables recommends, reviews and board for an unverified woman', () => {
  const disabled = menuEntries({ ...woman, age_conf: 1 }).filter((entry) => entry.disabled)
  expect(disabled.map(({ to, disabled }) => [to, disabled])).toEqual([
    ['/recommends', '年齢確認後にご利用いただけます'],
    ['/review', '年齢確認後にご利用いただけます'],
    ['/topics', '年齢確認後にご利用いただけます'],
  ])
})

test('each entry has an icon, and external links are marked', () => {
  const shown = (member: Parameters<typeof menuEntries>[0]) =>
    menuEntries(member).map(({ icon, external }) => (external ? `${icon}, outside` : icon))
  expect(shown(man)).toEqual([
    ...['home', 'bell', 'person', 'card', 'star', 'list', 'help', 'filter'],
    ...['link, outside', 'camera, outside', 'document, outside'],
  ])
  expect(shown(woman)).toEqual([
    ...['home', 'bell', 'mail', 'users, outside', 'chat', 'card', 'person', 'star', 'list', 'help', 'filter'],
  ])
  expect(menuEntries(woman).some(({ disabled }) => disabled)).toBe(false)
})

test('ROUTE-77 TRACK-10 the menu of a visitor leads to login and sign-up, with the query for sign-up', () => {
  expect(openMenuEntries('?pm=1').map(({ icon, to }) => [icon, to])).toEqual([
    ['person', '/login'],
    ['edit', '/signup?pm=1'],
  ])
})
