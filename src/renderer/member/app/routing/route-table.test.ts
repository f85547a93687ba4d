import { describe, expect, test } from 'vitest'
import { documentedRoutes } from '../../../../contract/routes.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'
import { pageAt } from './page-routes.tsx'
import { routeTable, type Chrome } from './route-table.ts'

const entry = (path: string) => routeTable.find((route) => route.path === path)
const pathsWith = (chrome: Chrome) =>
  routeTable.filter((route) => route.chrome === chrome).map(({ path }) => path)

test('ROUTE-48 ROUTE-56 the routes are those that the contract lists', () => {
  expect(routeTable.map(({ path }) => path)).toEqual(documentedRoutes)
})

describe('header and footer', () => {
  test('ROUTE-57 ROUTE-58 ROUTE-59 NAV-41 chat, operator chat and a notice hide both', () => {
    expect(pathsWith('none')).toEqual(['/chat', '/hona', '/notice/:id'])
  })

  test('ROUTE-59 ROUTE-75 a notice address that is no number shows both', () => {
    expect(entry('/notice/:id')?.chrome).toBe('none')
    expect(pageAt('/notice/abc').chrome).toBe('both')
    expect(pageAt('/notice/index').chrome).toBe('both')
  })

  test('ROUTE-60 ROUTE-61 ROUTE-62 ROUTE-63 ROUTE-64 ROUTE-65 ROUTE-66 ROUTE-67 ROUTE-68 ROUTE-69 ROUTE-70 ROUTE-71 ROUTE-72 ROUTE-73 ROUTE-74 ROUTE-78 NAV-41 the header alone', () => {
    expect(pathsWith('header').toSorted()).toEqual(
      [
        '/',
        // D-70: pages without a login have no tab bar.
        '/after_sign_up',
        '/password_reset',
        '/user_confirmation',
        '/age_confirmation',
        '/femaleform',
        '/forget_password',
        '/form',
        '/login',
        '/maletutorial',
        '/payment_confirm',
        '/payment_failure',
        '/payment_information',
        '/payment_select',
        '/payment_select_campaign',
        '/payment_select_campaign2',
        '/payment_success',
        '/signup',
        '/tutorial',
      ].toSorted(),
    )
  })

  test('ROUTE-76 ROUTE-77 what the list does not name shows both', () => {
    for (const path of ['/partialform', '/payment_cancellation', '/settings']) {
      expect([path, entry(path)?.chrome]).toEqual([path, 'both'])
    }
  })
})

test('GATE-89 ROLE-35 no page is for the operator; what is named for him is what members see of him', () => {
  const his = routeTable
    .filter(({ path }) => /admin|operator|desk|staff|hona/i.test(path))
    .map(({ path }) => path)
  expect(his).toEqual(['/hona'])
})

test('ROUTE-48 ROUTE-56 the names of the routes', () => {
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

test('ROUTE-38 ROUTE-53 ROUTE-54 every route of the product is in the table, each with its title', () => {
  const paths = routeTable.map(({ path }) => path).filter((path) => path !== '/about/*')
  expect(paths.toSorted()).toEqual(Object.keys(pageTitles).toSorted())
})

test('GATE-08 GATE-09 ROUTE-50 exactly the pages of D-31 and the about pages are open without a login', () => {
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

test('GATE-59 GATE-60 GATE-75 GATE-78 ROLE-22 ROLE-36 the pages of one sex', () => {
  const of = (sex: 1 | 2) =>
    routeTable.filter((route) => 'sex' in route && route.sex === sex).map(({ path }) => path)
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
