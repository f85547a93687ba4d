import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { type Bridge, type BridgeMethod, channelOf } from '../../preload/bridge.ts'
import { originOf } from '../window/guards.ts'

/** What a handler needs to read the page's argument: any zod schema. */
interface ArgumentSchema<T> {
  safeParse(raw: unknown): { success: true; data: T } | { success: false }
}

/** The main side of one bridge method. */
export interface Handler<M extends BridgeMethod> {
  /** Reads the argument: pages are outside data. */
  readonly input: ArgumentSchema<Parameters<Bridge[M]>[0]>
  /** What the argument must be, for the message of a refused call. */
  readonly expects: string
  run(argument: Parameters<Bridge[M]>[0]): Awaited<ReturnType<Bridge[M]>> | ReturnType<Bridge[M]>
}

type Handlers = { readonly [M in BridgeMethod]: Handler<M> }

/** Only the workbench itself, in the main frame of a window, may use the bridge. */
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
 * Registers the one handler of each bridge method. A call from a foreign page or with a wrong argument rejects in the
 * page and changes nothing.
 * @param origins of the server that runs now
 */
export function registerBridge(handlers: Handlers, origins: () => LocalOrigins): void {
  register('appInfo', handlers.appInfo, origins)
  register('openExternal', handlers.openExternal, origins)
  register('openCapsule', handlers.openCapsule, origins)
  register('saveCapsule', handlers.saveCapsule, origins)
  register('takePicture', handlers.takePicture, origins)
  register('getSettings', handlers.getSettings, origins)
  register('changeSettings', handlers.changeSettings, origins)
  register('connectBackend', handlers.connectBackend, origins)
  register('offerPanels', handlers.offerPanels, origins)
  register('chooseDataFolder', handlers.chooseDataFolder, origins)
  register('showLog', handlers.showLog, origins)
  register('setFullScreen', handlers.setFullScreen, origins)
}
