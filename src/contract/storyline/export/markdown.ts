/** A text in Markdown that shows its characters as they are: `*` and `<b>` stay what a person typed. */
export const literal = (text: string): string =>
  text.replaceAll(/[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, String.raw`\$&`)

/** A text as code in Markdown, between more backticks than it has itself. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  if (longest === 0) return `\`${text}\``
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${text} ${fence}`
}
