import type { Context, Hono } from 'hono'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import handsScript from '../../src/renderer/phone/hands/main.ts?script'
import phoneScript from '../../src/renderer/phone/main.ts?script'
import { phoneOf } from '../http/hosts.ts'
import type { Site } from '../http/site.ts'

const shellPage = `<!doctype html>
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
    if (!isPhone(c) || !isFramedBy(localOrigins(site.port(), site.world).workbench, c))
      return c.text('403 This page is for the workbench', 403)
    c.header('Cache-Control', 'no-store')
    return c.html(shellPage)
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
}

const isPhone = (c: Context) => phoneOf(c.req.header('host') ?? '') !== null

/** Checks the browser's own headers; the content security policy and the script check the same again. */
function isFramedBy(workbench: string, c: Context): boolean {
  const origin = c.req.header('origin')
  return (
    c.req.header('sec-fetch-dest') === 'iframe' &&
    ['same-site', 'same-origin'].includes(c.req.header('sec-fetch-site') ?? '') &&
    (origin === undefined || origin === workbench)
  )
}
