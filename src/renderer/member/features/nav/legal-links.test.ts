// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { legalLinks } from './legal-links.tsx'

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
