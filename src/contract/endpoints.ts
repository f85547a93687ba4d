import { accountEndpoint } from './calls/account.ts'
import { submitAgeDocumentEndpoint } from './calls/age-document.ts'
import {
  editPasswordEndpoint,
  resendConfirmationEndpoint,
  signInByGetEndpoint,
  validateTokenEndpoint,
  changePasswordEndpoint,
  confirmEmailEndpoint,
  requestPasswordResetEndpoint,
  signInEndpoint,
  signOutEndpoint,
  signUpEndpoint,
} from './calls/auth.ts'
import {
  createPostEndpoint,
  deletePostEndpoint,
  topicEndpoint,
  topicsEndpoint,
  likePostEndpoint,
  unlikePostEndpoint,
} from './calls/board.ts'
import { cancelReasonEndpoint, cancelSubscriptionEndpoint } from './calls/cancellation.ts'
import { conversationEndpoint, readConversationEndpoint } from './calls/chat.ts'
import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from './calls/decision.ts'
import { footprintsEndpoint, leaveFootprintEndpoint } from './calls/footprint.ts'
import { sendLikeEndpoint } from './calls/like.ts'
import { announcementsEndpoint, noticeEndpoint, noticesEndpoint, readAnnouncementEndpoint } from './calls/notice.ts'
import {
  operatorMessagesEndpoint,
  readOperatorMessagesEndpoint,
  sendOperatorMessageEndpoint,
} from './calls/operator-chat.ts'
import { detailProfileEndpoint, femalePartnerEndpoint, partnerEndpoint } from './calls/partner.ts'
import {
  changeCardEndpoint,
  createPaymentTokenEndpoint,
  payEndpoint,
  paymentInformationEndpoint,
  purchaseLikesEndpoint,
} from './calls/payment.ts'
import { deletePhotoEndpoint, uploadPhotosEndpoint } from './calls/photo.ts'
import { hidePopupEndpoint, loginBonusEndpoint, popupsEndpoint } from './calls/popup.ts'
import { accountDetailEndpoint, updateProfileEndpoint } from './calls/profile.ts'
import {
  movieDoneEndpoint,
  rankRequestEndpoint,
  updatePropensityEndpoint,
  updateTwitteridEndpoint,
} from './calls/rank.ts'
import {
  recommendationSettingEndpoint,
  updateRecommendationSettingEndpoint,
  activateRecommendationEndpoint,
  autoRecommendationEndpoint,
  malePairingsEndpoint,
  manualRecommendationEndpoint,
  pairingsEndpoint,
} from './calls/recommendation.ts'
import {
  likeReviewEndpoint,
  unlikeReviewEndpoint,
  additionalReviewEndpoint,
  createReviewEndpoint,
  myReviewsEndpoint,
  publicReviewsEndpoint,
  reviewFormEndpoint,
} from './calls/review.ts'
import { hiddenModeEndpoint, resetTimelineEndpoint, timelineEndpoint } from './calls/timeline.ts'
import { pageTrackingEndpoint, visitTrackingEndpoint } from './calls/tracking.ts'
import { tutorialCheckEndpoint } from './calls/tutorial.ts'
import { withdrawEndpoint } from './calls/withdrawal.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** All documented calls in ledger order, implied ones last. The member client imports single files instead. */
export const endpoints: readonly Endpoint[] = [
  signUpEndpoint,
  signInEndpoint,
  signOutEndpoint,
  requestPasswordResetEndpoint,
  changePasswordEndpoint,
  confirmEmailEndpoint,
  visitTrackingEndpoint,
  pageTrackingEndpoint,
  accountEndpoint,
  accountDetailEndpoint,
  updateProfileEndpoint,
  uploadPhotosEndpoint,
  deletePhotoEndpoint,
  movieDoneEndpoint,
  updatePropensityEndpoint,
  updateTwitteridEndpoint,
  submitAgeDocumentEndpoint,
  tutorialCheckEndpoint,
  announcementsEndpoint,
  readAnnouncementEndpoint,
  noticesEndpoint,
  noticeEndpoint,
  popupsEndpoint,
  hidePopupEndpoint,
  loginBonusEndpoint,
  activateRecommendationEndpoint,
  autoRecommendationEndpoint,
  manualRecommendationEndpoint,
  pairingsEndpoint,
  malePairingsEndpoint,
  partnerEndpoint,
  femalePartnerEndpoint,
  detailProfileEndpoint,
  decideEndpoint,
  submitReplyEndpoint,
  norepliedEndpoint,
  recommendationSettingEndpoint,
  updateRecommendationSettingEndpoint,
  rankRequestEndpoint,
  timelineEndpoint,
  resetTimelineEndpoint,
  hiddenModeEndpoint,
  sendLikeEndpoint,
  footprintsEndpoint,
  leaveFootprintEndpoint,
  conversationEndpoint,
  readConversationEndpoint,
  operatorMessagesEndpoint,
  sendOperatorMessageEndpoint,
  readOperatorMessagesEndpoint,
  publicReviewsEndpoint,
  likeReviewEndpoint,
  unlikeReviewEndpoint,
  myReviewsEndpoint,
  reviewFormEndpoint,
  createReviewEndpoint,
  additionalReviewEndpoint,
  topicsEndpoint,
  topicEndpoint,
  createPostEndpoint,
  deletePostEndpoint,
  likePostEndpoint,
  unlikePostEndpoint,
  paymentInformationEndpoint,
  createPaymentTokenEndpoint,
  payEndpoint,
  changeCardEndpoint,
  purchaseLikesEndpoint,
  cancelReasonEndpoint,
  cancelSubscriptionEndpoint,
  withdrawEndpoint,
  editPasswordEndpoint,
  validateTokenEndpoint,
  resendConfirmationEndpoint,
  signInByGetEndpoint,
]
