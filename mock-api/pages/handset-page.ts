import handsetScript from '../../src/renderer/phone/handset.ts?script'

/** What one page may do that shows nothing and begins the app. */
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'"

const secret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The page that a real phone gets for its invitation: it keeps the login that was prepared for it and goes on. */
export function handsetPage(
  login: Readonly<Record<string, string>>,
  to: string,
  headers: Record<string, string>,
): Response {
  // As data, never as a script; no text can end the element.
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

export function handsetScriptAnswer(): Response {
  return new Response(handsetScript, {
    headers: { ...secret, 'content-type': 'text/javascript; charset=utf-8' },
  })
}
