import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const origin = 'https://app.example.jp'

test("CONST-15 CONST2-08 without a file both addresses are the page's own origin", () => {
  expect(parseConfig({}, origin)).toMatchObject({ apiBase: origin, cableUrl: 'wss://app.example.jp/cable' })
  expect(parseConfig(null, origin)).toMatchObject({ apiBase: origin, testPlan: 'off' })
})

test('the app opens without a line unless the host says otherwise', () => {
  expect(parseConfig({}, origin).offline).toBe('on')
  expect(parseConfig({ offline: 'off' }, origin).offline).toBe('off')
  expect(parseConfig({ offline: 'perhaps' }, origin).offline).toBe('on')
})

test('CONST-15 D-54 given addresses and variants are taken, unknown values fall back to their defaults', () => {
  const config = parseConfig(
    {
      apiBase: 'https://api.example.jp/',
      cableUrl: 'wss://ws.example.jp/cable',
      variants: { hold: 'off', menGateOrder: 'sideways', invented: 1 },
      testPlan: 'on',
    },
    origin,
  )
  expect(config).toMatchObject({
    apiBase: 'https://api.example.jp',
    cableUrl: 'wss://ws.example.jp/cable',
    testPlan: 'on',
    variants: { hold: 'off', menGateOrder: 'profile-first', replyStep: 'off', priceSet: 'regular' },
  })
})
