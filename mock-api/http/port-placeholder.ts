const mark = '{port}'

/** An own origin with its port left open, for what is stored: the same calls must store the same bytes (D-05). */
export function withPortPlaceholder(origin: string, port: number): string {
  return origin.endsWith(`:${port}`) ? origin.slice(0, -String(port).length) + mark : origin
}

/** An origin of this server with its port left open, whatever port the caller named in its Host header. */
export function atOwnPort(origin: string): string {
  return origin.replace(/(:\d+)?$/, `:${mark}`)
}

/** Stored text with the present port put in. */
export function withPort(text: string, port: number): string {
  return text.replaceAll(mark, String(port))
}
