import type { Page } from '../../link.ts'
import type { HandsPhone } from '../watch.ts'
import { pickElements } from './pick-element.ts'
import { recordPage } from './record-page.ts'

/** Watches what a person does on the pages of one phone. */
export class PersonWatch {
  private readonly recorded = new WeakSet<Document>()
  private isRecording = false
  private isPicking = false
  /** Ends pointing on the present page. */
  private endPick: (() => void) | undefined
  private pickedOn: Document | undefined

  constructor(private readonly phone: Pick<HandsPhone, 'pageInside' | 'report'>) {}

  record(isOn: boolean): void {
    this.isRecording = isOn
    this.attend()
  }

  pick(isOn: boolean): void {
    this.isPicking = isOn
    this.attend()
  }

  /** Watches a page that has just begun to load. */
  attend(): void {
    const { report } = this.phone
    const page = this.phone.pageInside()
    if (!page) return
    if (this.isRecording && !this.recorded.has(page.document)) {
      this.recorded.add(page.document)
      recordPage(page, {
        isOn: () => this.isRecording && !this.isPicking,
        did(...what) {
          for (const did of what) report({ kind: 'did', did })
        },
        isByHand: ({ isTrusted }) => isTrusted,
      })
    }
    this.attendPick(page)
  }

  private attendPick(page: Page): void {
    if (this.pickedOn === page.document && this.isPicking) return
    this.endPick?.()
    this.endPick = undefined
    this.pickedOn = this.isPicking ? page.document : undefined
    if (this.isPicking) this.endPick = pickElements(page, (picked) => this.phone.report({ kind: 'picked', picked }))
  }
}
