import type { MiddlewareHandler } from 'hono'

// Most calls need nothing of some middleware, which costs them more than their rule does: it asks for the platform's own
// Request and Response objects, which Node's adapter makes only for who asks.

/** Runs a CORS middleware only for pages that are not on the origin that they call. */
export function forOtherOrigins(cors: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => {
    const origin = c.req.header('origin')
    return origin === undefined || origin === `http://${c.req.header('host')}` ? next() : cors(c, next)
  }
}

/** Runs a body limit only for bodies whose length is not given, or above the least limit. */
export function unlessShort(limit: number, bodyLimit: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return bodyLimit(c, next)
    return Number(c.req.header('content-length') ?? 0) <= limit ? next() : bodyLimit(c, next)
  }
}
