import { createHash, timingSafeEqual } from 'node:crypto'

const cookieName = 'yoimachi-handset'

/**
 * Admits one phone: the first request with the invitation gets a cookie, and only that cookie counts afterwards. Both
 * are unguessable secrets; neither is stored on disk.
 */
export class Pass {
  private cookie: string | undefined
  private ended = false

  /** @param secret creates an unguessable secret */
  constructor(
    private readonly secret: () => string,
    readonly invitation: string = secret(),
  ) {}

  /** Whether the invitation was used, or the pass has ended. */
  get isSpent(): boolean {
    return this.ended || this.cookie !== undefined
  }

  /** Returns the header that sets the cookie for the first use of the invitation; undefined afterwards. */
  redeem(invitation: string): string | undefined {
    if (this.isSpent || !isSame(invitation, this.invitation)) return undefined
    this.cookie = this.secret()
    return `${cookieName}=${this.cookie}; Path=/; HttpOnly; SameSite=Strict`
  }

  /** Whether a request with this Cookie header comes from the admitted phone. */
  admits(header: string | undefined): boolean {
    if (this.ended || this.cookie === undefined || header === undefined) return false
    const cookie = this.cookie
    return header
      .split(';')
      .map((pair) => pair.trim())
      .some((pair) => pair.startsWith(`${cookieName}=`) && isSame(pair.slice(cookieName.length + 1), cookie))
  }

  end(): void {
    this.ended = true
  }
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
