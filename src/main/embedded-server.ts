import { Turns } from '../../mock-api/engine/turns.ts'
import { capsuleRequest } from '../../mock-api/server/program-calls.ts'
import { startServer } from '../../mock-api/server/server.ts'
import type { Damage } from '../contract/rules/damage.ts'
import { localOrigins, type LocalOrigins } from '../contract/rules/hosts.ts'
import { messageOf } from './error-text.ts'

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
   * After a restart that left no server, it starts one.
   * @returns whether the server was restarted
   * @throws {NoServerError} when no server runs any more; any other error leaves the former backend behind it
   */
  readonly connect: (backend: string | null) => Promise<boolean>
  /** Opens a capsule. The response has the code of a refusal. Rejects when the server is gone. */
  readonly openCapsule: (bytes: Buffer) => Promise<Response>
  /** Saves the world and frees the port. Does nothing without a server. */
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

/** Thrown after a restart that left no server, neither with the new backend nor with the former one. One line. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError'
}

interface Running {
  readonly server: RunningServer
  readonly backend: string | undefined
}

/**
 * Starts the server inside the main process, on loopback only.
 * @throws the server's own one-line errors: `PortError`, or `StoreError` for a data folder or world it cannot use
 */
export async function startEmbeddedServer(ports: Ports, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const first = await startFirst(ports, options)
  const { port } = first
  /** Undefined while the server restarts, and after a restart that left none. */
  let running: Running | undefined = { server: first, backend: options.backend }

  async function start(backend: string | undefined): Promise<void> {
    running = { server: await startServer({ ...options, port, backend }), backend }
  }

  async function restart(former: Running, backend: string | undefined): Promise<void> {
    // The end of a server that cannot save would lose its world.
    const problem = former.server.runtime.store.folder.health.check()
    if (problem) throw new Error(problem.text)
    running = undefined
    try {
      await former.server.close()
      await start(backend)
    } catch (error) {
      // The window needs a server.
      await start(former.backend).catch((cause: unknown) => {
        throw new NoServerError(`Failed to start the server again: ${messageOf(cause)}`, { cause })
      })
      throw error
    }
  }

  /** Returns whether the server was restarted. */
  async function connect(backend: string | undefined): Promise<boolean> {
    if (!running) {
      await start(backend)
      return true
    }
    if (backend === undefined || running.backend === undefined) {
      await restart(running, backend)
      return true
    }
    const { ok } = await running.server.useRealApi(backend)
    if (!ok) throw new Error('Failed to use the address: it is not allowed.')
    running = { ...running, backend }
    return false
  }

  async function openCapsule(bytes: Buffer): Promise<Response> {
    if (!running) throw new NoServerError('Failed to open the capsule: no server runs. Start it again.')
    return await running.server.openCapsule(bytes)
  }

  // A server that restarts can neither close nor open a capsule.
  const turns = new Turns()
  return {
    port,
    origins: localOrigins(port),
    damage: () => running?.server.runtime.damage ?? [],
    connect: (backend) => turns.take(() => connect(backend ?? undefined)),
    openCapsule: (bytes) => turns.take(() => openCapsule(bytes)),
    close: () => turns.take(async () => running?.server.close()),
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
