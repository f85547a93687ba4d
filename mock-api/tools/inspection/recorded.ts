import type { Operation } from '../../history/operations.ts'
import type { CheckVerdict } from '../contract-check/verdict.ts'

interface Common {
  /** Virtual instant, epoch milliseconds. */
  readonly at: number
  /** Whether a fault shaped it. */
  readonly fault?: boolean
  /** Its changes of the world; undefined when it reached no rule of the mock. */
  readonly operation?: Operation | undefined
  /** Given when already known, as for a real API; otherwise computed when somebody looks. */
  readonly verdict?: CheckVerdict
  /** Whether it is of the real API, whose data never goes to disk. */
  readonly isReal?: boolean
  /** The moment of history that it belongs to. */
  readonly moment?: number | null
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** A recorded call, before redaction. */
export interface RecordedCall extends Common {
  readonly method: string
  /** Address with query. */
  readonly url: string
  /** 0 when the connection was cut. */
  readonly status: number
  readonly durationMs: number
  readonly headers: { readonly request: Headers; readonly response: Headers }
  /** Parameters as the server read them, or a text instead. */
  readonly request: unknown
  readonly response: string | Buffer
}

/** A frame, as seen from the server. */
export interface RecordedFrame extends Common {
  readonly direction: 'in' | 'out'
  readonly frame: string
  /** Host name by which the page reached the server. */
  readonly host?: string
}

export type Recorded = RecordedCall | RecordedFrame
