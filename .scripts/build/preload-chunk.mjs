/**
 * Has the page fetch a chunk that the entry imports at once but dynamically, together with the entry itself.
 * @param {string} module end of the module's path
 * @returns {import('vite').Plugin}
 */
export function preloadChunk(module) {
  return {
    name: 'preload-chunk',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const chunk = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module)),
        )
        if (chunk?.type !== 'chunk') throw new Error(`Failed to preload: there is no chunk of ${module}.`)
        return [chunk.fileName, ...chunk.imports]
          .filter((file) => !html.includes(`/${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: /** @type {const} */ ('head'),
          }))
      },
    },
  }
}
