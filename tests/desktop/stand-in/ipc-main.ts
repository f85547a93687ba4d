import { strict } from './known.ts'

/** Information on the calling page for a handler. */
export interface SenderEvent {
  readonly senderFrame: object
  readonly sender: object
}

type Handler = (event: SenderEvent, ...args: unknown[]) => unknown

const handlers = new Map<string, Handler>()

export const ipcMain = strict('ipcMain', {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
})

/** Executes one `ipcRenderer.invoke`; errors cross as text, as in Electron. */
export async function dispatch(
  event: SenderEvent,
  channel: string,
  args: unknown[],
): Promise<{ value: unknown } | { error: string }> {
  const handler = handlers.get(channel)
  if (!handler) return { error: `Error: No handler registered for '${channel}'` }
  try {
    return { value: await handler(event, ...args) }
  } catch (error) {
    return { error: String(error) }
  }
}
