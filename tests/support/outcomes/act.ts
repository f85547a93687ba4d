import type { Page } from '@playwright/test'
import type { MockServer } from '../mock-server.ts'

/** What may happen to the answer of a write. */
export const faults = {
  lost: 'lost answer, the act is done',
  cut: 'cut before the act',
  error: 'status 500',
  silence: '45 seconds of silence, the act is done',
  second: 'the same act from a second tab',
} as const
export type Fault = keyof typeof faults

/** A write of the member app, as a member makes it. */
export interface Act {
  /** Name of the call's row in the table of outcomes, without `Write`. */
  readonly write: string
  readonly title: string
  readonly persona?: string
  /** The call whose answer goes missing. */
  readonly call: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Opens the page, up to and without the press that sends. */
  readonly open: (page: Page, server: MockServer) => Promise<void>
  readonly press: (page: Page) => Promise<void>
  /** Each press is an act of its own, so a second tab does another one. */
  readonly separate?: true
  /** Counts what the server holds of the act. */
  readonly held: (page: Page, server: MockServer) => Promise<number>
  /** Text or address that says that the act is done. */
  readonly done: string | RegExp
  /** Name of the button that is gone then, instead of a text. */
  readonly gone?: string
  /** Waits for the done act, if neither a text nor an address nor a button shows it. */
  readonly saysDone?: (page: Page) => Promise<void>
  /** Text that says that nothing was done; null for an act that the page makes by itself, whose failure it tries again. */
  readonly undone: string | RegExp | null
  /** Text after a second tab did the act, if the page does not take it for its own; null if only that tab tells it. */
  readonly second?: string | null
  /**
   * What the member reads elsewhere when the page was left before the answer came (D-113); null if the changed page
   * tells it by itself.
   */
  readonly left: string | null
  /** Page of the app to which the member goes meanwhile; by default the settings. */
  readonly elsewhere?: string
  /** The answer leads on from any page, because it begins or ends a login. */
  readonly leads?: true
  /** The outcome cannot be read, so a lost answer is followed by the same call: a fault of one answer is no failure. */
  readonly repeats?: true
}

/** Whether an act is expected to be done after a fault. */
export function isDoneAfter(fault: Fault, act: Act): boolean {
  return (act.repeats === true && fault !== 'error') || fault === 'lost' || fault === 'silence' || fault === 'second'
}
