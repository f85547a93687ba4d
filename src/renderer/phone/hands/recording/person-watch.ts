import type { Page } from '../../link.ts'
import type { HandsPhone } from '../watch.ts'
import { pickElements } from './pick-element.ts'
import { recordPage } from './record-page.ts'

/** Watches what a person does on the pages of one phone. */
export class PersonWatch {
  private readonly recorded = new WeakSet<Document>()
  private isRecording = false
  private isPicking = false
  /** The page on which the person points at elements now. */
  private pointing: { readonly on: Document; readonly end: () => void } | undefined

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
    if (this.isPicking && this.pointing?.on === page.document) return
    this.pointing?.end()
    this.pointing = undefined
    if (!this.isPicking) return
    const end = pickElements(page, (picked) => this.phone.report({ kind: 'picked', picked }))
    this.pointing = { on: page.document, end }
  }
}
