import { expect, test } from 'vitest'
import { farewellDeck, greetings, laterDecks, openingDecks } from './chats.ts'

test('conversations of a town begin with a greeting, go on, and end only with a farewell', () => {
  expect([openingDecks.length, laterDecks.length].every((count) => count > 5)).toBe(true)
  for (const { turns } of openingDecks) expect(turns.slice(0, 2).join('')).toContain('はじめまして')
  const later = laterDecks.map(({ key }) => key)
  expect(openingDecks.filter(({ key }) => later.includes(key))).toEqual([])
  expect([farewellDeck.key, later.includes(farewellDeck.key), later.includes('anniversary')]).toEqual([
    ...['polite-decline', false, false],
  ])
  expect(greetings.length).toBeGreaterThan(5)
  expect(greetings.filter((text) => !openingDecks.some(({ turns }) => turns[0] === text))).toEqual([])
})
