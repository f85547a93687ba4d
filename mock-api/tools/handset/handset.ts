import type { HandsetReading } from '../../../src/contract/control/handset.ts'
import { Listeners } from '../../engine/listeners.ts'
import { Turns } from '../../engine/turns.ts'
import type { Fetch } from '../../http/request.ts'
import { gate, invitationPath } from './gate.ts'
import type { listenAt } from './listen-at.ts'
import { localNetworks, mayListenAt } from './local-networks.ts'
import { Pass } from './pass.ts'

/** Thrown when listening in the local network fails. The message is one line. */
export class HandsetError extends Error {
  override readonly name = 'HandsetError'

  constructor(
    readonly code: 'no-network' | 'foreign-address' | 'not-listening',
    message: string,
  ) {
    super(message)
  }
}

interface Surroundings {
  readonly listen: typeof listenAt
  /** Returns the member app and its API as served at an origin. */
  readonly appAt: (origin: string) => Fetch
  readonly secret: () => string
  readonly script: () => Response | Promise<Response>
}

type Welcome = (headers: Record<string, string>) => Response

/** The only listener beyond loopback: off by default, and for one real phone at a time. */
export class Handset {
  private running: { readonly listener: Awaited<ReturnType<typeof listenAt>>; readonly pass: Pass } | undefined
  private phone: HandsetReading['phone'] = null
  readonly changed = new Listeners()
  private readonly turns = new Turns()

  constructor(private readonly surroundings: Surroundings) {}

  /** Origin of the app for the phone; undefined while off. */
  get origin(): string | undefined {
    return this.running?.listener.origin
  }

  read(): HandsetReading {
    const { running, phone } = this
    const networks = localNetworks()
    if (!running) return { state: 'off', origin: null, invitation: null, phone: null, networks }
    const { listener, pass } = running
    const { origin } = listener
    const invitation = pass.isSpent ? null : `${origin}${invitationPath}${pass.invitation}`
    return { state: phone ? 'open' : 'waiting', origin, invitation, phone, networks }
  }

  /** Listens at an address of this machine and stops the former listener. Throws HandsetError. */
  open(address: string | undefined, welcome: Welcome): Promise<void> {
    return this.turns.take(async () => {
      const at = addressToUse(address)
      await this.end()
      const pass = new Pass(this.surroundings.secret)
      const entered = (phone: HandsetReading['phone']) => {
        this.phone = phone
        this.changed.notify()
      }
      const { appAt, script } = this.surroundings
      const servedAt = (origin: string) => gate({ origin, pass, app: appAt(origin), welcome, script, entered })
      const listener = await this.surroundings.listen(at, servedAt).catch((cause: Error) => {
        // The former listener has ended.
        this.changed.notify()
        throw new HandsetError('not-listening', `Failed to listen at ${at}: ${cause.message}. Choose another network.`)
      })
      this.running = { listener, pass }
      this.changed.notify()
    })
  }

  /** Stops listening, closes all connections and invalidates the cookie. */
  close(): Promise<void> {
    return this.turns.take(async () => {
      if (!this.running) return
      await this.end()
      this.changed.notify()
    })
  }

  private async end(): Promise<void> {
    const { running } = this
    this.running = undefined
    this.phone = null
    running?.pass.end()
    await running?.listener.close()
  }
}

function addressToUse(address: string | undefined): string {
  const networks = localNetworks()
  const chosen = address ?? networks[0]?.address
  if (chosen === undefined)
    throw new HandsetError('no-network', 'Failed to listen: this machine is in no local network. Join one.')
  if (mayListenAt(chosen, networks)) return chosen
  throw new HandsetError(
    'foreign-address',
    `Failed to listen at ${chosen}: it is no address of this machine in a local network. See GET /__control/handset.`,
  )
}
