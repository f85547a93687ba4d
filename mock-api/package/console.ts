/** Output streams and inputs of a command besides its arguments. */
export interface Console {
  readonly print: (line: string) => void
  /** Writes the bytes of a file, without a line end. */
  readonly write: (bytes: Uint8Array) => void
  readonly warn: (line: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
}
