import { createHash, timingSafeEqual } from 'node:crypto'

const cookieName = 'yoimachi-handset'

/**
 * Who may come in: whoever brings the invitation first gets a cookie for it, and from then on only that cookie counts.
 * Both are secrets that nobody can guess; neither is kept on disk.
 */
export class Pass {
  private cookie: string | undefined
  private ended = false

  /** @param secret makes a secret that nobody can guess */
  constructor(
    private readonly secret: () => string,
    readonly invitation: string = secret(),
  ) {}

  /** Whether the invitation was used, or the pass has ended. */
  get isSpent(): boolean {
    return this.ended || this.cookie !== undefined
  }

  /** The header that sets the cookie, for who brings the invitation first; undefined for everybody after. */
  redeem(invitation: string): string | undefined {
    if (this.isSpent || !isSame(invitation, this.invitation)) return undefined
    this.cookie = this.secret()
    return `${cookieName}=${this.cookie}; Path=/; HttpOnly; SameSite=Strict`
  }

  /** Whether a request with this Cookie header comes from the phone that was let in. */
  admits(header: string | undefined): boolean {
    if (this.ended || this.cookie === undefined || header === undefined) return false
    const cookie = this.cookie
    return header
      .split(';')
      .map((pair) => pair.trim())
      .some((pair) => pair.startsWith(`${cookieName}=`) && isSame(pair.slice(cookieName.length + 1), cookie))
  }

  /** Neither the invitation nor the cookie counts from now on. */
  end(): void {
    this.ended = true
  }
}

/** In a time that tells nothing of where they differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
