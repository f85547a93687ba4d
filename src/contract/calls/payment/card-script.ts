/** What the card provider's script calls back with, once: a token, or a text for the member (IMP-10). */
export interface CardTokenAnswer {
  readonly token?: string
  readonly error?: string
}

/** `window.YoimachiCard`, once the card provider's script has run. */
export interface CardTokenizer {
  createToken(
    card: Readonly<Record<'number' | 'name' | 'expMonth' | 'expYear' | 'cvv2', string>>,
    callback: (answer: CardTokenAnswer) => void,
  ): void
}
