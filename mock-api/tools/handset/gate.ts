import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { relativeUrl } from '../../http/exchange.ts'
import type { Fetch } from '../../http/listen.ts'

interface Behind {
  readonly origin: string
  readonly pass: Pass
  /** The member app and its API. */
  readonly app: Fetch
  /** What the phone gets for its invitation; its `headers` set the cookie. */
  readonly welcome: (headers: Record<string, string>) => Response
  /** The script of the welcome. */
  readonly script: () => Response | Promise<Response>
  /** Told of the phone that has come in. */
  readonly entered: (phone: { address: string; browser: string }) => void
}

export const invitationPath = '/open/'
const welcomeScriptPath = '/open/start.js'

const longestBrowser = 300

/**
 * Stands before everything that the local network reaches. Whoever does not bring the cookie learns nothing, not even that
 * somebody listens here for a reason: every answer is an empty 404.
 */
export function gate({ origin, pass, app, welcome, script, entered }: Behind): Fetch {
  const host = new URL(origin).host
  const isIn = ({ headers, method }: IncomingMessage) =>
    // A name of another's that resolves to this address is no way in.
    headers.host === host && pass.admits(headers.cookie) && !isForeign(headers, origin, method)
  return (request, env) => {
    const { incoming } = env as HttpBindings
    const path = relativeUrl(incoming).replace(/[?#].*$/s, '')
    if (isIn(incoming)) {
      // What begins so drives the mock, or belongs to the stage.
      if (path.startsWith('/__')) return nothing()
      if (path === welcomeScriptPath) return script()
      // The invitation once more, from the phone that has used it: by Back, or out of the list of visited pages.
      if (path.startsWith(invitationPath)) return toHome()
      return app(request, env)
    }
    const { headers, method, socket } = incoming
    if (headers.host !== host || method !== 'GET' || !path.startsWith(invitationPath)) return nothing()
    const cookie = pass.redeem(path.slice(invitationPath.length))
    if (cookie === undefined) return nothing()
    entered({
      address: socket.remoteAddress ?? '',
      browser: (headers['user-agent'] ?? '').slice(0, longestBrowser),
    })
    return welcome({ 'set-cookie': cookie })
  }
}

const nothing = () => new Response(null, { status: 404 })

const toHome = () => new Response(null, { status: 303, headers: { location: '/home', 'cache-control': 'no-store' } })

/**
 * Whether a page of another site, or of another port of this machine, asks. Browsers keep the cookie from the former
 * (SameSite), but not from the latter; over plain http they do not always tell where a request comes from.
 */
function isForeign(headers: IncomingMessage['headers'], origin: string, method: string | undefined): boolean {
  if (headers.origin !== undefined) return headers.origin !== origin
  const site = headers['sec-fetch-site']
  const isLink =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !isLink
}

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
