// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { excerpt } from './review-card.tsx'

test('REVIEW-14 cuts a text after exactly 100 characters', () => {
  expect(excerpt('あ'.repeat(100), '…')).toBe('あ'.repeat(100))
  expect(excerpt('あ'.repeat(101), '…')).toBe(`${'あ'.repeat(100)}…`)
})

test('REVIEW-14 counts an emoji as one character and never splits it', () => {
  expect(excerpt(`${'🌙'.repeat(100)}。`, '…')).toBe(`${'🌙'.repeat(100)}…`)
})
