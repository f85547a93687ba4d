// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { cardScript, conversionScript, policyOf, scriptAddress, workerScript } from './script-address.ts'

test("IMP-10 IMP-26 gives an address only to the app's own scripts, on any origin", () => {
  expect(scriptAddress(workerScript)).toBe('/service-worker.js')
  expect(scriptAddress(`${conversionScript}?id=7`)).toBe('/tracking/conversion.js?id=7')
  expect(scriptAddress(`https://api.example.jp${cardScript}`)).toBe('https://api.example.jp/mock/card-token.js')
  for (const other of ['https://elsewhere.example/a.js', 'data:text/javascript,alert(1)', '/uploads/a.js'])
    expect(() => scriptAddress(other), other).toThrow(/none of ours/)
})

test('IMP-26 creates the policy under the name in the content security policy', () => {
  const guarded = { createScriptURL: (address: string) => `guarded ${address}` }
  const createPolicy = vi.fn<(name: string, rules: typeof guarded) => typeof guarded>(() => guarded)
  expect(policyOf({ createPolicy })).toBe(guarded)
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('yoimachi')
  expect(rules?.createScriptURL(workerScript)).toBe(workerScript)
  expect(() => rules?.createScriptURL('/uploads/a.js')).toThrow(/none of ours/)
  expect(policyOf(undefined)).toBe(rules)
})
