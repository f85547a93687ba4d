import type { Page } from '@playwright/test'
import type { PersonaApi } from '../support/persona-api.ts'

/** One picture of the member app: who looks, where, and in which state. */
export interface Screen {
  /** File name of its picture, and what a failure is called. */
  readonly name: string
  /** Persona who looks; without one nobody is logged in. */
  readonly persona?: string
  /** The address, or how to find it out as the persona. */
  readonly path: string | ((api: PersonaApi) => Promise<string>)
  /** What is done after the page is there: a dialog opened, a form sent empty. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Calls (below `/api/`) that get no answer: the page stays in its skeleton. */
  readonly hold?: readonly string[]
  /** Calls that the server answers with its own trouble. */
  readonly fail?: readonly string[]
  /** Calls with a made answer, for states that no persona is in. */
  readonly answer?: Readonly<Record<string, unknown>>
  /** A scenario instead of the plain town. */
  readonly scenario?: string
  /** Also pictured in the dark. */
  readonly dark?: true
  /** Only as far as the phone shows it, not the whole page. */
  readonly viewport?: true
}
