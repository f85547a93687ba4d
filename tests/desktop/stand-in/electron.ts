// The module that `import … from 'electron'` gives the built main bundle under test. A missing export fails when the
// bundle is linked.
import { app, browser } from './app.ts'
import { BrowserWindow } from './browser-window.ts'
import { ipcMain } from './ipc-main.ts'
import { Menu } from './menu.ts'
import { nativeTheme } from './native-theme.ts'
import { session } from './session.ts'
import { answerSpecs } from './spec-channel.ts'
import { dialog, screen, shell } from './system-services.ts'

answerSpecs({ app, BrowserWindow, Menu, dialog, ipcMain, nativeTheme, screen, session, shell }, async () => {
  const { endpoint } = await browser()
  return endpoint
})

export { app, BrowserWindow, Menu, dialog, ipcMain, nativeTheme, screen, session, shell }
