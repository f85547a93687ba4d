import { expect, test } from 'vitest'
import { routeTable } from '../../../member/app/routing/route-table.ts'
import { openablePages } from './route-picker.tsx'

/** Pages whose address needs an id. */
const withId = [
  'profile',
  'Profile',
  'chat',
  'ecommend',
  'eview',
  'opic',
  'Notice',
  'PasswordReset',
  'UserConfirmation',
  'About',
]

test('lists every documented page without an id, each address and each name once', () => {
  const offered = openablePages.map(({ path }) => path)
  expect(new Set(offered).size).toBe(offered.length)
  const missing = routeTable
    .filter(({ path }) => !offered.includes(path))
    .filter(({ name }) => !withId.some((part) => name.includes(part)))
  expect(missing).toEqual([])
  const titles = openablePages.map(({ title }) => title)
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  expect(offered.filter((path) => path.includes(':') || path.includes('*'))).toEqual([])
})
