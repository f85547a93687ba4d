/** Output streams and inputs of a command besides its arguments. */
export interface Console {
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
}
