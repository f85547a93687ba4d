import { shell, type WebContents } from 'electron'
import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { isAllowedExternal } from '../external-links.ts'
import { isPhone, originOf } from '../local-origins.ts'
import type { Log } from '../log/log.ts'
import { messageOf } from '../recovery/report-text.ts'
import { isAside } from './aside.ts'
import { mayNavigate } from './navigation-rule.ts'
import { pageWebPreferences } from './web-preferences.ts'

interface Attempt {
  readonly url: string
  readonly isMainFrame: boolean
  preventDefault(): void
}

/**
 * Keeps a page where it belongs: every navigation, redirect, new window and embedded view of it goes through here.
 * @param origins of the server that runs now; asked each time, since the backend can be restarted
 */
export function guardContents(contents: WebContents, origins: () => LocalOrigins, log: Log): void {
  const guard = (attempt: Attempt): void => {
    const { url, isMainFrame } = attempt
    if (mayNavigate({ url, isMainFrame, currentUrl: contents.getURL() }, origins())) return
    attempt.preventDefault()
    log.warn(`Refused to open ${originOf(url) ?? url.slice(0, 40)} in a window of the app.`)
  }
  contents.on('will-frame-navigate', guard)
  contents.on('will-redirect', guard)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    // A page of the member app in a new tab (terms, privacy), a document of the desk and the presenter's notes get a plain
    // window of their own, without the bridge.
    if (isPhone(origins(), originOf(url)) || isAside(url, origins())) {
      return {
        action: 'allow',
        overrideBrowserWindowOptions: {
          width: 480,
          height: 800,
          autoHideMenuBar: true,
          webPreferences: pageWebPreferences,
        },
      }
    }
    if (isAllowedExternal(url)) shell.openExternal(url).catch((error: unknown) => log.error(messageOf(error)))
    return { action: 'deny' }
  })
}
