import { tutorialCheckEndpoint } from '../../../../../contract/calls/account.ts'
import { submitAgeDocumentEndpoint } from '../../../../../contract/calls/age-document.ts'
import { loginBonusEndpoint } from '../../../../../contract/calls/login-bonus.ts'
import { announcementsEndpoint, readAnnouncementEndpoint } from '../../../../../contract/calls/notice.ts'
import { hidePopupEndpoint } from '../../../../../contract/calls/popup.ts'
import {
  movieDoneEndpoint,
  rankRequestEndpoint,
  updatePropensityEndpoint,
  updateTwitteridEndpoint,
} from '../../../../../contract/calls/rank.ts'
import { AgeConf } from '../../../../../contract/enums/member.ts'
import { call } from '../../../api/call.ts'
import { readAccount } from '../read-account.ts'
import { defineUnread, type Write } from '../write.ts'

/** The guide of a woman (API-18). */
export const tutorialCheckWrite: Write<typeof tutorialCheckEndpoint> = {
  endpoint: tutorialCheckEndpoint,
  reads: 'API-09: tutorial_check is 1',
  repeatable: true,
  watch: () => async () => ((await readAccount()).tutorial_check === 1 ? { success: true, tutorial_check: 1 } : null),
}

/** The age document (API-17). A document under review has a file and age_conf 0. */
export const submitAgeDocumentWrite: Write<typeof submitAgeDocumentEndpoint> = {
  endpoint: submitAgeDocumentEndpoint,
  reads: 'API-09: age_conf_file is set, age_conf is 0 or 2',
  repeatable: true,
  watch: () => async () => {
    const { age_conf: conf, age_conf_file: file } = await readAccount()
    return file !== null && (conf === AgeConf.none || conf === AgeConf.verified) ? { success: true } : null
  },
}

/** The login bonus of the day (API-25). */
export const loginBonusWrite: Write<typeof loginBonusEndpoint> = {
  endpoint: loginBonusEndpoint,
  reads: 'API-09: login_bonus is 1, login_bonus_amount',
  repeatable: true,
  watch: () => async () => {
    const { login_bonus: claimed, login_bonus_amount: amount } = await readAccount()
    return claimed === 1 ? { success: true, amount } : null
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

/** The five videos of the ladder: G becomes F (API-14). */
export const movieDoneWrite: Write<typeof movieDoneEndpoint> = {
  endpoint: movieDoneEndpoint,
  reads: 'API-09: rank is not G',
  repeatable: true,
  watch: () => async () => ((await readAccount()).rank === 'G' ? null : { success: true, rank: 'F' }),
}

/** The introduction of the ladder: F becomes E (API-15). */
export const updatePropensityWrite: Write<typeof updatePropensityEndpoint> = {
  endpoint: updatePropensityEndpoint,
  reads: 'API-09: rank is neither G nor F',
  repeatable: true,
  watch: () => async () => {
    const { rank } = await readAccount()
    return rank === 'G' || rank === 'F' ? null : { success: true, rank: 'E' }
  },
}

/** The social account of the ladder (API-16). */
export const updateTwitteridWrite: Write<typeof updateTwitteridEndpoint> = {
  endpoint: updateTwitteridEndpoint,
  reads: 'API-09: twitterid is the one sent',
  repeatable: true,
  watch:
    ({ user }) =>
    async () =>
      (await readAccount()).twitterid === user.twitterid ? { success: true, rank: 'E' } : null,
}

/** The request of the next rank (API-39). */
export const rankRequestWrite: Write<typeof rankRequestEndpoint> = {
  endpoint: rankRequestEndpoint,
  reads: 'API-09: rank_req_flag is 1',
  repeatable: true,
  watch: () => async () => ((await readAccount()).rank_req_flag === 1 ? { success: true, state: 1 } : null),
}
