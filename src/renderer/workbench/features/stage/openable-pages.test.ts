import { expect, test } from 'vitest'
import { routeTable } from '../../../member/app/routing/route-table.ts'
import { stageCopy } from './copy.ts'
import { openablePages, titleOfPage } from './openable-pages.ts'

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
  const offered: readonly string[] = openablePages
  expect(new Set(offered).size).toBe(offered.length)
  const missing = routeTable
    .filter(({ path }) => !offered.includes(path))
    .filter(({ name }) => !withId.some((part) => name.includes(part)))
  expect(missing).toEqual([])
  for (const { pages } of [stageCopy.ja, stageCopy.en]) {
    const titles = openablePages.map((path) => titleOfPage(path, pages))
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  }
  expect(offered.filter((path) => path.includes(':') || path.includes('*'))).toEqual([])
})
