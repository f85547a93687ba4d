import { app } from 'electron'
import { expect, test } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { copyFor, en, ja, systemLanguage } from './copy.ts'

test.each([
  ['system', 'ja', ja],
  ['system', 'ja-JP', ja],
  ['system', 'ja_JP', ja],
  ['system', 'en-GB', en],
  ['system', 'jam', en],
  ['system', '', en],
  ['ja', 'en', ja],
  ['en', 'ja', en],
] as const)('selects the texts for choice %s on a system in %j', (choice, language, expected) => {
  expect(copyFor(choice, language)).toBe(expected)
})

test('asks for the preferred languages before readiness, when the locale is unknown', () => {
  const state = { isReady: false, preferred: ['ja-JP', 'en-US'] }
  lend(app, {
    isReady: () => state.isReady,
    getLocale: () => (state.isReady ? 'en-GB' : ''),
    getPreferredSystemLanguages: () => state.preferred,
  })
  expect(systemLanguage()).toBe('ja-JP')
  state.preferred = []
  expect(systemLanguage()).toBe('en')
  state.isReady = true
  expect(systemLanguage()).toBe('en-GB')
})
