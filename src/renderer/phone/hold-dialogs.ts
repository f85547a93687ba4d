import { announcementsEndpoint } from '../../contract/calls/notice.ts'
import { loginBonusEndpoint, popupsEndpoint } from '../../contract/calls/popup.ts'
import type { Page } from './page.ts'

/** What opens by itself over a page, and the documented answer that opens nothing. */
const silent: Readonly<Record<string, object>> = {
  [announcementsEndpoint.path]: { user_notifications: [], user_notifications_count: 0 },
  [popupsEndpoint.path]: { modal_list: [] },
  // The bonus itself is granted: only its dialog is held back.
  [loginBonusEndpoint.path]: { success: false, amount: 0 },
}

/**
 * Keeps announcements, the bonus and campaigns from covering the page while the stage is quiet. The calls are made all the
 * same; only what the page reads of them says that there is nothing to show.
 */
export function holdDialogs(page: Page, isQuiet: () => boolean): void {
  const ask = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const answer = await ask(input, init)
    // Objects of the page are of its own realm, so that `instanceof` says nothing of them.
    const address = typeof input === 'object' && 'url' in input ? input.url : String(input)
    const instead = silent[new URL(address, page.location.href).pathname]
    if (!isQuiet() || instead === undefined || !answer.ok) return answer
    return new page.Response(JSON.stringify(instead), { status: 200, headers: answer.headers })
  }
}
