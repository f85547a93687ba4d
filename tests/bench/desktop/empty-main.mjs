// Baseline of a desktop app: one window with an empty page, shown after its first paint.
import { app, BrowserWindow } from 'electron'

await app.whenReady()
const window = new BrowserWindow({ show: false })
window.once('ready-to-show', () => window.show())
await window.loadURL('data:text/html,<p>empty')
