import { startServer } from '../../../mock-api/server.ts'
import { localOrigins } from '../local-origins.ts'
import type { LocalOrigins } from '../local-origins.ts'
import type { ServerOptions } from './server-options.ts'

type RunningServer = Awaited<ReturnType<typeof startServer>>

export interface EmbeddedServer {
  /** `http://127.0.0.1:PORT` */
  url(): string
  workbenchUrl(): string
  port(): number
  origins(): LocalOrigins
  /** Starts anew on the same port; the phones' stored sessions belong to it. */
  restart(backend: string | null): Promise<void>
  /** Saves the world and lets the port go. */
  close(): Promise<void>
}

const portOf = (server: RunningServer): number => Number(new URL(server.url).port)

const isBusyPort = (error: unknown): boolean =>
  error instanceof Error && [error, error.cause].some((it) => it instanceof Error && 'code' in it && it.code === 'EADDRINUSE')

/** The port of the last start when it is still free, else any free one. */
async function startNear(port: number, options: ServerOptions): Promise<RunningServer> {
  try {
    return await startServer({ ...options, port })
  } catch (error) {
    if (port === 0 || !isBusyPort(error)) throw error
    return await startServer({ ...options, port: 0 })
  }
}

/**
 * Starts the server inside the main process, on loopback only.
 * @param lastPort taken when `options` name no port
 * @throws the server's own one-line errors (busy port, unreadable data folder, corrupt world)
 */
export async function startEmbeddedServer(options: ServerOptions, lastPort: number | null): Promise<EmbeddedServer> {
  const { port: fixedPort } = options
  let running =
    fixedPort === undefined ? await startNear(lastPort ?? 0, options) : await startServer({ ...options, port: fixedPort })
  let backend = options.backend
  const port = portOf(running)
  const startAgain = (address: string | undefined): Promise<RunningServer> =>
    startServer({ ...options, port, backend: address })
  return {
    url: () => running.url,
    workbenchUrl: () => running.workbenchUrl,
    port: () => port,
    origins: () => localOrigins(port),
    async restart(address) {
      const former = backend
      await running.close()
      try {
        running = await startAgain(address ?? undefined)
        backend = address ?? undefined
      } catch (error) {
        // The window must not be left without a server; the reason still reaches the page.
        running = await startAgain(former)
        throw error
      }
    },
    close: () => running.close(),
  }
}
