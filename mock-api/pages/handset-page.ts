import handsetScript from '../../src/renderer/phone/handset.ts?script'

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
