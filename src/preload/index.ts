import { contextBridge, ipcRenderer } from 'electron'
import type { IpcRendererEvent } from 'electron'
import { bridgeName, channelOf, commandChannel, openChannel } from './bridge.ts'
import type { Bridge, BridgeMethod, OpenTarget, WorkbenchCommand } from './bridge.ts'

/** Main checks the sender and parses the argument; what comes back is typed by the bridge. */
const call =
  <M extends BridgeMethod>(method: M) =>
  (argument?: Parameters<Bridge[M]>[0]) =>
    ipcRenderer.invoke(channelOf(method), argument)

// A file may be opened before the page is up: it waits here for the first listener.
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
  saveCapsule: call('saveCapsule'),
  takePicture: call('takePicture'),
  getSettings: call('getSettings'),
  changeSettings: call('changeSettings'),
  connectBackend: call('connectBackend'),
  onCommand(listener: (command: WorkbenchCommand) => void) {
    // The event would hand the page the sender; only the command crosses.
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
