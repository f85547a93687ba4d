import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import * as z from 'zod/mini'
import { createPaymentTokenEndpoint } from '../../src/contract/calls/payment.ts'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import cardProviderScript from '../../src/renderer/card-provider/main.ts?script'
import handsScript from '../../src/renderer/phone/hands/main.ts?script'
import handsetScript from '../../src/renderer/phone/handset.ts?script'
import phoneScript from '../../src/renderer/phone/main.ts?script'
import { cardRefusedText, createCardToken } from '../features/payment/card.ts'
import { apiGuard } from '../http/guards.ts'
import { isOwnOrigin, phoneOf, type Site } from '../http/hosts-and-origins.ts'
import type { Runtime } from '../runtime.ts'
import { mountThreeDSecure } from './three-d-secure-page.ts'

/** The page shows nothing and only starts the app. */
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'"

const secret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Page behind the invitation of a real phone: stores the prepared login and opens the app. */
export function handsetPage(
  login: Readonly<Record<string, string>>,
  to: string,
  headers: Record<string, string>,
): Response {
  // Embedded as data, not as script; the escaped `<` keeps any text from ending the element.
  const start = JSON.stringify({ login, to }).replaceAll('<', String.raw`\u003c`)
  const page = `<!doctype html>
<html lang="ja">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>宵待</title>
  <script type="application/json" id="start">${start}</script>
  <script src="/open/start.js" defer></script>
  <noscript>JavaScript を有効にして、もう一度お試しください。</noscript>
</html>
`
  return new Response(page, {
    headers: {
      ...headers,
      ...secret,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}

export function handsetScriptResponse(): Response {
  return new Response(handsetScript, {
    headers: { ...secret, 'content-type': 'text/javascript; charset=utf-8' },
  })
}

const page = `<!doctype html>
<html lang="ja" style="height:100%">
  <meta charset="utf-8" />
  <meta name="color-scheme" content="light dark" />
  <title>スマートフォン</title>
  <body style="margin:0;height:100%;overflow:hidden">
    <iframe title="会員アプリ" style="display:block;border:0;width:100%;height:100%"
      allow="clipboard-read; clipboard-write"></iframe>
    <script src="/__phone/shell.js"></script>
  </body>
</html>
`

/**
 * Mounts the frame around a phone of the workbench: a static page on the phones' origins that only the workbench may
 * frame. It logs personas in, so that the member app needs no code for it (src/renderer/phone).
 */
export function mountPhoneShell(app: Hono, site: Site): void {
  app.get('/__phone/', (c) => {
    if (!isPhone(c) || !isFramedByWorkbench(c)) return c.text('403 This page is for the workbench', 403)
    c.header('Cache-Control', 'no-store')
    return c.html(page)
  })
  const scripts = {
    '/__phone/shell.js': () => phoneScript,
    '/__phone/hands.js': () => handsScript,
    // Long, and seldom asked for.
    '/__phone/gloss.js': async () => (await import('../../src/renderer/phone/gloss/main.ts?script')).default,
  }
  for (const [path, read] of Object.entries(scripts))
    app.get(path, async (c) => {
      if (!isPhone(c)) return c.text('403 This page is for the workbench', 403)
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      c.header('Cache-Control', 'no-cache')
      return c.body(await read())
    })

  const isPhone = (c: Context) => phoneOf(c.req.header('host') ?? '') !== null
  /** Checks the browser's own headers; the policy of securityHeaders and the script check the same again. */
  const isFramedByWorkbench = (c: Context) => {
    const origin = c.req.header('origin')
    return (
      c.req.header('sec-fetch-dest') === 'iframe' &&
      ['same-site', 'same-origin'].includes(c.req.header('sec-fetch-site') ?? '') &&
      (origin === undefined || origin === localOrigins(site.port(), site.world).workbench)
    )
  }
}

const kilobyte = 1024

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
    bodyLimit({ maxSize: 4 * kilobyte }),
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

/** Mounts the third-party pages that the member app opens: the card's bank and the provider of card tokens. */
export function mountPages(app: Hono, runtime: Runtime, site: Site): void {
  mountThreeDSecure(app, runtime)
  mountCardToken(app, runtime, site)
}
