/** Element in which React draws the app. */
export const emptyRoot = '<div id="root"></div>'

/** Delays the first paint until the whole page is parsed, because a vertically centred page would shift. */
const untilWhole = '    <link rel="expect" href="#last" blocking="render" />\n'

/**
 * Returns the HTML of a rendered page.
 * @param {string} bare page without content
 * @param {{ path: string, html: string, title: string, preloads: readonly string[] }} page
 */
export function fillPage(bare, { path, html, title, preloads }) {
  const links = preloads.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
  const filled = [
    ['<html lang="ja"', `<html lang="ja" data-page="${path}"`],
    ['<title>宵待</title>', `<title>${title}</title>`],
    ['  </head>', `${links.join('')}${untilWhole}  </head>`],
    [emptyRoot, `<div id="root">${html}</div>`],
  ].reduce((text, [from = '', to = '']) => replaceOnce(text, from, to), bare)
  return yieldToStyles(filled)
}

/**
 * Gives scripts a low priority, because a rendered page needs its style sheet first.
 * @param {string} html
 */
export function yieldToStyles(html) {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** Throws if the page lacks the text. @param {string} html @param {string} from @param {string} to */
export function replaceOnce(html, from, to) {
  if (!html.includes(from)) throw new Error(`Failed to fill the page: index.html has no ${from}`)
  return html.replace(from, () => to)
}
