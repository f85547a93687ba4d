import { contextBridge, ipcRenderer, type IpcRendererEvent, webUtils } from 'electron'
import { bridgeName, channelOf, commandChannel, openChannel } from './bridge.ts'
import type { Bridge, BridgeMethod, OpenTarget, WorkbenchCommand } from './bridge.ts'

/** Calls a method in main, which checks the sender and parses the argument. */
const call =
  <M extends BridgeMethod>(method: M) =>
  (argument?: Parameters<Bridge[M]>[0]) =>
    ipcRenderer.invoke(channelOf(method), argument)

// Queues items opened before the page subscribes.
const waiting: OpenTarget[] = []
let opener: ((target: OpenTarget) => void) | undefined
ipcRenderer.on(openChannel, (_event: IpcRendererEvent, target: OpenTarget) => {
  if (opener) opener(target)
  else waiting.push(target)
})

const bridge = {
  appInfo: call('appInfo'),
  openExternal: call('openExternal'),
  openCapsule: call('openCapsule'),
  openDropped: async (file: File) => {
    // The page learns no path and can name none, because a file that a page makes has no path.
    const path = webUtils.getPathForFile(file)
    return path !== '' && ((await ipcRenderer.invoke(channelOf('openDropped'), path)) as boolean)
  },
  saveCapsule: call('saveCapsule'),
  takePicture: call('takePicture'),
  getSettings: call('getSettings'),
  changeSettings: call('changeSettings'),
  connectBackend: call('connectBackend'),
  onCommand(listener: (command: WorkbenchCommand) => void) {
    // Drops the event, because it would expose the sender to the page.
    const onMessage = (_event: IpcRendererEvent, command: WorkbenchCommand) => listener(command)
    ipcRenderer.on(commandChannel, onMessage)
    return () => {
      ipcRenderer.off(commandChannel, onMessage)
    }
  },
  onOpen(listener: (target: OpenTarget) => void) {
    opener = listener
    for (const target of waiting.splice(0)) listener(target)
    return () => {
      if (opener === listener) opener = undefined
    }
  },
  offerPanels: call('offerPanels'),
  chooseDataFolder: call('chooseDataFolder'),
  showLog: call('showLog'),
  setFullScreen: call('setFullScreen'),
} satisfies Bridge

contextBridge.exposeInMainWorld(bridgeName, bridge)
