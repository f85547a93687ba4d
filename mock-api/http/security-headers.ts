import { localOrigins } from '../../src/contract/rules/hosts.ts'
import { roleAt } from './hosts.ts'
import type { Site } from './site.ts'

// Headers that say what a page or a response may load, and who may frame it.

const shared = [
  "default-src 'self'",
  "style-src 'self'",
  // Elements positioned by script carry style attributes; style sheets may not be injected.
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
]

/** Only the member app's own list turns text into a script address (member/api/script-address.ts). */
const scriptsOfMember = ["require-trusted-types-for 'script'", 'trusted-types yoimachi']

/** API responses are data. Opened as a page they may load and run nothing. */
const dataPolicy = "default-src 'none'"

/** Headers of every response besides its policy. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Returns the headers of every response besides its policy, the same for all paths of a site. */
export function fixedHeaders({ only }: Site): Readonly<Record<string, string>> {
  // Cookies ignore ports, so another server on this machine must not embed what a real phone may read.
  return only === undefined ? always : { ...always, 'cross-origin-resource-policy': 'same-origin' }
}

/** Returns the headers of API responses. A phone of the workbench may frame them. */
export function dataHeaders(site: Site) {
  return { 'content-security-policy': `${dataPolicy}; ${memberAncestors(site)}`, ...fixedHeaders(site) }
}

/** The content security policy of a page: the workbench may frame phones, and nothing else may be framed. */
export function pagePolicy(site: Site, path: string, host: string | undefined): string {
  const port = site.port()
  // The form of a 3-D Secure page leads back into the app, which may have another origin (IMP-09).
  const pictures = ["img-src 'self' data: blob:", ...(site.pictureSources?.() ?? [])].join(' ')
  const forms = ["form-action 'self'", ...site.appOrigins.filter((origin) => origin !== 'null')].join(' ')
  // Only the frame around a phone (pages/mount-phone-shell.ts) contains a frame: the member app.
  const frames = path.startsWith('/__phone/') ? "frame-src 'self'" : "frame-src 'none'"
  const policy =
    roleAt(site, host) === 'workbench'
      ? [
          ...shared,
          pictures,
          forms,
          `frame-src ${localOrigins(port, site.world).phones.join(' ')}`,
          "frame-ancestors 'none'",
        ]
      : [...shared, ...scriptsOfMember, pictures, forms, frames, memberAncestors(site)]
  return policy.join('; ')
}

/** Allows framing by a phone of the workbench only. */
function memberAncestors(site: Site): string {
  if (site.only !== undefined) return "frame-ancestors 'none'"
  return `frame-ancestors 'self' ${localOrigins(site.port(), site.world).workbench}`
}
