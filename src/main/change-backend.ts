import type { SettingsStore } from './settings.ts'

interface BackendParts {
  readonly settings: SettingsStore
  /** Returns whether the server was restarted. */
  readonly connect: (backend: string | null) => Promise<boolean>
  readonly reload: () => void
}

/**
 * Puts another backend behind the server, and stores it for the next start: both or neither. The pages are loaded again
 * after a restart of the server.
 */
export async function changeBackend(
  backend: string | null,
  { settings, connect, reload }: BackendParts,
): Promise<void> {
  const { backend: former } = settings.get()
  await settings.change({ backend })
  try {
    const isRestarted = await connect(backend)
    // Deferred, so the page gets its response before it is reloaded.
    if (isRestarted) setImmediate(reload)
  } catch (cause) {
    await settings.change({ backend: former })
    throw cause
  }
}
