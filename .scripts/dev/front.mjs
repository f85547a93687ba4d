import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createNetServer } from 'node:net'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { load } from '../load.mjs'
import { root } from '../root.mjs'
import { forward, forwardUpgrade } from './forward.mjs'

/** @type {{ htmlIn: (language: string, html: string) => string }} */
const { htmlIn } = await load('mock-api/server/page-in-language.ts')

const backendPaths = /^\/(?:(?:api|cable|uploads|images|mock|__control|__phone)(?:[/?]|$)|(?:config|openapi)\.json)/

/**
 * Returns whether a request goes to the backend. Source files do not, because the member app has a folder `api`.
 * @param {string} [url]
 */
const isForBackend = (url = '') => backendPaths.test(url) && !/\.tsx?(?:\?|$)/.test(url)

/** @param {import('node:net').Server} server @param {number} port @param {string} hostname */
async function listening(server, port, hostname) {
  server.listen(port, hostname)
  await once(server, 'listening')
}

/**
 * Creates the development servers of both pages. Their sockets for hot reload use the given server.
 * @param {import('node:http').Server} http @param {string | undefined} language
 */
async function createPages(http, language) {
  const shared = (/** @type {string} */ name) => ({
    appType: /** @type {const} */ ('spa'),
    cacheDir: join(root, `.cache/vite/${name}`),
    server: {
      middlewareMode: true,
      hmr: { server: http, path: `/@hot/${name}` },
      allowedHosts: ['.yoimachi.localhost'],
    },
  })
  const member = await createServer({
    configFile: join(root, 'src/renderer/member/vite.config.ts'),
    ...shared('member'),
  })
  const inLanguage = {
    name: 'language',
    transformIndexHtml: (/** @type {string} */ html) => (language === undefined ? html : htmlIn(language, html)),
  }
  const workbench = await createServer({
    configFile: false,
    root: join(root, 'src/renderer/workbench'),
    plugins: [react(), tailwindcss(), inLanguage],
    ...shared('workbench'),
  })
  return { member, workbench }
}

/**
 * Serves pages with hot reload and the backend on one port. Uses the host names of the built app, so that the phones'
 * frames and stored sessions work.
 * @param {{ port: number, backendPort: () => number, language: string | undefined }} options
 */
export async function startFront({ port, backendPort, language }) {
  const http = createHttpServer()
  const { member, workbench } = await createPages(http, language)
  http.on('request', (incoming, outgoing) => {
    if (isForBackend(incoming.url)) return forward(incoming, outgoing, backendPort())
    const isWorkbench = incoming.headers.host?.startsWith('workbench.') ?? false
    return (isWorkbench ? workbench : member).middlewares(incoming, outgoing)
  })
  http.on('upgrade', (incoming, socket) => {
    if (isForBackend(incoming.url)) forwardUpgrade(incoming, socket, backendPort())
  })
  await listening(http, port, '127.0.0.1')
  const address = /** @type {import('node:net').AddressInfo} */ (http.address())
  // Browsers try [::1] first for names of localhost.
  const second = createNetServer((socket) => http.emit('connection', socket))
  await listening(second, address.port, '::1').catch((error) => {
    if (error.code === 'EADDRINUSE') throw error
  })
  return {
    port: address.port,
    async close() {
      http.closeAllConnections()
      http.close()
      second.close()
      await Promise.all([member.close(), workbench.close()])
    },
  }
}
