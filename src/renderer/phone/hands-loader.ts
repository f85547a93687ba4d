import type { PhoneHands } from './hands/main.ts'
import type { HandsPhone } from './hands/watch.ts'

/** Address of the script (mock-api/pages/phone-shell.ts). A variable, so that the bundler leaves it to the browser. */
const address = '/__phone/hands.js'

/** The hands, once they have been asked for. */
export class HandsLoader {
  private loading: Promise<PhoneHands> | undefined
  present: PhoneHands | undefined

  constructor(private readonly phone: HandsPhone) {}

  /** Loads the script of the hands once. Rejects when that fails; the next call tries again. */
  load(): Promise<PhoneHands> {
    this.loading ??= this.take().catch((cause: unknown) => {
      this.loading = undefined
      throw cause
    })
    return this.loading
  }

  private async take(): Promise<PhoneHands> {
    // Not a script element, whose address the trusted types of the page refuse.
    await import(/* @vite-ignore */ address)
    this.present = window.takeHands?.(this.phone)
    if (!this.present) throw new Error('Failed to load the hands: their script is not there. Build it again.')
    return this.present
  }
}
