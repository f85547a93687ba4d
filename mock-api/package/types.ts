// Public types of the package. They import nothing, because the package ships without the contract.

/** Options of a new world. */
export interface WorldOptions {
  /** Seed of the town. The same seed, instant and calls give the same bytes. Default 1. */
  readonly seed?: number | undefined
  /** Number of members besides the personas. Default 300. */
  readonly members?: number | undefined
  /**
   * First instant, ISO 8601, in Tokyo time without an offset; the clock is then frozen. Default: real time, running.
   */
  readonly now?: string | undefined
  /** Key of a scenario (`GET /__control/scenarios`). */
  readonly scenario?: string | undefined
}

/** Options of a server. */
export interface YoimachiOptions extends WorldOptions {
  /** Loopback port. Default 0: any free port. */
  readonly port?: number | undefined
  /** Data folder, kept after the server closes. Default: a temporary folder that is removed. */
  readonly dataDir?: string | undefined
  /** Further origins whose pages may call the API, such as `http://localhost:5173` or `capacitor://localhost`. */
  readonly appOrigins?: readonly string[] | undefined
  /** Further host names of the server, such as `10.0.2.2` of an Android emulator. */
  readonly hosts?: readonly string[] | undefined
  /** Receives each line of the server's log. Default: stderr. */
  readonly logError?: ((line: string) => void) | undefined
}

/** Session headers of a login. Send them with every request. */
export interface Login {
  readonly 'access-token': string
  readonly client: string
  readonly uid: string
  readonly [header: string]: string
}

/** A mail that the service would have sent. */
export interface Mail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly { readonly address: string; readonly state: 'open' | 'used' | 'expired' }[]
  /** ISO 8601 with +09:00, in virtual time. */
  readonly at: string
}

/** A call received by the server, with its response. */
export interface ReceivedCall {
  readonly id: number
  /** ISO 8601 with +09:00, in virtual time. */
  readonly at: string
  readonly method: string
  /** Path with query, without tokens. */
  readonly path: string
  /** HTTP status; 0 when the connection was cut. */
  readonly status: number
  /** Logged-in member; null when no rule was reached. */
  readonly member: { readonly id: number; readonly name: string } | null
  /** Parsed parameters; undefined without any. Passwords and tokens are redacted. */
  readonly request: unknown
  /** Parsed JSON, or text when the body is not JSON. */
  readonly response: unknown
  /** Whether a fault changed the response. */
  readonly fault: boolean
  /** Result of checking the exchange against the documented API. */
  readonly verdict: 'ok' | 'drift' | 'undocumented'
}

/** A fault of calls or of a socket channel (`PUT /__control/faults` of the control API). */
export interface Fault {
  readonly match:
    | { readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }
    | { readonly channel: string }
  readonly status?: number
  readonly body?: unknown
  readonly latencyMs?: number
  readonly times?: number
  /** Probability from 0 to 1, drawn from the seed of the world. */
  readonly probability?: number
  readonly drop?: boolean | 'after'
  readonly duplicate?: boolean
  /** Number of times the fault applied; only in responses. */
  readonly fired?: number
}

/** A point in the record of a world: ids of the latest call and the latest mail. */
interface Mark {
  readonly exchange: number
  readonly mail: number
}

/** Filters for received calls. */
export interface ReceivedOptions {
  /** Waits for at least this number of matching calls. Default 0: returns at once. */
  readonly atLeast?: number
  /**
   * Waits for exactly this number of calls of the name by this member, whatever their status and response, of which one
   * matches. Rejects when there are more, also within half a second of real time.
   */
  readonly times?: number
  /** Only calls after a mark. */
  readonly since?: Mark
  /** Only calls of this member: key of a persona, mail address, name or id. */
  readonly member?: string | number
  /** Only calls with this status. */
  readonly status?: number
  /** Only calls whose response has these values, by place: `{ 'rec[0].name': 'はると' }`. */
  readonly response?: Readonly<Record<string, unknown>>
  /** Milliseconds of real time to wait. Default 5,000. */
  readonly timeoutMs?: number
}

/** Filters for the latest mail. */
interface MailFilter {
  /** Key of a persona, or a mail address. */
  readonly to?: string
  /** A part of the subject. */
  readonly subject?: string
  /** A part of the text. */
  readonly text?: string
  /** Only mails after a mark. */
  readonly since?: Mark
  /** Milliseconds of real time to wait. Default 5,000. */
  readonly timeoutMs?: number
}

/** Outcome of a test card. */
export type CardOutcome =
  | 'success'
  | 'token-refused'
  | 'declined'
  | 'three-secure-success'
  | 'three-secure-failed'
  | 'three-secure-abandoned'
  | 'declined-at-renewal'

