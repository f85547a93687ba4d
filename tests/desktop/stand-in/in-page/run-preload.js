// Runs in the page before any of its scripts: gives the built preload bundle what a sandboxed preload script gets.
// Plain JavaScript, sent as text (web-contents.ts): a TypeScript loader's helpers would not exist in the page.
// Only the main frame has a preload script; `nodeIntegrationInSubFrames` is off.
// oxlint-disable-next-line no-unused-vars -- called by the script it is sent with
function runPreload(source) {
  if (window !== window.top) return
  const listeners = new Map()
  const ipcRenderer = {
    async invoke(channel, ...args) {
      const answer = await window.standInInvoke(channel, args)
      if ('error' in answer) throw new Error(`Error invoking remote method '${channel}': ${answer.error}`)
      return answer.value
    },
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
    off(channel, listener) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((it) => it !== listener),
      )
      return ipcRenderer
    },
  }
  const contextBridge = {
    exposeInMainWorld(key, api) {
      Object.defineProperty(window, key, { value: Object.freeze({ ...api }), enumerable: true })
    },
  }
  const webUtils = {
    // A file that a page makes has no path. Specs give one to a file that stands for a real one.
    getPathForFile(file) {
      if (!(file instanceof File))
        throw new TypeError('getPathForFile expected to receive a File object but one was not provided')
      return file.standInPath ?? ''
    },
  }
  const face = (name, object) =>
    new Proxy(object, {
      get(target, key) {
        if (key in target) return target[key]
        throw new Error(`The Electron stand-in does not know ${name}.${String(key)}.`)
      },
    })
  const electron = {
    ipcRenderer: face('ipcRenderer', ipcRenderer),
    contextBridge: face('contextBridge', contextBridge),
    webUtils: face('webUtils', webUtils),
  }
  const require = (name) => {
    if (name === 'electron') return face('electron', electron)
    throw new Error(`A sandboxed preload script cannot require '${name}'.`)
  }
  Object.defineProperty(window, 'standInDeliver', {
    value: (channel, args) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...args)
    },
  })
  const module = { exports: {} }
  // oxlint-disable-next-line typescript/no-implied-eval -- how a bundle in CommonJS gets its `require`
  new Function('require', 'module', 'exports', source)(require, module, module.exports)
}
