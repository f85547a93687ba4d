import type { Store } from '../engine/store/store.ts'
import type { Login } from '../world/records/auth.ts'
import type { World } from '../world/world.ts'

/**
 * Logins that a replaced world took with it. A call with such a login is refused like any other, but the phones of the
 * stage wait for their new login instead of showing the refusal (D-141).
 */
export class FormerLogins {
  private readonly clients = new Set<string>()

  constructor(store: Pick<Store<World>, 'world' | 'replacing' | 'committed'>) {
    store.replacing.add((next) => {
      for (const { client } of store.world.logins.all()) this.clients.add(client)
      for (const { client } of next.logins.all()) this.clients.delete(client)
    })
    // A later login at the same virtual instant may get the same client. From then on only its own end counts.
    store.committed.add((records) => {
      for (const { table, after } of records)
        if (table === 'logins' && after) this.clients.delete((after as Login).client)
    })
  }

  has(client: string | undefined): boolean {
    return client !== undefined && this.clients.has(client)
  }
}
