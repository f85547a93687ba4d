import { capsuleRequest, startServer } from '../../mock-api/server/server.ts'
import type { Damage } from '../contract/rules/damage.ts'
import { localOrigins, type LocalOrigins } from '../contract/rules/hosts.ts'

type RunningServer = Awaited<ReturnType<typeof startServer>>
type ServerOptions = Parameters<typeof startServer>[0]

/** Start options without the port, which is chosen here. */
type EmbeddedOptions = Omit<ServerOptions, 'port'>

interface Ports {
  /** Port from the command line. Starting fails if it is busy. */
  readonly requested: number | undefined
  /** Port of the last start. If it is busy, any free port is used. */
  readonly last: number | null
}

export interface EmbeddedServer {
  readonly port: number
  readonly origins: LocalOrigins
  /** Files that the store quarantined or repaired when it opened the world. */
  readonly damage: () => readonly Damage[]
  /**
   * Puts the mock (`null`) or a real API behind the server, after a restart on the same port, because the phones' stored
   * sessions belong to it. Another real API needs no restart, with which the server would forget the logins of this one.
   * @returns whether the server was restarted
   */
  readonly connect: (backend: string | null) => Promise<boolean>
  /** Opens a capsule. The response has the code of a refusal. Rejects when the server is gone. */
  readonly openCapsule: (bytes: Buffer) => Promise<Response>
  /** Saves the world and frees the port. */
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
  const startAgain = (address: string | undefined): Promise<RunningServer> =>
    startServer({ ...options, port, backend: address })
  async function restart(address: string | undefined): Promise<void> {
    await running.close()
    try {
      running = await startAgain(address)
    } catch (error) {
      // Restores the previous backend, because the window needs a server.
      running = await startAgain(backend)
      throw error
    }
  }
  const inTurn = oneByOne()
  return {
    port,
    origins: localOrigins(port),
    damage: () => running.runtime.damage,
    connect: (chosen) =>
      inTurn(async () => {
        const address = chosen ?? undefined
        const needsRestart = address === undefined || backend === undefined
        if (needsRestart) await restart(address)
        else if (!(await running.useRealApi(address)).ok)
          throw new Error('Failed to use the address: it is not allowed.')
        backend = address
        return needsRestart
      }),
    openCapsule: (bytes) => inTurn(() => running.openCapsule(bytes)),
    close: () => inTurn(() => running.close()),
  }
}

/** Runs work one after another: a server that restarts can neither close nor open a capsule. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}

/**
 * Attaches to a running server, such as the one of `npm run dev`.
 * @param url `http://127.0.0.1:PORT`
 */
export function attachToServer(url: string): EmbeddedServer {
  const port = Number(new URL(url).port)
  return {
    port,
    origins: localOrigins(port),
    damage: () => [],
    connect: () => Promise.reject(new Error('Failed to change the backend: this server was not started by the app.')),
    openCapsule: (bytes) => fetch(capsuleRequest(url, bytes)),
    close: () => Promise.resolve(),
  }
}
