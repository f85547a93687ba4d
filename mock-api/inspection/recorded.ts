import type { Verdict } from '../contract-check/verdict.ts'
import type { Operation } from '../history/operation.ts'

interface Common {
  /** Virtual instant, epoch milliseconds. */
  readonly at: number
  /** Whether a fault shaped it. */
  readonly fault?: boolean
  /** What it did to the world; undefined for what never came to a rule of the mock. */
  readonly operation?: Operation | undefined
  /** Given where it is known already, as of a real API; else it is found out when somebody looks. */
  readonly verdict?: Verdict
  /** Whether it is of the real API: such data never go to a disk. */
  readonly isReal?: boolean
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** A call as the recorder hands it over. */
export interface RecordedCall extends Common {
  readonly method: string
  /** Address with query. */
  readonly url: string
  /** 0 where the connection was cut off. */
  readonly status: number
  readonly durationMs: number
  readonly headers: { readonly request: Headers; readonly response: Headers }
  /** Parameters as the server read them, or a text in their place. */
  readonly request: unknown
  readonly response: string | Buffer
}

/** A frame seen from the server. */
export interface RecordedFrame extends Common {
  readonly direction: 'in' | 'out'
  readonly frame: string
  /** By which name the page reached the server. */
  readonly host?: string
}

export type Recorded = RecordedCall | RecordedFrame
