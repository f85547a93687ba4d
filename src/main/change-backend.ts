import { NoServerError } from './embedded-server.ts'
import type { SettingsStore } from './settings.ts'

interface BackendParts {
  readonly settings: SettingsStore
  /** Returns whether the server was restarted. */
  readonly connect: (backend: string | null) => Promise<boolean>
  readonly reload: () => void
  /** Offers a new start, with the stored backend, after a change that left no server. */
  readonly offerStart: (cause: NoServerError) => void
}

/**
 * Puts another backend behind the server, and stores it for the next start: both or neither. The pages are loaded again
 * after a restart of the server.
 */
export async function changeBackend(
  backend: string | null,
  { settings, connect, reload, offerStart }: BackendParts,
): Promise<void> {
  const { backend: former } = settings.get()
  await settings.change({ backend })
  try {
    const isRestarted = await connect(backend)
    // Deferred, so the page gets its response before it is reloaded.
    if (isRestarted) setImmediate(reload)
  } catch (cause) {
    if (cause instanceof NoServerError) offerStart(cause)
    await settings.change({ backend: former })
    throw cause
  }
}
