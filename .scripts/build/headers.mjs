const policy = [
  "default-src 'self'",
  // For an API on another origin; narrow it down to that origin (docs/deployment.md).
  "connect-src 'self' https: wss:",
  "script-src 'self'",
  "style-src 'self'",
  // Scripts position elements with style attributes but must not inject style sheets.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  // For the bank's page of a 3-D Secure check.
  "form-action 'self' https:",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types yoimachi',
].join('; ')

/**
 * Headers of the static bundle in the `_headers` format of several hosts. Paths that match one URL must not repeat a
 * header, because hosts would send both values.
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
