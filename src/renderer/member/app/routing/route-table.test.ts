import { describe, expect, test } from 'vitest'
import { documentedRoutes } from '../../../../contract/routes.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'
import { pageAt } from './page-routes.tsx'
import { routeTable, type Chrome } from './route-table.ts'

const entry = (path: string) => routeTable.find((route) => route.path === path)
const pathsWith = (chrome: Chrome) => routeTable.filter((route) => route.chrome === chrome).map(({ path }) => path)

test('ROUTE-48 ROUTE-56 routes are those of the contract', () => {
  expect(routeTable.map(({ path }) => path)).toEqual(documentedRoutes)
})

describe('header and footer', () => {
  test('ROUTE-57 ROUTE-58 ROUTE-59 NAV-41 hides both on chat, operator chat and a notice', () => {
    expect(pathsWith('none')).toEqual(['/chat', '/hona', '/notice/:id'])
  })

  test('ROUTE-59 ROUTE-75 shows both for a notice address without a number', () => {
    expect(entry('/notice/:id')?.chrome).toBe('none')
    expect(pageAt('/notice/abc').chrome).toBe('both')
    expect(pageAt('/notice/index').chrome).toBe('both')
  })

  test.each([
    ['ROUTE-60', '/login'],
    ['ROUTE-61', '/'],
    ['ROUTE-62', '/signup'],
    ['ROUTE-63', '/age_confirmation'],
    ['ROUTE-64', '/payment_information'],
    ['ROUTE-65', '/tutorial'],
    ['ROUTE-66', '/forget_password'],
    ['ROUTE-67', '/maletutorial'],
    ['ROUTE-68', '/form'],
    ['ROUTE-69', '/femaleform'],
    ['ROUTE-70', '/payment_select'],
    ['ROUTE-71', '/payment_confirm'],
    ['ROUTE-72', '/payment_success'],
    ['ROUTE-73', '/payment_failure'],
    ['ROUTE-74', '/payment_select_campaign'],
    ['ROUTE-78', '/payment_select_campaign2'],
    // D-70: pages without a login have no tab bar.
    ['D-70', '/after_sign_up'],
    ['D-70', '/password_reset'],
    ['D-70', '/user_confirmation'],
  ])('%s %s shows only the header', (_, path) => {
    expect(entry(path)?.chrome).toBe('header')
  })

  test('NAV-41 no other page shows only the header', () => {
    expect(pathsWith('header')).toHaveLength(19)
  })

  test('ROUTE-76 ROUTE-77 pages that are not listed show both', () => {
    for (const path of ['/partialform', '/payment_cancellation', '/settings']) {
      expect([path, entry(path)?.chrome]).toEqual([path, 'both'])
    }
  })
})

test('GATE-89 ROLE-35 no page is for the operator; rows named for him are about what members see of him', () => {
  const his = routeTable.filter(({ path }) => /admin|operator|desk|staff|hona/i.test(path)).map(({ path }) => path)
  expect(his).toEqual(['/hona'])
})

test('ROUTE-48 ROUTE-56 lists the names of the routes', () => {
  const names = Object.fromEntries(routeTable.map(({ path, name }) => [path, name]))
  expect(names).toMatchObject({
    '/': 'index',
    '/home': 'Home',
    '/login': 'Login',
    '/chat': 'chat',
    '/reviewform': 'ReviewForm',
    '/topic': 'Topic',
    '/profile': 'Profile',
    '/profile/female': 'ProfileFemale',
    '/payment_select': 'PaymentSelect',
    '/notice/index': 'NoticeIndex',
  })
  expect(new Set(Object.values(names)).size).toBe(routeTable.length)
})

test('ROUTE-38 ROUTE-53 ROUTE-54 contains every route of the product with its title', () => {
  const paths = routeTable.map(({ path }) => path).filter((path) => path !== '/about/*')
  expect(paths.toSorted()).toEqual(Object.keys(pageTitles).toSorted())
})

test('GATE-08 GATE-09 ROUTE-50 opens exactly the pages of D-31 and the about pages without a login', () => {
  expect(routeTable.filter(({ access }) => access === 'open').map(({ path }) => path)).toEqual([
    '/',
    '/login',
    '/signup',
    '/forget_password',
    '/password_reset',
    '/user_confirmation',
    '/after_sign_up',
    '/about/*',
    '/payment_success',
    '/payment_failure',
  ])
})

test('GATE-59 GATE-60 GATE-75 GATE-78 ROLE-22 ROLE-36 lists the pages of one sex', () => {
  const of = (sex: 1 | 2) => routeTable.filter((route) => 'sex' in route && route.sex === sex).map(({ path }) => path)
  expect(of(1)).toEqual([
    '/form',
    '/partialform',
    '/maletutorial',
    '/rankrequest',
    '/conditionsform',
    '/recommends/male',
    '/profile/female',
  ])
  expect(of(2)).toEqual([
    '/femaleform',
    '/tutorial',
    '/recommends',
    '/profile',
    '/reviewform',
    '/reviewindex',
    '/myreviewindex',
    '/questionaire',
  ])
})
