import { contextBridge, ipcRenderer } from 'electron'
import type { IpcRendererEvent } from 'electron'
import { bridgeName, channelOf, commandChannel } from './bridge.ts'
import type { Bridge, BridgeMethod, WorkbenchCommand } from './bridge.ts'

/** Main checks the sender and parses the argument; what comes back is typed by the bridge. */
const call =
  <M extends BridgeMethod>(method: M) =>
  (argument?: Parameters<Bridge[M]>[0]) =>
    ipcRenderer.invoke(channelOf(method), argument)

const bridge = {
  appInfo: call('appInfo'),
  openExternal: call('openExternal'),
  openCapsule: call('openCapsule'),
  saveCapsule: call('saveCapsule'),
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
} satisfies Bridge

contextBridge.exposeInMainWorld(bridgeName, bridge)
