import type { MiddlewareHandler } from 'hono'
import { phoneOrigins, roleOfHost, workbenchOrigin } from './hosts.ts'
import type { Site } from './guard.ts'

const shared = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  // Elements positioned by script carry style attributes; style sheets may not be injected.
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
]

/** Strict policies for both faces: the phones may be framed by the workbench, and by nothing else. */
export function securityHeaders(site: Site): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const port = site.port()
    // The form of a 3-D Secure page leads back into the app, which may have an origin of its own (IMP-09).
    const forms = ["form-action 'self'", ...site.appOrigins].join(' ')
    const policy =
      roleOfHost(c.req.header('host')) === 'workbench'
        ? [...shared, forms, `frame-src ${phoneOrigins(port).join(' ')}`, "frame-ancestors 'none'"]
        : [...shared, forms, "frame-src 'none'", `frame-ancestors 'self' ${workbenchOrigin(port)}`]
    c.header('Content-Security-Policy', policy.join('; '))
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
  }
}
