import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { root } from '../root.mjs'
import { forward, forwardUpgrade } from './proxy.mjs'

const backendPaths = /^\/(?:(?:api|cable|uploads|images|mock|__control|__phone)(?:[/?]|$)|(?:config|openapi)\.json)/

/**
 * Whether the backend answers; everything else is a page under development. A source file is never a call: the member
 * app has a folder `api` of its own.
 * @param {string} [url]
 */
const isForBackend = (url = '') => backendPaths.test(url) && !/\.tsx?(?:\?|$)/.test(url)

/**
 * One port for pages with hot reload and the backend behind them, under the names that the built app uses: the phones'
 * frames and stored sessions work exactly as in the built app.
 * @param {{ port: number, backendPort: () => number }} options
 */
export async function startFront({ port, backendPort }) {
  const http = createHttpServer()
  const shared = (/** @type {string} */ name) => ({
    appType: /** @type {const} */ ('spa'),
    server: {
      middlewareMode: true,
      hmr: { server: http, path: `/@hot/${name}` },
      allowedHosts: ['.yoimachi.localhost'],
    },
  })
  const member = await createServer({
    configFile: join(root, 'src/renderer/member/vite.config.ts'),
    cacheDir: join(root, '.cache/vite/member'),
    ...shared('member'),
  })
  const workbench = await createServer({
    configFile: false,
    root: join(root, 'src/renderer/workbench'),
    cacheDir: join(root, '.cache/vite/workbench'),
    plugins: [react(), tailwindcss()],
    ...shared('workbench'),
  })
  http.on('request', (incoming, outgoing) => {
    if (isForBackend(incoming.url)) return forward(incoming, outgoing, backendPort())
    const isWorkbench = incoming.headers.host?.startsWith('workbench.') ?? false
    return (isWorkbench ? workbench : member).middlewares(incoming, outgoing)
  })
  http.on('upgrade', (incoming, socket) => {
    if (isForBackend(incoming.url)) forwardUpgrade(incoming, socket, backendPort())
  })
  await new Promise((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (http.address())
  return {
    port: address.port,
    async close() {
      http.closeAllConnections()
      http.close()
      await Promise.all([member.close(), workbench.close()])
    },
  }
}
