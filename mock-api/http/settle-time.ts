import type { MiddlewareHandler } from 'hono'

/** Applies what is due before a call reads or changes the world (D-03). */
export function settleTime(time: { settle(): void }): MiddlewareHandler {
  return (_, next) => {
    time.settle()
    return next()
  }
}
