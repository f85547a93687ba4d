import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

test.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 'Mac または iPad'],
  [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari}`, 'iPad'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Android'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel Tablet) Chrome/140.0 Safari/537.36', 'Android タブレット'],
  ['', '端末'],
])('names the device of %j %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
