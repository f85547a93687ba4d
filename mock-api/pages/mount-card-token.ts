import type { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod/mini'
import { createPaymentTokenEndpoint } from '../../src/contract/calls/payment.ts'
import cardProviderScript from '../../src/renderer/card-provider/main.ts?script'
import { cardRefusedText, createCardToken } from '../features/payment/card-token.ts'
import { apiGuard } from '../http/guards.ts'
import { isOwnOrigin } from '../http/origins.ts'
import type { Site } from '../http/site.ts'
import type { Runtime } from '../runtime.ts'
import { smallForm } from './small-form.ts'

/**
 * Mounts the tokenisation script and its endpoint (IMP-10). The script has no login, so any member may use its tokens.
 * Only the app's own pages may request one.
 */
export function mountCardToken(app: Hono, { store, context }: Pick<Runtime, 'store' | 'context'>, site: Site): void {
  app.get('/mock/card-token.js', (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    return c.body(cardProviderScript)
  })

  app.use(
    '/mock/card-tokens',
    apiGuard(site),
    cors({
      origin: (origin) => (isOwnOrigin(site, origin) ? origin : null),
      allowMethods: ['POST'],
    }),
    smallForm,
  )
  app.post('/mock/card-tokens', async (c) => {
    const refused = { error: cardRefusedText }
    const sent: unknown = await c.req.json().catch(() => undefined)
    const card = z.safeParse(createPaymentTokenEndpoint.request, { payment_info: sent })
    if (!card.success) return c.json(refused)
    const { payment_info } = card.data
    const token = store.transact((world) => createCardToken(world, payment_info, null, context()))
    return c.json(token ? { token: token.token } : refused)
  })
}
