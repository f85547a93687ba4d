import { expect, test } from 'vitest'
import { localOrigins } from '../../contract/rules/start-options.ts'
import { isPermitted } from './permission-rule.ts'

const origins = localOrigins(4100)
const [phone] = origins.phones

test.each([
  ['clipboard-sanitized-write', origins.workbench, true],
  ['clipboard-sanitized-write', phone, true],
  ['clipboard-sanitized-write', 'https://example.com', false],
  ['clipboard-sanitized-write', undefined, false],
  ['display-capture', origins.workbench, true],
  ['display-capture', phone, false],
  ['display-capture', 'https://example.com', false],
  ['clipboard-read', origins.workbench, false],
  ['media', phone, false],
  ['media', origins.workbench, false],
  ['geolocation', phone, false],
  ['notifications', origins.workbench, false],
  ['openExternal', origins.workbench, false],
])('%s for %s: %s', (permission, origin, expected) => {
  expect(isPermitted({ permission, origin }, origins)).toBe(expected)
})
