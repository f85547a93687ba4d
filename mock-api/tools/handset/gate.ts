import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { relativeUrl } from '../../http/request-path.ts'
import type { Fetch } from '../../http/request.ts'
import type { Pass } from './pass.ts'

interface GateParts {
  readonly origin: string
  readonly pass: Pass
  /** The member app and its API. */
  readonly app: Fetch
  /** Response to a used invitation; its `headers` set the cookie. */
  readonly welcome: (headers: Record<string, string>) => Response
  readonly script: () => Response | Promise<Response>
  readonly entered: (phone: { address: string; browser: string }) => void
}

export const invitationPath = '/open/'
const welcomeScriptPath = '/open/start.js'

const longestBrowser = 300

/** Guards everything that the local network can reach. Without the cookie every response is an empty 404. */
export function gate({ origin, pass, app, welcome, script, entered }: GateParts): Fetch {
  const host = new URL(origin).host
  const isIn = ({ headers, method }: IncomingMessage) =>
    // Another host name that resolves to this address is refused.
    headers.host === host && pass.admits(headers.cookie) && !isForeign(headers, origin, method)
  return (request, env) => {
    const { incoming } = env as HttpBindings
    const path = relativeUrl(incoming).replace(/[?#].*/s, '')
    if (isIn(incoming)) {
      // Paths with this prefix control the mock or belong to the stage.
      if (path.startsWith('/__')) return nothing()
      if (path === welcomeScriptPath) return script()
      // The same phone opens the used invitation again, by Back or from its history.
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
 * Whether the request comes from a page of another site, or of another port of this machine. SameSite cookies exclude
 * only the former, and browsers do not always send the origin over plain http.
 */
function isForeign(headers: IncomingMessage['headers'], origin: string, method: string | undefined): boolean {
  if (headers.origin !== undefined) return headers.origin !== origin
  const site = headers['sec-fetch-site']
  const isLink =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !isLink
}
