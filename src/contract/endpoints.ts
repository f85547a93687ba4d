import type { Endpoint } from './endpoint.ts'
import { accountEndpoint } from './account.ts'
import {
  adminMessagesEndpoint,
  readAdminMessagesEndpoint,
  sendAdminMessageEndpoint,
} from './admin-message.ts'
import { submitAgeDocumentEndpoint } from './age.ts'
import {
  editPasswordEndpoint,
  resendConfirmationEndpoint,
  signInByGetEndpoint,
  validateTokenEndpoint,
} from './auth-implied.ts'
import {
  changePasswordEndpoint,
  confirmEmailEndpoint,
  requestPasswordResetEndpoint,
  signInEndpoint,
  signOutEndpoint,
  signUpEndpoint,
} from './auth.ts'
import { createPostEndpoint, deletePostEndpoint, topicEndpoint, topicsEndpoint } from './board.ts'
import { cancelReasonEndpoint, cancelSubscriptionEndpoint, withdrawEndpoint } from './cancel.ts'
import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from './decision.ts'
import { footprintsEndpoint, leaveFootprintEndpoint } from './footprint.ts'
import { sendLikeEndpoint } from './like.ts'
import { conversationEndpoint, readConversationEndpoint } from './message.ts'
import { announcementsEndpoint, noticeEndpoint, noticesEndpoint, readAnnouncementEndpoint } from './notice.ts'
import { detailProfileEndpoint, femalePartnerEndpoint, partnerEndpoint } from './partner.ts'
import {
  changeCardEndpoint,
  createPaymentTokenEndpoint,
  payEndpoint,
  paymentInformationEndpoint,
  purchaseLikesEndpoint,
} from './payment.ts'
import { deletePhotoEndpoint, uploadPhotosEndpoint } from './photo.ts'
import { hidePopupEndpoint, loginBonusEndpoint, popupsEndpoint } from './popup.ts'
import { likePostEndpoint, unlikePostEndpoint } from './post-like.ts'
import { accountDetailEndpoint, updateProfileEndpoint } from './profile.ts'
import {
  movieDoneEndpoint,
  rankRequestEndpoint,
  updatePropensityEndpoint,
  updateTwitteridEndpoint,
} from './rank.ts'
import { recommendSettingEndpoint, updateRecommendSettingEndpoint } from './recommend-setting.ts'
import {
  activateRecommendEndpoint,
  autoRecommendEndpoint,
  maleRecommendsEndpoint,
  manualRecommendEndpoint,
  recommendsEndpoint,
} from './recommend.ts'
import { likeReviewEndpoint, unlikeReviewEndpoint } from './review-like.ts'
import { additionalReviewEndpoint, createReviewEndpoint } from './review-post.ts'
import { myReviewsEndpoint, publicReviewsEndpoint, reviewFormEndpoint } from './review.ts'
import { hiddenModeEndpoint, resetTimelineEndpoint, timelineEndpoint } from './timeline.ts'
import { pageTrackingEndpoint, visitTrackingEndpoint } from './tracking.ts'
import { tutorialCheckEndpoint } from './tutorial.ts'

/** Every documented call, in ledger order, the implied ones last. The member client imports single files instead. */
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
  activateRecommendEndpoint,
  autoRecommendEndpoint,
  manualRecommendEndpoint,
  recommendsEndpoint,
  maleRecommendsEndpoint,
  partnerEndpoint,
  femalePartnerEndpoint,
  detailProfileEndpoint,
  decideEndpoint,
  submitReplyEndpoint,
  norepliedEndpoint,
  recommendSettingEndpoint,
  updateRecommendSettingEndpoint,
  rankRequestEndpoint,
  timelineEndpoint,
  resetTimelineEndpoint,
  hiddenModeEndpoint,
  sendLikeEndpoint,
  footprintsEndpoint,
  leaveFootprintEndpoint,
  conversationEndpoint,
  readConversationEndpoint,
  adminMessagesEndpoint,
  sendAdminMessageEndpoint,
  readAdminMessagesEndpoint,
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
