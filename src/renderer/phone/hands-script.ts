import type { HandsFault } from '../../contract/phone-hands.ts'
import type { PhoneHands } from './hands/main.ts'
import type { HandsPhone } from './hands/watch.ts'
import { post } from './link.ts'
import { ScriptLoader } from './script-loader.ts'

/** The hands of played and recorded stories on this phone. */
export class HandsScript {
  readonly #script: ScriptLoader<PhoneHands>

  constructor(phone: HandsPhone) {
    this.#script = new ScriptLoader('/__phone/hands.js', () => window.takeHands?.(phone))
  }

  /** Notes a page that has just begun to load. */
  attend(): void {
    this.#script.present?.attend()
  }

  stop(reason: Parameters<PhoneHands['stop']>[0]): void {
    this.#script.present?.stop(reason)
  }

  /** Replies to an order when the hands have done their work. */
  reply(id: number, work: (hands: PhoneHands) => Promise<HandsFault | null>): void {
    const gone: HandsFault = { reason: 'gone', there: [], page: '' }
    void this.#script
      .load()
      .then(work)
      .catch(() => gone)
      .then((fault) => post({ kind: 'done', id, fault }))
  }

  /** Begins or ends to watch the person. Loads the script when watching begins; without it there is nothing to end. */
  watchPerson(how: 'record' | 'pick', isOn: boolean): void {
    const { present } = this.#script
    if (isOn)
      void this.#script.load().then(
        (hands) => hands[how](isOn),
        () => {},
      )
    else present?.[how](isOn)
  }
}
