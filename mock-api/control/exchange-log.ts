/** A call and its answer, or one frame of a socket, as the inspector shows them. */
export interface Exchange {
  readonly id: number
  readonly kind: 'http' | 'cable'
  /** Virtual instant, epoch milliseconds. */
  readonly at: number
  /** HTTP method, or `in` / `out` for a frame seen from the server. */
  readonly method: string
  /** Path with query, session values left out; empty for frames. */
  readonly path: string
  readonly status: number
  readonly durationMs: number
  readonly request: string
  readonly response: string
}

const kept = 1000
const longestText = 20_000
/** Session values never reach the log. */
const secret =
  /("?(?:access-token|password|password_confirmation|current_password|number|cvv2)"?\s*[:=]\s*"?)[^"&,}]+/gi

/** The latest calls and frames, in memory only. */
export class ExchangeLog {
  private readonly list: Exchange[] = []
  private nextId = 1
  private readonly listeners = new Set<(exchange: Exchange) => void>()

  add(exchange: Omit<Exchange, 'id'>): void {
    const request = veil(exchange.request)
    const response = veil(exchange.response)
    const added = { ...exchange, path: veil(exchange.path), request, response, id: this.nextId++ }
    this.list.push(added)
    if (this.list.length > kept) this.list.shift()
    for (const listener of this.listeners) listener(added)
  }

  addFrame(direction: 'in' | 'out', frame: string, at: number): void {
    if (frame.startsWith('{"type":"ping"')) return
    const text = { request: direction === 'in' ? frame : '', response: direction === 'out' ? frame : '' }
    this.add({ kind: 'cable', at, method: direction, path: '', status: 0, durationMs: 0, ...text })
  }

  /** Exchanges with a higher id, oldest first. */
  after(id: number): readonly Exchange[] {
    return this.list.filter((exchange) => exchange.id > id)
  }

  /** Calls the listener for each new exchange; returns the way to stop. */
  onAdd(listener: (exchange: Exchange) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  clear(): void {
    this.list.length = 0
  }
}

function veil(text: string): string {
  const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  return shown.replace(secret, '$1•••')
}
