import type { PhoneHands } from './hands/main.ts'
import type { HandsPhone } from './hands/watch.ts'

/** Address of the script (mock-api/pages/mount-pages.ts). */
const address = '/__phone/hands.js'

/** The hands, once they have been asked for. */
export class HandsLoader {
  private loading: Promise<PhoneHands> | undefined
  present: PhoneHands | undefined

  constructor(private readonly phone: HandsPhone) {}

  /** Loads the script of the hands once. Rejects when that fails; the next call tries again. */
  load(): Promise<PhoneHands> {
    this.loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = address
      script.addEventListener('load', () => {
        this.present = window.takeHands?.(this.phone)
        if (this.present) resolve(this.present)
      })
      script.addEventListener('error', () => {
        this.loading = undefined
        reject(new Error('Failed to load the hands: the server does not answer. Start it again.'))
      })
      document.body.append(script)
    })
    return this.loading
  }
}
