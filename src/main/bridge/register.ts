import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { LocalOrigins } from '../../contract/rules/hosts.ts'
import { type BridgeMethod, channelOf } from '../../preload/bridge.ts'
import { originOf } from '../guards/navigation.ts'
import { type CapsuleParts, capsuleHandlers } from './capsules.ts'
import type { Handler, Handlers } from './handler.ts'
import { settingsHandlers, type SettingsParts } from './settings.ts'
import { windowHandlers, type WindowParts } from './window.ts'

/** Returns whether a call comes from the workbench in the main frame of its window. */
function isWorkbench({ senderFrame }: IpcMainInvokeEvent, origins: LocalOrigins): boolean {
  return senderFrame !== null && senderFrame.parent === null && originOf(senderFrame.url) === origins.workbench
}

function register<M extends BridgeMethod>(method: M, handler: Handler<M>, origins: LocalOrigins): void {
  ipcMain.handle(channelOf(method), async (event, raw: unknown) => {
    if (!isWorkbench(event, origins)) {
      throw new Error(`Failed to call ${method}: the page is not the workbench.`)
    }
    const argument = handler.input.safeParse(raw)
    if (!argument.success) throw new Error(`Failed to call ${method}: ${handler.expects}.`)
    return await handler.run(argument.data)
  })
}

/** Parts of the app that the page acts on. */
type BridgeParts = CapsuleParts & SettingsParts & WindowParts

const handlersOf = (parts: BridgeParts): Handlers => ({
  ...capsuleHandlers(parts),
  ...settingsHandlers(parts),
  ...windowHandlers(parts),
})

/**
 * Registers the handler of each bridge method. A call from another page or with an invalid argument rejects in the page
 * before the handler runs.
 */
export function registerBridge(parts: BridgeParts, origins: LocalOrigins): void {
  for (const [method, handler] of Object.entries(handlersOf(parts)) as [BridgeMethod, Handler<BridgeMethod>][])
    register(method, handler, origins)
}
