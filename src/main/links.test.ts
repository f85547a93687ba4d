import { expect, test } from 'vitest'
import { isAllowedExternal } from './links.ts'

test.each([
  ['https://twitter.com/yoimachi', true],
  ['https://www.instagram.com/yoimachi/', true],
  ['https://www.tiktok.com/@yoimachi', true],
  ['http://twitter.com/yoimachi', false],
  ['https://twitter.com.example.com/', false],
  ['https://twitter.com:8443/', false],
  ['https://twitter.com@example.com/', false],
  ['https://name:word@twitter.com/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['twitter.com', false],
])('PROF-36 %s may open outside: %s', (address, expected) => {
  expect(isAllowedExternal(address)).toBe(expected)
})
