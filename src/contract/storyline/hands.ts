import type { PhoneName } from '../rules/hosts.ts'
import type { PageAction, StoryAction } from './actions.ts'
import type { ShownExpectation } from './expectations.ts'
import type { Named, StoryIds } from './placeholders.ts'

/** A documented call that was refused. It is no failure when the action expects that status. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Whether an action expects the status with which its call was refused. */
export const isExpected = ({ expect = [] }: StoryAction, cause: unknown): cause is CallRefused =>
  cause instanceof CallRefused && expect.some((one) => 'call' in one && one.call.status === cause.status)

/**
 * What an action is made with. `perform` fills placeholders and chooses the method. There is one implementation for the
 * server's own steps, one for calls from the command line, and one for the phones of the stage.
 * Each method rejects when the action fails; the message is one line for people.
 */
export interface Hands {
  /** Waits before an action until the phones are at rest; undefined where no phone shows pages. */
  rest?(): Promise<void>
  /** Ids of the present world for these people. Rejects when one is missing, or two have not met. */
  ids(named: readonly Named[]): Promise<StoryIds>
  /** Makes a control call by its operation name. */
  control(call: string, input: unknown): Promise<void>
  /** Makes a documented call, by its id, as a member. Rejects with CallRefused for a status of 400 or more. */
  call(call: string, as: string, input: object): Promise<void>
  /** Opens a page on a phone, or notes it where no phone shows pages. */
  open(phone: PhoneName, page: string): Promise<void>
  /** Puts a person on a phone; null logs out. */
  become(phone: PhoneName, person: string | null): Promise<void>
  /** Hands on the pages of the phones; undefined where no phone shows pages. */
  readonly pages?: PageHands
}

/** Hands on the pages of the phones. They wait for what a page shows, never for a time. */
export interface PageHands {
  /**
   * Makes an action as soon as its element is there and enabled. Rejects when it does not come; the message says what
   * was looked for and what stood there instead.
   */
  act(action: PageAction): Promise<void>
  /** Returns undefined as soon as the expectation holds, else what stood there instead. */
  look(expectation: ShownExpectation): Promise<string | undefined>
}

/** Reads what happened, to check expectations of calls and mails. */
export interface Witness {
  /** A point in the record. `calls` and `mails` return what came after it. */
  mark(): Promise<Mark>
  calls(since: Mark): Promise<readonly SeenCall[]>
  mails(since: Mark): Promise<readonly SeenMail[]>
  /**
   * Waits for more to happen, where pages make calls after an action is done. Returns false when that took too long.
   * Without it, an action is over when it is done.
   */
  later?(since: Mark): Promise<boolean>
}

/** Ids of the latest exchange and the latest mail. */
export interface Mark {
  readonly exchange: number
  readonly mail: number
}

/** A documented call that was made. */
export interface SeenCall {
  readonly method: string
  /** With query. */
  readonly path: string
  readonly status: number
  /** Mail address of the member who called; undefined for nobody. */
  readonly as: string | undefined
  /** Parsed body; undefined when it is no JSON. */
  readonly response: unknown
}

export interface SeenMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}
