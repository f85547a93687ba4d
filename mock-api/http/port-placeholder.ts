import { roleOfHost } from './hosts.ts'

const mark = '{port}'

/** Replaces our port in an origin by a placeholder: the same calls must store the same bytes (D-05). */
export function withPortPlaceholder(origin: string, port: number): string {
  return origin.endsWith(`:${port}`) ? origin.slice(0, -String(port).length) + mark : origin
}

/**
 * An origin of this server with its port left open, whatever port the caller named in its Host header. Mails that a real
 * phone asks for are read at the workbench too, where its own address is gone tomorrow.
 */
export function atOwnPort(origin: string): string {
  const host = origin.slice('http://'.length)
  return roleOfHost(host) === 'unknown' ? `http://127.0.0.1:${mark}` : origin.replace(/(:\d+)?$/, `:${mark}`)
}

/** Replaces the placeholder by the present port. */
export function withPort(text: string, port: number): string {
  return text.replaceAll(mark, String(port))
}
