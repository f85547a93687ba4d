import { tutorialCheckEndpoint } from '../../../../../contract/calls/account.ts'
import { submitAgeDocumentEndpoint } from '../../../../../contract/calls/age-document.ts'
import { loginBonusEndpoint } from '../../../../../contract/calls/login-bonus.ts'
import { announcementsEndpoint, readAnnouncementEndpoint } from '../../../../../contract/calls/notice.ts'
import { hidePopupEndpoint } from '../../../../../contract/calls/popup.ts'
import type { Account } from '../../../api/account.ts'
import { call } from '../../../api/call.ts'
import { documentState } from '../../document-state.ts'
import { today } from '../../today.ts'
import { loadedAccount, readAccount } from '../read-account.ts'
import { defineUnread, untold, type Write } from '../write.ts'

/** The guide of a woman (API-18). */
export const tutorialCheckWrite: Write<typeof tutorialCheckEndpoint> = {
  endpoint: tutorialCheckEndpoint,
  reads: 'API-09: tutorial_check is 1',
  repeatable: true,
  watch: () => async () => ((await readAccount()).tutorial_check === 1 ? { success: true, tutorial_check: 1 } : null),
}

/** Whether a document is under review or verified. */
const isSubmitted = (account: Account): boolean => ['review', 'verified'].includes(documentState(account))

/** The age document (API-17). */
export const submitAgeDocumentWrite: Write<typeof submitAgeDocumentEndpoint> = {
  endpoint: submitAgeDocumentEndpoint,
  reads: 'API-09: age_conf_file is set, age_conf is 0 or 2; not read if it was so before',
  repeatable: true,
  watch: async () => {
    // The account names every document alike, so a replaced one cannot be told from its successor.
    const wasSubmitted = isSubmitted(loadedAccount() ?? (await readAccount()))
    return async () => (!wasSubmitted && isSubmitted(await readAccount()) ? { success: true } : null)
  },
}

/** The login bonus of the day (API-25). On the next day the account tells of that day's bonus only. */
export const loginBonusWrite: Write<typeof loginBonusEndpoint> = {
  endpoint: loginBonusEndpoint,
  reads: 'API-09: login_bonus is 1 on the same day, login_bonus_amount',
  repeatable: true,
  watch: () => {
    const day = today()
    return async () => {
      const { login_bonus: claimed, login_bonus_amount: amount } = await readAccount()
      if (today() !== day) return untold
      return claimed === 1 ? { success: true, amount } : null
    }
  },
}

/** A confirmed announcement (API-20). */
export const readAnnouncementWrite: Write<typeof readAnnouncementEndpoint> = {
  endpoint: readAnnouncementEndpoint,
  reads: 'API-19: the announcement is gone',
  repeatable: true,
  watch:
    ({ notification_id: id }) =>
    async () => {
      const { user_notifications: unread } = await call(announcementsEndpoint, {})
      return unread.some((one) => one.id === id) ? null : { status: 200, success: true }
    },
}

export const hidePopupWrite = defineUnread(
  hidePopupEndpoint,
  'The popup is closed at once; a lost call shows it again on the next visit.',
)
