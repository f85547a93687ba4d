import { localOrigins } from '../../contract/rules/start-options.ts'
import type { EmbeddedServer } from './embedded-server.ts'

/**
 * Uses a server that already runs instead of starting one: `npm run dev` serves the pages with hot reload.
 * @param url `http://127.0.0.1:PORT`
 */
export function attachToServer(url: string): EmbeddedServer {
  const port = Number(new URL(url).port)
  const origins = localOrigins(port)
  return {
    url: () => url,
    workbenchUrl: () => origins.workbench,
    port: () => port,
    origins: () => origins,
    reports: () => [],
    restart: () =>
      Promise.reject(new Error('Failed to change the backend: this server was not started by the app.')),
    close: () => Promise.resolve(),
  }
}
