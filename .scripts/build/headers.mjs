const policy = [
  "default-src 'self'",
  // Of an API on another origin: narrow it down to that origin (docs/deployment.md).
  "connect-src 'self' https: wss:",
  "script-src 'self'",
  "style-src 'self'",
  // Elements positioned by script carry style attributes; style sheets may not be injected.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  // The bank of a 3-D Secure check.
  "form-action 'self' https:",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types yoimachi',
].join('; ')

/**
 * The headers of the static bundle, in the form that several hosts read by themselves; others copy them from it. No header
 * stands under two paths that one address matches: hosts would send both values.
 */
export const headersFile = `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/service-worker.js
  Cache-Control: no-cache
/config.json
  Cache-Control: no-cache
/legal.json
  Cache-Control: no-cache
`
