import decks from '../../../../fixtures/chat-decks.json' with { type: 'json' }

// The running town uses this file too, so it imports no value that loads faker: that would cost each start 30 ms (P8).

/** One conversation of the deck: her line, his, hers, … with {woman} and {man} for the names. */
export interface Deck {
  readonly key: string
  readonly turns: readonly string[]
}

/** Conversations that begin with a greeting. */
export const openingDecks: readonly Deck[] = decks.filter(({ part }) => part === 'opening' || part === 'greeting')

/** First messages that suit any two people, because they mention nothing of a profile. */
export const greetings: readonly string[] = decks
  .filter(({ part }) => part === 'greeting')
  .map(({ turns: [first = ''] }) => first)

/** Conversations of people who know each other. Those of the part `unused` do not fit into the 60 days of a town. */
export const laterDecks: readonly Deck[] = decks.filter(({ part }) => part === 'later')

/** Her farewell before a match is dissolved. */
export const farewellDeck = decks.find(({ part }) => part === 'farewell') as Deck
