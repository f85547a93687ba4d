import type { WebContents, WindowOpenHandlerResponse } from 'electron'
import { type LocalOrigins, presenterPath } from '../../contract/rules/hosts.ts'
import type { Log } from '../log.ts'
import { pageWebPreferences } from '../windows/workbench-window.ts'
import { isAside, isPhone, mayNavigate, originOf } from './navigation.ts'
import { isAllowedMail, openOutside } from './outside-links.ts'

interface Attempt {
  readonly url: string
  readonly isMainFrame: boolean
  preventDefault(): void
}

/** Guards every navigation, redirect, new window and embedded view of a page. */
export function guardContents(contents: WebContents, origins: LocalOrigins, log: Log): void {
  const guard = (attempt: Attempt): void => {
    const { url, isMainFrame } = attempt
    if (mayNavigate({ url, isMainFrame, currentUrl: contents.getURL() }, origins)) return
    attempt.preventDefault()
    // A link to a mail navigates its frame.
    if (isAllowedMail(url) && openOutside(url, log)) return
    log.warn(`Refused to open ${originOf(url) ?? url.slice(0, 40)} in a window of the app.`)
  }
  contents.on('will-frame-navigate', guard)
  contents.on('will-redirect', guard)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (isPhone(origins, originOf(url)) || isAside(url, origins)) return plainWindow(url)
    openOutside(url, log)
    return { action: 'deny' }
  })
}

/** Size of a window with a page for members (terms, privacy) or the picture of an age document. */
const smallSize = { width: 480, height: 800 }

/** A window without the bridge. The presenter's notes ask for a size of their own. */
function plainWindow(url: string): WindowOpenHandlerResponse {
  const size = new URL(url).pathname === presenterPath ? {} : smallSize
  return {
    action: 'allow',
    overrideBrowserWindowOptions: { ...size, autoHideMenuBar: true, webPreferences: pageWebPreferences },
  }
}