/** A documented call that a test makes as a member. */
interface CallOptions {
  /** Key of a persona, or a mail address. The member logs in with the first call. */
  readonly as: string
  /** Fields of the request. A file is a `File`. */
  readonly input?: object
  /** Only this status is allowed. Default: any below 400. */
  readonly status?: number
}

/** Texts of a capsule besides the world. */
interface CapsuleOptions {
  readonly title?: string
  readonly happened?: string
  readonly expected?: string
  /** Phones of the stage, in the form that `POST /__control/capsule/file` accepts. */
  readonly stage?: object
}

/** One world: a town with its own clock, faults, outbox, coverage and log. */
export interface World extends AsyncDisposable {
  /** `w1`, `w2`, …; empty for the first world of a server. */
  readonly name: string
  /** `http://127.0.0.1:PORT`, for programs: API, pictures and `/cable`. */
  readonly url: string
  /** Origins for browser pages, one per phone. Each has its own storage. */
  readonly phones: Readonly<Record<'a' | 'b' | 'c', string>>
  /** Origin of the workbench that shows this world. */
  readonly workbench: string
  /** Logs a member in without a password. @param member key of a persona, or a mail address */
  as(member: string): Promise<Login>
  readonly clock: {
    /** Virtual time, ISO 8601 with +09:00. */
    now(): Promise<string>
    /**
     * Moves virtual time forward, runs everything that falls due, and returns the instant reached.
     * @param target an edge (`next-reset`, `hold-end`, `next-charge`, …), an ISO 8601 duration (`P1D`) or an instant
     */
    jump(
      target: string,
      options?: { readonly member?: string | number; readonly keepSessions?: boolean },
    ): Promise<string>
    freeze(): Promise<void>
    /** Lets virtual time run. @param speed multiple of real time */
    run(speed?: number): Promise<void>
  }
  readonly outbox: {
    /** Mails of this world, newest first. */
    list(filter?: { readonly to?: string }): Promise<Mail[]>
    /** Waits for the next mail since the world began or was reset. Returns each mail once. */
    next(filter?: { readonly to?: string; readonly subject?: string; readonly timeoutMs?: number }): Promise<Mail>
    /** Waits for a mail and returns the newest one. It may be returned again. */
    latest(filter: MailFilter): Promise<Mail>
    /** Waits for a mail and returns the address of the first link in the newest one. */
    link(filter: MailFilter): Promise<string>
  }
  readonly faults: {
    list(): Promise<Fault[]>
    /** Replaces all faults. */
    set(...faults: readonly Fault[]): Promise<void>
    clear(): Promise<void>
  }
  /**
   * Recorded calls of one kind, oldest first.
   * @param call `send-like`, `POST /api/send_like`, also with a query, or the id of the documented call, `API-43`
   */
  received(call: string, options?: ReceivedOptions): Promise<ReceivedCall[]>
  /**
   * Makes a documented call as a member.
   * @param call as for `received`
   */
  call(call: string, options: CallOptions): Promise<{ readonly status: number; readonly body: unknown }>
  /** Returns a member. @param person key of a persona, or a mail address */
  member(
    person: string,
  ): Promise<{ readonly id: number; readonly uuid: string; readonly name: string; readonly email: string }>
  /** Returns the pairing of two members who have met. */
  pairing(one: string, other: string): Promise<{ readonly id: number; readonly uuid: string }>
  /** Password of the personas. */
  readonly password: string
  /** Returns the present end of the record, for `since`. */
  mark(): Promise<Mark>
  /**
   * Founds the town again. Seed, instant and size stay the same unless given. Faults, variants and activity return to
   * their defaults.
   */
  reset(options?: WorldOptions): Promise<void>
  /** Returns world, pictures, clock, faults and latest exchanges as one file for the workbench. */
  capsule(note?: CapsuleOptions): Promise<Uint8Array>
  /** Replaces the world with the world of a capsule. */
  openCapsule(file: Uint8Array | string): Promise<void>
  /** Returns the recorded calls and frames as an HTTP Archive 1.2. */
  har(): Promise<object>
  /** Returns mails, charges, effects and jumps in order of virtual time. */
  timeline(): Promise<readonly unknown[]>
  /**
   * Makes any control call. Throws when the server refuses it.
   * @param path below `/__control`, such as `/operator/message`
   */
  control(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  /** Ends this world and removes its stored data. */
  close(): Promise<void>
}

/** A running server with its first world. */
export interface Yoimachi extends World {
  readonly port: number
  /** Opens another isolated world in the same process. Seed, size and instant default to those of this world. */
  world(options?: WorldOptions): Promise<World>
}
