import * as account from './calls/account.ts'
import * as ageDocument from './calls/age-document.ts'
import * as auth from './calls/auth.ts'
import * as board from './calls/board.ts'
import * as cancellation from './calls/cancellation.ts'
import * as chat from './calls/chat.ts'
import * as decision from './calls/decision.ts'
import * as footprint from './calls/footprint.ts'
import * as like from './calls/like.ts'
import * as notice from './calls/notice.ts'
import * as operatorChat from './calls/operator-chat.ts'
import * as partner from './calls/partner.ts'
import * as payment from './calls/payment.ts'
import * as photo from './calls/photo.ts'
import * as popup from './calls/popup.ts'
import * as profile from './calls/profile.ts'
import * as rank from './calls/rank.ts'
import * as recommendation from './calls/recommendation.ts'
import * as review from './calls/review.ts'
import * as timeline from './calls/timeline.ts'
import * as tracking from './calls/tracking.ts'
import * as tutorial from './calls/tutorial.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** All documented calls in ledger order, implied ones last. The member client imports single files instead. */
export const endpoints: readonly Endpoint[] = [
  auth.signUpEndpoint,
  auth.signInEndpoint,
  auth.signOutEndpoint,
  auth.requestPasswordResetEndpoint,
  auth.changePasswordEndpoint,
  auth.confirmEmailEndpoint,
  tracking.visitTrackingEndpoint,
  tracking.pageTrackingEndpoint,
  account.accountEndpoint,
  profile.accountDetailEndpoint,
  profile.updateProfileEndpoint,
  photo.uploadPhotosEndpoint,
  photo.deletePhotoEndpoint,
  rank.movieDoneEndpoint,
  rank.updatePropensityEndpoint,
  rank.updateTwitteridEndpoint,
  ageDocument.submitAgeDocumentEndpoint,
  tutorial.tutorialCheckEndpoint,
  notice.announcementsEndpoint,
  notice.readAnnouncementEndpoint,
  notice.noticesEndpoint,
  notice.noticeEndpoint,
  popup.popupsEndpoint,
  popup.hidePopupEndpoint,
  popup.loginBonusEndpoint,
  recommendation.activateRecommendationEndpoint,
  recommendation.autoRecommendationEndpoint,
  recommendation.manualRecommendationEndpoint,
  recommendation.pairingsEndpoint,
  recommendation.malePairingsEndpoint,
  partner.partnerEndpoint,
  partner.femalePartnerEndpoint,
  partner.detailProfileEndpoint,
  decision.decideEndpoint,
  decision.submitReplyEndpoint,
  decision.norepliedEndpoint,
  recommendation.recommendationSettingEndpoint,
  recommendation.updateRecommendationSettingEndpoint,
  rank.rankRequestEndpoint,
  timeline.timelineEndpoint,
  timeline.resetTimelineEndpoint,
  timeline.hiddenModeEndpoint,
  like.sendLikeEndpoint,
  footprint.footprintsEndpoint,
  footprint.leaveFootprintEndpoint,
  chat.conversationEndpoint,
  chat.readConversationEndpoint,
  operatorChat.operatorMessagesEndpoint,
  operatorChat.sendOperatorMessageEndpoint,
  operatorChat.readOperatorMessagesEndpoint,
  review.publicReviewsEndpoint,
  review.likeReviewEndpoint,
  review.unlikeReviewEndpoint,
  review.myReviewsEndpoint,
  review.reviewFormEndpoint,
  review.createReviewEndpoint,
  review.additionalReviewEndpoint,
  board.topicsEndpoint,
  board.topicEndpoint,
  board.createPostEndpoint,
  board.deletePostEndpoint,
  board.likePostEndpoint,
  board.unlikePostEndpoint,
  payment.paymentInformationEndpoint,
  payment.createPaymentTokenEndpoint,
  payment.payEndpoint,
  payment.changeCardEndpoint,
  payment.purchaseLikesEndpoint,
  cancellation.cancelReasonEndpoint,
  cancellation.cancelSubscriptionEndpoint,
  cancellation.withdrawEndpoint,
  auth.editPasswordEndpoint,
  auth.validateTokenEndpoint,
  auth.resendConfirmationEndpoint,
  auth.signInByGetEndpoint,
]
