// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { documentState } from './document-state.ts'

test.each([
  [0, '', 'needed'],
  [0, 'a.png', 'review'],
  [1, 'a.png', 'resubmit'],
  [2, 'a.png', 'verified'],
  [2, '', 'verified'],
] as const)('API-09 age_conf %i with the file "%s" is %s', (age_conf, age_conf_file, state) => {
  expect(documentState({ age_conf, age_conf_file })).toBe(state)
})
