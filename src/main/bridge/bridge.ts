import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { type Bridge, type BridgeMethod, channelOf } from '../../preload/bridge.ts'
import { originOf } from '../window/guards.ts'

/** A zod schema of `zod` or `zod/mini`. */
interface ArgumentSchema<T> {
  safeParse(raw: unknown): { success: true; data: T } | { success: false }
}

/** Implements one bridge method in the main process. */
export interface Handler<M extends BridgeMethod> {
  /** Parses the argument, because pages are not trusted. */
  readonly input: ArgumentSchema<Parameters<Bridge[M]>[0]>
  /** Describes the valid argument in error messages. */
  readonly expects: string
  run(argument: Parameters<Bridge[M]>[0]): Awaited<ReturnType<Bridge[M]>> | ReturnType<Bridge[M]>
}

type Handlers = { readonly [M in BridgeMethod]: Handler<M> }

/** Returns whether a call comes from the workbench in the main frame of its window. */
function isWorkbench({ senderFrame }: IpcMainInvokeEvent, origins: LocalOrigins): boolean {
  return senderFrame !== null && senderFrame.parent === null && originOf(senderFrame.url) === origins.workbench
}

function register<M extends BridgeMethod>(method: M, handler: Handler<M>, origins: () => LocalOrigins): void {
  ipcMain.handle(channelOf(method), async (event, raw: unknown) => {
    if (!isWorkbench(event, origins())) {
      throw new Error(`Failed to call ${method}: the page is not the workbench.`)
    }
    const argument = handler.input.safeParse(raw)
    if (!argument.success) throw new Error(`Failed to call ${method}: ${handler.expects}.`)
    return await handler.run(argument.data)
  })
}

/**
 * Registers the handler of each bridge method. A call from another page or with an invalid argument rejects in the page
 * before the handler runs.
 * @param origins returns the origins of the running server
 */
export function registerBridge(handlers: Handlers, origins: () => LocalOrigins): void {
  for (const [method, handler] of Object.entries(handlers) as [BridgeMethod, Handler<BridgeMethod>][])
    register(method, handler, origins)
}
