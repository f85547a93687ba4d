// Events and options of the stand-in; stand-in.spec.ts checks them against Electron's own type definitions.

export const appEvents = [
  'second-instance',
  'web-contents-created',
  'window-all-closed',
  'before-quit',
  'will-quit',
  'activate',
  'open-file',
  'open-url',
  'child-process-gone',
]

export const windowEvents = ['ready-to-show', 'close', 'closed']

export const windowOptions = [
  'x',
  'y',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'show',
  'title',
  'backgroundColor',
  'autoHideMenuBar',
  'webPreferences',
]

export const contentsEvents = [
  'will-navigate',
  'will-frame-navigate',
  'will-redirect',
  'will-attach-webview',
  'did-finish-load',
  'render-process-gone',
  'unresponsive',
  'responsive',
  'context-menu',
  'destroyed',
]

export const preferences = [
  'preload',
  'contextIsolation',
  'sandbox',
  'nodeIntegration',
  'nodeIntegrationInSubFrames',
  'webSecurity',
  'webviewTag',
  'spellcheck',
]

export const menuItemOptions = ['label', 'role', 'type', 'accelerator', 'click', 'submenu', 'enabled']

export const menuRoles = [
  'about',
  'hide',
  'hideOthers',
  'unhide',
  'quit',
  'close',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'reload',
  'toggleDevTools',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
  'minimize',
  'zoom',
]
