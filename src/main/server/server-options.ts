/** What the embedded server is started with; the fields of interfaces.md, Server options. */
export interface ServerOptions {
  /** Taken as it is and an error when busy; without it the port of the last start, or any free one. */
  readonly port?: number | undefined
  readonly dataDir: string
  readonly seed?: number | undefined
  readonly members?: number | undefined
  readonly now?: string | undefined
  /** Base address of the real API; without it the mock backend. */
  readonly backend?: string | undefined
  readonly logLevel?: string | undefined
  readonly webRoot: string
  readonly workbenchRoot: string
}
