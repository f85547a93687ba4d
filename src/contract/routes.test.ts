import { expect, test } from 'vitest'
import { routeOf } from './routes.ts'

test('ROUTE-48 matches a path to one route with any query, id or legal page', () => {
  expect(routeOf('/')).toBe('/')
  expect(routeOf('/home/')).toBe('/home')
  expect(routeOf('/profile?id=137')).toBe('/profile')
  expect(routeOf('/profile/female?id=3#photo')).toBe('/profile/female')
  expect(routeOf('/notice/index')).toBe('/notice/index')
  expect(routeOf('/notice/12')).toBe('/notice/:id')
  expect(routeOf('/about')).toBe('/about/*')
  expect(routeOf('/about/terms')).toBe('/about/*')
  expect(routeOf('/aboutus')).toBeUndefined()
  expect(routeOf('/partner/123')).toBeUndefined()
})
