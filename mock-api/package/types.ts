// The public types of the package. Without imports, because the package ships them without the contract.

/** How a world is founded. */
export interface WorldOptions {
  /** Which town is founded; the same seed, instant and calls give the same bytes. Default 1. */
  readonly seed?: number | undefined
  /** People of the town besides the personas. Default 300. */
  readonly members?: number | undefined
  /** First instant, ISO 8601, by default in Tokyo time; the clock then stands still. Default: the real time, running. */
  readonly now?: string | undefined
  /** Key of a prepared situation (`GET /__control/scenarios`). */
  readonly scenario?: string | undefined
}

/** How a server starts. */
export interface YoimachiOptions extends WorldOptions {
  /** Port on loopback. Default 0: any free one. */
  readonly port?: number | undefined
  /** Folder of the world, kept after the end. Default: a temporary one that is removed. */
  readonly dataDir?: string | undefined
  /** Further origins whose pages may call the API, such as `http://localhost:5173`. */
  readonly appOrigins?: readonly string[] | undefined
  /** Takes each line of the server's log. Default: stderr. */
  readonly logError?: ((line: string) => void) | undefined
}

/** Headers of a login; send them with every call. */
export interface Login {
  readonly 'access-token': string
  readonly client: string
  readonly uid: string
  readonly [header: string]: string
}

/** A mail that the mock would have sent. */
export interface Mail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly { readonly address: string; readonly state: 'open' | 'used' | 'expired' }[]
  /** ISO 8601 with +09:00, in virtual time. */
  readonly at: string
}

/** A call that the server received, with its response. */
export interface ReceivedCall {
  readonly id: number
  /** ISO 8601 with +09:00, in virtual time. */
  readonly at: string
  readonly method: string
  /** With query; tokens are left out. */
  readonly path: string
  /** 0 where the connection was cut. */
  readonly status: number
  /** Who was logged in; null where no rule was reached. */
  readonly member: { readonly id: number; readonly name: string } | null
  /** Parameters as the server read them; undefined without any. Passwords and tokens are replaced. */
  readonly request: unknown
  /** Parsed JSON, else the text. */
  readonly response: unknown
  /** Whether a fault shaped the response. */
  readonly fault: boolean
  /** How the exchange keeps to the documented API. */
  readonly verdict: 'ok' | 'drift' | 'undocumented'
}

/** A fault of calls or of a socket channel (docs of the control API, `PUT /__control/faults`). */
export interface Fault {
  readonly match:
    | { readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }
    | { readonly channel: string }
  readonly status?: number
  readonly body?: unknown
  readonly latencyMs?: number
  readonly times?: number
  /** From 0 to 1, drawn from the seed of the world. */
  readonly probability?: number
  readonly drop?: boolean | 'after'
  readonly duplicate?: boolean
  /** How often it struck; only in responses. */
  readonly fired?: number
}

/** How to choose among received calls. */
export interface ReceivedOptions {
  /** Waits until so many calls fit. Default 0: returns at once. */
  readonly atLeast?: number
  /** Only calls of the member with this name or id. */
  readonly member?: string | number
  /** Only calls with this status. */
  readonly status?: number
  /** Milliseconds of real time to wait. Default 5,000. */
  readonly timeoutMs?: number
}

/** What a capsule tells besides the world. */
interface CapsuleOptions {
  readonly title?: string
  readonly happened?: string
  readonly expected?: string
  /** The phones of a stage, as `POST /__control/capsule/file` takes them. */
  readonly stage?: object
}

/** One world: a town with its own clock, faults, outbox, coverage and log. */
export interface World extends AsyncDisposable {
  /** `w1`, `w2`, …; empty for the first world of a server. */
  readonly name: string
  /** `http://127.0.0.1:PORT`, for programs: API, pictures and `/cable`. */
  readonly url: string
  /** Origins for pages in a browser, by phone; each has a storage of its own. */
  readonly phones: Readonly<Record<'a' | 'b' | 'c', string>>
  /** Origin of the workbench that shows this world. */
  readonly workbench: string
  /** Logs a member in without a password. @param member key of a persona, or a mail address */
  as(member: string): Promise<Login>
  readonly clock: {
    /** Virtual time, ISO 8601 with +09:00. */
    now(): Promise<string>
    /**
     * Moves virtual time forward and lets everything happen that is due; returns the instant it reached.
     * @param target an edge (`next-reset`, `hold-end`, `next-charge`, …), an ISO 8601 duration (`P1D`) or an instant
     */
    jump(
      target: string,
      options?: { readonly member?: string | number; readonly keepSessions?: boolean },
    ): Promise<string>
    freeze(): Promise<void>
    /** Lets virtual time run. @param speed how many times faster than real time */
    run(speed?: number): Promise<void>
  }
  readonly outbox: {
    /** Mails of this world, newest first. */
    list(filter?: { readonly to?: string }): Promise<Mail[]>
    /** The next mail that was sent since the world began or was reset, each once; waits for it. */
    next(filter?: { readonly to?: string; readonly subject?: string; readonly timeoutMs?: number }): Promise<Mail>
  }
  readonly faults: {
    list(): Promise<Fault[]>
    /** Replaces all faults. */
    set(...faults: readonly Fault[]): Promise<void>
    clear(): Promise<void>
  }
  /**
   * The recorded calls of one kind, oldest first.
   * @param call `send-like`, `POST /api/send_like`, or the id of the documented call, `API-43`
   */
  received(call: string, options?: ReceivedOptions): Promise<ReceivedCall[]>
  /** Founds the town anew; seed, instant and size stay unless given. Faults, variants and activity return to their defaults. */
  reset(options?: WorldOptions): Promise<void>
  /** World, pictures, clock, faults and latest exchanges as one file, which the workbench opens. */
  capsule(note?: CapsuleOptions): Promise<Uint8Array>
  /** Replaces the world with that of a capsule. */
  openCapsule(file: Uint8Array | string): Promise<void>
  /** The recorded calls and frames as an HTTP Archive 1.2. */
  har(): Promise<object>
  /** Mails, charges, effects and jumps in order of virtual time. */
  timeline(): Promise<readonly unknown[]>
  /** Makes any control call. @param path below `/__control`, such as `/operator/message`. Throws when it is refused. */
  control(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  /** Ends this world and removes what it stored. */
  close(): Promise<void>
}

/** A running server with its first world. */
export interface Yoimachi extends World {
  readonly port: number
  /** Opens another world in the same process, independent of all others; by default with the seed, size and instant of this one. */
  world(options?: WorldOptions): Promise<World>
}
