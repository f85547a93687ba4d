// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cardScript, conversionScript, scriptAddress, workerScript } from './script-address.ts'

test("IMP-10 IMP-26 only the app's own scripts have an address, whatever origin they lie on", () => {
  expect(scriptAddress(workerScript)).toBe('/service-worker.js')
  expect(scriptAddress(`${conversionScript}?id=7`)).toBe('/tracking/conversion.js?id=7')
  expect(scriptAddress(`https://api.example.jp${cardScript}`)).toBe(
    'https://api.example.jp/mock/card-token.js',
  )
  for (const other of ['https://elsewhere.example/a.js', 'data:text/javascript,alert(1)', '/uploads/a.js'])
    expect(() => scriptAddress(other), other).toThrow(/none of ours/)
})
