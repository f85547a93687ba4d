import { startServer } from '../../../mock-api/server.ts'
import { localOrigins, type LocalOrigins } from '../../contract/rules/start-options.ts'

type RunningServer = Awaited<ReturnType<typeof startServer>>
type ServerOptions = Parameters<typeof startServer>[0]

/** What the server is started with; the port is decided here. `backend` is the base address of a real API. */
export type EmbeddedOptions = Omit<ServerOptions, 'port'> & { readonly backend?: string | undefined }

interface Ports {
  /** Named by the person: taken as it is, and an error when busy. */
  readonly requested: number | undefined
  /** Of the last start: taken when it is still free. */
  readonly last: number | null
}

export interface EmbeddedServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: () => string
  readonly workbenchUrl: () => string
  readonly port: () => number
  readonly origins: () => LocalOrigins
  /** What the store had to quarantine or repair when it opened the world, one line each. */
  readonly reports: () => readonly string[]
  /** Restarts on the same port; the phones' stored sessions belong to it. `null` is the mock backend. */
  readonly restart: (backend: string | null) => Promise<void>
  /** Saves the world and lets the port go. */
  readonly close: () => Promise<void>
}

async function startFirst({ requested, last }: Ports, options: EmbeddedOptions): Promise<RunningServer> {
  if (requested !== undefined) return await startServer({ ...options, port: requested })
  try {
    return await startServer({ ...options, port: last ?? 0 })
  } catch (error) {
    const isBusy = error instanceof Error && error.name === 'PortError'
    if (!isBusy || last === null) throw error
    return await startServer({ ...options, port: 0 })
  }
}

/**
 * Starts the server inside the main process, on loopback only.
 * @throws the server's own one-line errors: `PortError`, or `StoreError` for a data folder or world it cannot use
 */
export async function startEmbeddedServer(ports: Ports, options: EmbeddedOptions): Promise<EmbeddedServer> {
  let running = await startFirst(ports, options)
  let { backend } = options
  const { port } = running
  const startAgain = (address: string | undefined): Promise<RunningServer> => {
    const again: EmbeddedOptions & { port: number } = { ...options, port, backend: address }
    return startServer(again)
  }
  return {
    url: () => running.url,
    workbenchUrl: () => running.workbenchUrl,
    port: () => port,
    origins: () => localOrigins(port),
    reports: () => running.runtime.reports,
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
