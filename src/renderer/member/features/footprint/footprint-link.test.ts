// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { footprintLink } from './footprint-link.ts'

test('FOOT-10 FOOT-11 FOOT-12 FOOT-24 a visitor who cannot be liked leads to the profile of the pairing', () => {
  const visitor = { visitor_id: 12, visitor_uuid: 'u-1', can_not_liked: true } as const
  expect(footprintLink({ ...visitor, sex: 1 })).toBe('/profile?id=12')
  expect(footprintLink({ ...visitor, sex: 2 })).toBe('/profile/female?id=12')
})

test('FOOT-13 other visitors lead to the detailed profile', () => {
  expect(footprintLink({ visitor_id: 12, visitor_uuid: 'u 1', sex: 1, can_not_liked: false })).toBe(
    '/subprofile?uuid=u%201',
  )
})

test("D-130 API-32 a visitor of a man's failed pairing leads to the detailed profile, because the other is withheld", () => {
  const visitor = { visitor_id: 12, visitor_uuid: 'u-1', can_not_liked: true, status_n: 3 } as const
  expect(footprintLink({ ...visitor, sex: 2 })).toBe('/subprofile?uuid=u-1')
  expect(footprintLink({ ...visitor, sex: 1 })).toBe('/profile?id=12')
})
