import type { HandsFault } from '../../contract/phone-hands.ts'
import type { PhoneHands } from './hands/main.ts'
import type { HandsPhone } from './hands/watch.ts'
import { post } from './link.ts'
import { ScriptLoader } from './script-loader.ts'

type StopReason = Parameters<PhoneHands['stop']>[0]

const faultOf = (reason: HandsFault['reason']): HandsFault => ({ reason, there: [], page: '' })

/** The hands of played and recorded stories on this phone. */
export class HandsScript {
  readonly #script: ScriptLoader<PhoneHands>
  /** What the workbench wants watched, also before the script has loaded. */
  readonly #watched = { record: false, pick: false }
  /** The last stop, which ends orders that wait for the script too. */
  #lastStop: { readonly reason: StopReason } | undefined

  constructor(phone: HandsPhone) {
    this.#script = new ScriptLoader('/__phone/hands.js', () => window.takeHands?.(phone))
  }

  /** Notes a page that has just begun to load. */
  attend(): void {
    this.#script.present?.attend()
  }

  stop(reason: StopReason): void {
    this.#lastStop = { reason }
    this.#script.present?.stop(reason)
  }

  /** Replies to an order when the hands have done their work. */
  reply(id: number, work: (hands: PhoneHands) => Promise<HandsFault | null>): void {
    const stopBefore = this.#lastStop
    const workUnlessStopped = (hands: PhoneHands) =>
      this.#lastStop && this.#lastStop !== stopBefore ? faultOf(this.#lastStop.reason) : work(hands)
    void this.#script
      .load()
      .then(workUnlessStopped)
      .catch(() => faultOf('gone'))
      .then((fault) => post({ kind: 'done', id, fault }))
  }

  /**
   * Begins or ends to watch the person. Loads the script when watching begins, and reports when that fails; without the
   * script there is nothing to end.
   */
  watchPerson(how: 'record' | 'pick', isOn: boolean): void {
    const watched = this.#watched
    watched[how] = isOn
    if (!isOn) return this.#script.present?.[how](false)
    void this.#script.load().then(
      (hands) => hands[how](watched[how]),
      () => {
        if (watched[how]) post({ kind: 'not-watching' })
      },
    )
  }
}
