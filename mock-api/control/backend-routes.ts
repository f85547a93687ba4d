import type { Hono, MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { BackendError, type Backend } from '../proxy/backend.ts'
import { ControlError, readBody } from './control-error.ts'

const backendRequest = z.strictObject({ mode: z.enum(['mock', 'real']), url: z.nullish(z.string()) })

/** What works whatever answers behind the door. */
const always = /^\/__control\/(backend|exchanges|events|coverage|faults|openapi\.json)$/

/** While the real API answers, calls that only the mock can do are refused with 409 rather than done to a hidden world. */
export function mockOnly(backend: Backend): MiddlewareHandler {
  return async (c, next) => {
    if (backend.mode === 'real' && !always.test(c.req.path))
      throw new ControlError(
        409,
        'Failed to do that: the real API answers behind this door. Choose the mock with PUT /__control/backend.',
      )
    return next()
  }
}

/** Which API answers behind the door. */
export function mountBackend(control: Hono, backend: Backend, announce: (kind: string) => void): void {
  const view = () => ({ mode: backend.mode, url: backend.url })
  control.get('/backend', (c) => c.json(view()))
  control.put('/backend', async (c) => {
    const { mode, url } = await readBody(c, backendRequest)
    try {
      if (mode === 'mock') backend.useMock()
      else backend.useReal(url ?? undefined)
    } catch (cause) {
      if (cause instanceof BackendError) throw new ControlError(422, cause.message)
      throw cause
    }
    announce('backend')
    return c.json(view())
  })
}
