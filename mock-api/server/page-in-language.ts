import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Language } from '../../src/contract/rules/language.ts'
import { type Applies, isFile, revalidated } from './static-site.ts'

/** Tag of the built page that names its language. */
const builtTag = '<html lang="ja">'

/**
 * The page of the workbench that begins in a language, where its user has chosen none; `npm run dev` uses it too.
 * Throws when the page lacks the tag that names its language.
 */
export function htmlIn(language: Language, html: string): string {
  if (!html.includes(builtTag)) {
    throw new Error(`Failed to set the language of the workbench: its page has no ${builtTag}. Restore that tag.`)
  }
  return html.replace(builtTag, `<html lang="${language}" data-language="${language}">`)
}

/** Serves the page of the workbench in a language. */
export function mountPageIn(app: Hono, language: Language, root: string, applies: Applies): void {
  const page = htmlIn(language, readFileSync(join(root, 'index.html'), 'utf8'))
  app.get('*', async (c, next) => {
    if (!applies(c.req.header('host')) || isFile(c.req.path)) return next()
    return c.html(page, 200, { 'Cache-Control': revalidated })
  })
}
