const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

/** Japanese texts quoted in a ledger, with `{}` for values; ` / ` inside a text is a new line. */
export function quotedTexts(ledger: string): string[] {
  return [...ledger.matchAll(/(?<![a-z])'([^'\n]+)'/g)]
    .map(([, text = '']) =>
      text
        .replaceAll(/\{[^}]*\}/g, '{}')
        .replaceAll('/ ', '\n')
        .trim(),
    )
    .filter(isJapanese)
}

/** Japanese texts in a ledger without quotes: `REC-88 a, 89 b; HONA-06 c.` */
export function unquotedTexts(ledger: string): string[] {
  return ledger
    .replaceAll(/(?<![a-z])'[^'\n]+'/g, '')
    .split(/[,.;:\n]| \/ /)
    .map((part) =>
      part
        .replaceAll(/ ?\([^)]*\)/g, '')
        .replace(/^[\w\s-]*? (?=\P{ASCII})|^[\w\s-]* (?=\S*$)/u, '')
        .trim(),
    )
    .filter(isJapanese)
}
