import type { Page } from '@playwright/test'
import type { PersonaApi } from '../support/persona-api.ts'

/** A picture of the member app: persona, page and state. */
export interface Screen {
  /** File name of the picture and title of a failure. */
  readonly name: string
  /** Persona of the viewer; without one the phone is logged out. */
  readonly persona?: string
  /** Address, or a function that finds it as the persona. */
  readonly path: string | ((api: PersonaApi) => Promise<string>)
  /** Actions on the loaded page: open a dialog, submit an empty form. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Calls (below `/api/`) without a response, so that the page stays a skeleton. */
  readonly hold?: readonly string[]
  /** Calls with a server error. */
  readonly fail?: readonly string[]
  /** Calls with a prepared response, for states of no persona. */
  readonly responses?: Readonly<Record<string, unknown>>
  /** Scenario instead of the default town. */
  readonly scenario?: string
  /** Also pictured in dark mode. */
  readonly dark?: true
  /** Only the visible part, not the whole page. */
  readonly viewport?: true
}
