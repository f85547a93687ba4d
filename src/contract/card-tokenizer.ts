// The card provider's script in the browser, which creates a card token without this server's API (IMP-10).

/** Argument of the card provider's only callback: a token, or an error text for the member. */
export interface CardTokenResult {
  readonly token?: string
  readonly error?: string
}

/** `window.YoimachiCard`, set by the card provider's script. */
export interface CardTokenizer {
  createToken(
    card: Readonly<Record<'number' | 'name' | 'expMonth' | 'expYear' | 'cvv2', string>>,
    callback: (result: CardTokenResult) => void,
  ): void
}
