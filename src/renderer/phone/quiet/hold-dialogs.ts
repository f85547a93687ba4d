import * as z from 'zod/mini'
import { loginBonusEndpoint } from '../../../contract/calls/login-bonus.ts'
import { announcementsEndpoint } from '../../../contract/calls/notice.ts'
import { popupsEndpoint } from '../../../contract/calls/popup.ts'
import type { Page } from '../link.ts'

/** Endpoints of dialogs that open by themselves, with the documented response that opens nothing. */
const silent: Readonly<Record<string, object>> = {
  [announcementsEndpoint.path]: { user_notifications: [], user_notifications_count: 0 },
  [popupsEndpoint.path]: { modal_list: [] },
  // The bonus is still granted; only its dialog is suppressed.
  [loginBonusEndpoint.path]: { success: false, amount: 0 },
}

const grantedBonus = z.object({ success: z.literal(true) })

/**
 * Suppresses announcements, bonus and campaign dialogs while the stage is quiet. The requests are sent anyway; only the
 * page sees empty responses.
 * @param granted called when a suppressed response granted the daily bonus
 */
export function holdDialogs(page: Page, isQuiet: () => boolean, granted: () => void): void {
  const fetchOfPage = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const response = await fetchOfPage(input, init)
    const path = pathOf(page, input)
    const instead = silent[path]
    if (!isQuiet() || instead === undefined || !response.ok) return response
    if (path === loginBonusEndpoint.path && (await isGranted(response))) page.setTimeout(granted)
    return new page.Response(JSON.stringify(instead), { status: 200, headers: response.headers })
  }
}

function pathOf(page: Page, input: RequestInfo | URL): string {
  // Objects of the page belong to its own realm, so `instanceof` does not work.
  const address = typeof input === 'object' && 'url' in input ? input.url : String(input)
  return new URL(address, page.location.href).pathname
}

async function isGranted(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return z.safeParse(grantedBonus, body).success
}
