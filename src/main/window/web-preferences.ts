import type { WebPreferences } from 'electron'

/** Every page is web content: isolated, sandboxed, without Node. Written out, though most are Electron's defaults. */
export const pageWebPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
} satisfies WebPreferences
