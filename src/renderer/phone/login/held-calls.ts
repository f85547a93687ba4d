import { isFormerLogin, ownLogin } from './stored-login.ts'

/** What decides whether a refused call is repeated. */
interface Refusal {
  /** Client of the login that the call was sent with; null for none. */
  readonly client: string | null
  readonly status: number
  /** Value of the header that marks logins of a former world; null without one. */
  readonly mark: string | null
}

/**
 * Holds the calls of a phone between the replacement of its world and its new login (D-141). A call whose login went with
 * the former world, and every call after it, waits and goes out with the new login.
 */
export class HeldCalls {
  #waiting: (() => void)[] | undefined
  readonly #stranded: () => void

  /** @param stranded called when a call found that the login went with a former world */
  constructor(stranded: () => void) {
    this.#stranded = stranded
  }

  /** Makes calls wait until `release`. */
  hold(): void {
    this.#waiting ??= []
  }

  /** Lets calls go out with the login that is stored now. */
  release(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const next of waiting) next()
  }

  /** Resolves when a call may go out. Rejects when its signal aborts before that. */
  untilReleased(signal?: AbortSignal | null): Promise<void> {
    const waiting = this.#waiting
    if (!waiting) return Promise.resolve()
    return new Promise((resolve, reject) => {
      waiting.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
  }

  /**
   * Makes calls wait if the present login was refused because it belongs to a former world.
   * @returns whether the refused call must be sent again, with this login's successor
   */
  holdIfStranded({ client, status, mark }: Refusal): boolean {
    if (status !== 401 || mark === null || client === null) return false
    if (isFormerLogin(client)) return true
    if (client !== ownLogin().client) return false
    if (!this.#waiting) this.#stranded()
    this.hold()
    return true
  }
}
