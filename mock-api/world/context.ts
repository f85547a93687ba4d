/** Ids and draws derived from the world's seed: the same parts give the same result (D-05). */
export interface Ids {
  uuid(...parts: readonly (string | number)[]): string
  /** A random-looking URL-safe text of 22 characters, the same in worlds that are alike. */
  token(...parts: readonly (string | number)[]): string
  /** Like `token`, but another one in each world of a process: it opens a login, a link or a check of one world only. */
  secret(...parts: readonly (string | number)[]): string
  /** A number in [0, 1). */
  draw(...parts: readonly (string | number)[]): number
  hash(secret: string): string
}

/** Slow hashing of passwords that people choose. */
export interface Passwords {
  hash(password: string, salt: string): string
  matches(password: string, hash: string): boolean
}

/** What rules receive besides the world and their input. */
export interface Context {
  /** Virtual now, epoch milliseconds. */
  readonly now: number
  readonly ids: Ids
  readonly passwords: Passwords
}
