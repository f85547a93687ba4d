import { expect, test } from 'vitest'
import { localOrigins } from '../../contract/rules/local-origins.ts'
import { isPermitted } from './permission-rule.ts'

const origins = localOrigins(4100)
const [phone] = origins.phones

test.each([
  ['media', phone, ['video'], true],
  ['media', phone, ['audio'], false],
  ['media', phone, ['video', 'audio'], false],
  ['media', phone, [], false],
  ['media', origins.workbench, ['video'], false],
  ['media', 'https://example.com', ['video'], false],
  ['media', undefined, ['video'], false],
  ['clipboard-sanitized-write', origins.workbench, [], true],
  ['clipboard-sanitized-write', phone, [], false],
  ['clipboard-read', origins.workbench, [], false],
  ['geolocation', phone, [], false],
  ['notifications', origins.workbench, [], false],
  ['openExternal', origins.workbench, [], false],
])('%s for %s with %j: %s', (permission, origin, media, expected) => {
  expect(isPermitted({ permission, origin, media }, origins)).toBe(expected)
})
