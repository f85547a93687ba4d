import { controlChannel, controlEvents, type ControlEvent } from '../../../../contract/control/events.ts'

/** Milliseconds that exchanges are collected: a page makes several calls at once. */
const exchangeMs = 350
/** Milliseconds before the next attempt, when the browser makes none: a proxy responds while the server restarts. */
const reconnectMs = 2000

interface StreamReactions {
  readonly received: (event: ControlEvent) => void
  /** @param isAgain whether the stream was open before, so that events may have been missed */
  readonly opened: (isAgain: boolean) => void
  readonly lost: () => void
}

/** Events of the server, from `open` to `close`. A stream that the browser gives up is opened again. */
export class EventStream {
  #source: EventSource | undefined
  #wasOpen = false
  /** Timer of the exchanges that are collected. */
  #collecting: number | undefined
  #reconnecting: number | undefined

  constructor(private readonly on: StreamReactions) {}

  open(): void {
    const source = new EventSource(controlChannel.name)
    this.#source = source
    source.addEventListener('open', () => {
      this.on.opened(this.#wasOpen)
      this.#wasOpen = true
    })
    source.addEventListener('error', () => {
      this.on.lost()
      if (source.readyState === EventSource.CLOSED)
        this.#reconnecting = window.setTimeout(() => this.open(), reconnectMs)
    })
    for (const event of controlEvents)
      source.addEventListener(event, () => (event === 'exchange' ? this.#collect() : this.on.received(event)))
  }

  close(): void {
    for (const timer of [this.#collecting, this.#reconnecting]) window.clearTimeout(timer)
    this.#source?.close()
  }

  /** Reports one exchange for all of a moment. */
  #collect(): void {
    this.#collecting ??= window.setTimeout(() => {
      this.#collecting = undefined
      this.on.received('exchange')
    }, exchangeMs)
  }
}
