import { app, type BrowserWindow } from 'electron'
import { damageText } from '../contract/rules/damage.ts'
import type { Basics } from './basics.ts'
import type { Copy } from './copy.ts'
import { ask } from './dialogs.ts'
import type { EmbeddedServer } from './embedded-server.ts'

/**
 * Reports a start: in the log, on the standard output for programs, and in a dialog if the settings were damaged.
 * @param window that the dialog belongs to
 */
export function reportStart(
  { settings, copy, log, attempt }: Basics,
  { port, origins, damage }: EmbeddedServer,
  window: BrowserWindow | undefined,
): void {
  for (const found of damage()) log.warn(damageText(found))
  log.info(`Version ${app.getVersion()} serves ${origins.workbench}.`)
  console.log(`listening http://127.0.0.1:${port}`)
  console.log(`workbench ${origins.workbench}`)
  if (settings.setAside === undefined) return
  log.warn(`Failed to read settings.json: it was kept as ${settings.setAside}, and the defaults apply.`)
  if (window) attempt(showSetAside(window, settings.setAside, copy))
}

/** Shows the new name of an unreadable settings file. The app keeps running. */
async function showSetAside(window: BrowserWindow, fileName: string, copy: () => Copy): Promise<void> {
  const { settingsAside: message, settingsAsideDetail } = copy()
  await ask(copy, { window, type: 'warning', message, detail: settingsAsideDetail(fileName) })
}
