import { authCopy, confirmationCopy } from '../lib/copy/auth.ts'
import { chatCopy } from '../lib/copy/chat.ts'
import { commonCopy, endedSessionCopy } from '../lib/copy/common.ts'
import { controlCopy } from '../lib/copy/control.ts'
import { authEnglish, confirmationEnglish } from '../lib/copy/en/auth.ts'
import { chatEnglish } from '../lib/copy/en/chat.ts'
import {
  commonEnglish,
  endedSessionEnglish,
  greetingEnglish,
  outcomeEnglish,
  pictureEnglish,
  reportEnglish,
} from '../lib/copy/en/common.ts'
import { controlEnglish } from '../lib/copy/en/control.ts'
import type { English } from '../lib/copy/en/english.ts'
import { formEnglish, gateEnglish } from '../lib/copy/en/form.ts'
import { footprintEnglish, homeEnglish, navEnglish, operatorChatEnglish } from '../lib/copy/en/home.ts'
import { partnersEnglish } from '../lib/copy/en/partners.ts'
import { profileEnglish, subProfileEnglish } from '../lib/copy/en/profile.ts'
import { rankEnglish, recommendationEnglish, recommendationSettingEnglish } from '../lib/copy/en/recommendation.ts'
import { titlesEnglish } from '../lib/copy/en/titles.ts'
import { formCopy } from '../lib/copy/form.ts'
import { gateCopy } from '../lib/copy/gate.ts'
import { greetingWords } from '../lib/copy/greeting.ts'
import { footprintCopy, homeCopy } from '../lib/copy/home.ts'
import { navCopy } from '../lib/copy/nav.ts'
import { operatorChatCopy } from '../lib/copy/operator-chat.ts'
import { outcomeCopy } from '../lib/copy/outcome.ts'
import { partnerPages } from '../lib/copy/partners.ts'
import { pictureFaults } from '../lib/copy/picture.ts'
import { profileCopy, subProfileCopy } from '../lib/copy/profile.ts'
import { rankCopy } from '../lib/copy/rank.ts'
import { recommendationSettingCopy } from '../lib/copy/recommendation-setting.ts'
import { recommendationCopy } from '../lib/copy/recommendation.ts'
import { reportCopy } from '../lib/copy/report.ts'
import { pageTitles } from '../lib/copy/titles.ts'
import { alertEnglish } from './app/alert/copy.en.ts'
import { alertCopy } from './app/alert/copy.ts'
import { storageEnglish } from './app/failure/copy.en.ts'
import { storageCopy } from './app/failure/copy.ts'
import { startEnglish } from './app/start-copy.en.ts'
import { startCopy } from './app/start-copy.ts'
import { ageDocumentEnglish } from './features/age-document/copy.en.ts'
import { ageDocumentCopy } from './features/age-document/copy.ts'
import { boardEnglish } from './features/board/copy.en.ts'
import { boardCopy } from './features/board/copy.ts'
import { cancellationEnglish } from './features/cancellation/copy.en.ts'
import { cancellationCopy } from './features/cancellation/copy.ts'
import { faqEnglish } from './features/faq/copy.en.ts'
import { faqCopy } from './features/faq/copy.ts'
import { bonusEnglish, premiumEnglish } from './features/home/copy.en.ts'
import { bonusCopy, premiumCopy } from './features/home/copy.ts'
import { landingEnglish } from './features/landing/copy.en.ts'
import { landingCopy } from './features/landing/copy.ts'
import { noticeEnglish } from './features/notice/copy.en.ts'
import { noticeCopy } from './features/notice/copy.ts'
import { cardEnglish, orderEnglish, paymentEnglish, unpaidEnglish } from './features/payment/copy.en.ts'
import { cardCopy, orderCopy, paymentCopy, unpaidCopy } from './features/payment/copy.ts'
import { likePackEnglish } from './features/payment/like-pack/like-pack-copy.en.ts'
import { likePackCopy } from './features/payment/like-pack/like-pack-copy.ts'
import { photoEnglish } from './features/profile-form/photos/copy.en.ts'
import { photoCopy } from './features/profile-form/photos/copy.ts'
import { ladderEnglish } from './features/rank/ladder/copy.en.ts'
import { ladderCopy } from './features/rank/ladder/copy.ts'
import { reviewEnglish } from './features/review/copy.en.ts'
import { reviewCopy } from './features/review/copy.ts'
import { settingsEnglish } from './features/settings/copy.en.ts'
import { settingsCopy } from './features/settings/copy.ts'
import { timelineEnglish } from './features/timeline/copy.en.ts'
import { timelineCopy } from './features/timeline/copy.ts'
import { tutorialEnglish } from './features/tutorial/copy.en.ts'
import { tutorialCopy } from './features/tutorial/copy.ts'
import { withdrawalEnglish } from './features/withdrawal/copy.en.ts'
import { withdrawalCopy } from './features/withdrawal/copy.ts'

/** A table of the app's texts with its English lines. */
export type TextTable = readonly [japanese: object, english: object]

/** Infers the table's own type, so that another table's lines are a type error. */
const table = <Words extends object>(japanese: Words, english: English<Words>): TextTable => [japanese, english]

/** All texts of the member app with their English lines. Not part of the app: the frame of a phone explains texts with it. */
export const englishTexts: readonly TextTable[] = [
  table(pageTitles, titlesEnglish),
  table(commonCopy, commonEnglish),
  table(endedSessionCopy, endedSessionEnglish),
  table(controlCopy, controlEnglish),
  table(navCopy, navEnglish),
  table(homeCopy, homeEnglish),
  table(footprintCopy, footprintEnglish),
  table(recommendationCopy, recommendationEnglish),
  table(profileCopy, profileEnglish),
  table(subProfileCopy, subProfileEnglish),
  table(chatCopy, chatEnglish),
  table(formCopy, formEnglish),
  table(gateCopy, gateEnglish),
  table(authCopy, authEnglish),
  table(confirmationCopy, confirmationEnglish),
  table(rankCopy, rankEnglish),
  table(recommendationSettingCopy, recommendationSettingEnglish),
  table(operatorChatCopy, operatorChatEnglish),
  table(greetingWords, greetingEnglish),
  table(outcomeCopy, outcomeEnglish),
  table(pictureFaults, pictureEnglish),
  table(reportCopy, reportEnglish),
  [partnerPages, partnersEnglish],
  table(storageCopy, storageEnglish),
  table(startCopy, startEnglish),
  table(alertCopy, alertEnglish),
  table(ageDocumentCopy, ageDocumentEnglish),
  table(boardCopy, boardEnglish),
  table(cancellationCopy, cancellationEnglish),
  table(faqCopy, faqEnglish),
  table(premiumCopy, premiumEnglish),
  table(bonusCopy, bonusEnglish),
  table(landingCopy, landingEnglish),
  table(noticeCopy, noticeEnglish),
  table(cardCopy, cardEnglish),
  table(orderCopy, orderEnglish),
  table(paymentCopy, paymentEnglish),
  table(unpaidCopy, unpaidEnglish),
  table(likePackCopy, likePackEnglish),
  table(photoCopy, photoEnglish),
  table(ladderCopy, ladderEnglish),
  table(reviewCopy, reviewEnglish),
  table(settingsCopy, settingsEnglish),
  table(timelineCopy, timelineEnglish),
  table(tutorialCopy, tutorialEnglish),
  table(withdrawalCopy, withdrawalEnglish),
]
