/** Stands for the server's port in stored addresses, because the same requests must store the same bytes (D-05). */
export const portMark = '{port}'

/** Replaces the port of an origin of this server by its mark, whatever port the client named (R7). */
export function withPortMark(origin: string): string {
  return origin.replace(/(:\d+)?$/, `:${portMark}`)
}

/** Puts the port in place of its mark, also inside the query of an address. */
export function withPort(text: string, port: number): string {
  return text.replaceAll(portMark, String(port)).replaceAll(encodeURIComponent(portMark), String(port))
}
