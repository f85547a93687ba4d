/* oxlint-disable max-lines -- the one list of everything the contract offers */
export { endpoints } from './endpoints.ts'
export {
  account,
  type Account,
  accountEndpoint,
  latestInformation,
  profileCompleteRate,
  rankCriterion,
} from './account.ts'
export {
  adminMessage,
  type AdminMessage,
  adminMessagesEndpoint,
  readAdminMessagesEndpoint,
  sendAdminMessageEndpoint,
  type Sender,
  senderSchema,
} from './admin-message.ts'
export { submitAgeDocumentEndpoint } from './age.ts'
export {
  editPasswordEndpoint,
  resendConfirmationEndpoint,
  signInByGetEndpoint,
  validateTokenEndpoint,
} from './auth-implied.ts'
export {
  changePasswordEndpoint,
  confirmEmailEndpoint,
  requestPasswordResetEndpoint,
  signInEndpoint,
  signOutEndpoint,
  signUpEndpoint,
} from './auth.ts'
export {
  createPostEndpoint,
  deletePostEndpoint,
  post,
  type Post,
  postMaxLength,
  topic,
  type Topic,
  topicEndpoint,
  topicsEndpoint,
} from './board.ts'
export { cancelReasonEndpoint, cancelSubscriptionEndpoint, endedAnswer, withdrawEndpoint } from './cancel.ts'
export { cardField, cvvField, expMonthField, expYearField } from './card-fields.ts'
export { type Channel, type ChannelMessage, type ChannelParams, defineChannel } from './channel.ts'
export { adminMessageChannel, channels, messageChannel } from './channels.ts'
export {
  decidedRecommend,
  type DecidedRecommend,
  decideEndpoint,
  norepliedEndpoint,
  submitReplyEndpoint,
} from './decision.ts'
export {
  type Access,
  defineEndpoint,
  type Endpoint,
  type HttpMethod,
  type Identity,
  type Refusals,
  type RefusalStatus,
  type RequestInput,
  type RequestOf,
  type ResponseOf,
} from './endpoint.ts'
export { type ActiveStatus, activeStatuses, activeStatusSchema } from './enums/active-status.ts'
export {
  type AgeConf,
  ageConfs,
  ageConfSchema,
  ageConfsOfMinors,
  ageDocuments,
  ageVerified,
} from './enums/age-conf.ts'
export { ages, femaleAgeRanges, maleAgeRanges, maxAge, minAge } from './enums/ages.ts'
export {
  anyAppealPoint,
  appealPointLabel,
  appealPoints,
  maxAppealPoints,
  olderAppealPoint,
  otherAppealPoint,
  type SettingAppealPoint,
  settingAppealPoints,
} from './enums/appeal-points.ts'
export { type Area, areaRegions, areas, maxAreas } from './enums/areas.ts'
export {
  type BodyTypeBox,
  bodyTypeBoxes,
  bodyTypeBoxLabels,
  bodyTypeRanges,
  bodyTypes,
} from './enums/body-types.ts'
export { adminMessageMaxLength, chatMessageMaxLength } from './enums/text-limits.ts'
export { cancelReasons, cancelReasonTextMaxLength, otherCancelReason } from './enums/cancel-reasons.ts'
export {
  type CardBrand,
  cardFormats,
  type CardOutcome,
  cardOutcomes,
  cardYears,
  findCardBrand,
  successfulCards,
} from './enums/cards.ts'
export { type FemaleStatus, femaleStatuses, femaleStatusSchema } from './enums/female-status.ts'
export { freeTimes } from './enums/free-times.ts'
export { findLikePack, likeCampaign, type LikePack, likePacks, likeSiteId } from './enums/like-packs.ts'
export { heights, weights } from './enums/measures.ts'
export {
  choicesOfMeetingAnswer,
  contactAnswers,
  type MeetingField,
  meetingFields,
  messageAnswers,
} from './enums/meeting-answers.ts'
export { type ModalCode, modalCodes, modalCodeSchema } from './enums/modal-codes.ts'
export {
  anyHeight,
  blockReason,
  bodyShapeNgReason,
  holdEndedReason,
  ngBodyTypePrefix,
  ngBodyTypes,
  ngHeightPrefix,
  ngHeights,
  ngReasonMaxLength,
  ngReasons,
  ngReasonTextMaxLength,
  otherNgReason,
} from './enums/ng-reasons.ts'
export { partnerFollowers } from './enums/partner-follower.ts'
export {
  findPlan,
  monthlyPrice,
  type Plan,
  type PlanAudience,
  plans,
  premiumPlanId,
  testPlanId,
} from './enums/plans.ts'
export {
  choicesOfPreference,
  type Preference,
  preferenceChoices,
  type PreferenceName,
  preferences,
  type PreferenceSet,
} from './enums/preferences.ts'
export {
  type CompletenessGroup,
  completenessGroups,
  type CompletenessItem,
  completenessItems,
} from './enums/profile-completeness.ts'
export { type LadderRank, ladderRanks, type Rank, rankBoxes, ranks, rankSchema } from './enums/ranks.ts'
export {
  type Decision,
  decisions,
  decisionSchema,
  filterStatusNs,
  matchedStatusNs,
  type RecommendFilter,
  recommendFilters,
  recommendFilterSchema,
  replies,
  type Reply,
  replySchema,
  statusLabels,
  type StatusN,
  statusNs,
  statusNSchema,
} from './enums/recommend-status.ts'
export {
  type FullPublishing,
  fullPublishingLabels,
  fullPublishings,
  type Rating,
  ratings,
  reviewCategories,
  type ReviewCategory,
  type ReviewItem,
  type ReviewItemName,
  reviewItems,
  unpublishedReviewText,
} from './enums/review-items.ts'
export { type LikedSm, likedSmLabels, likedSms, masochismLevels, sadismLevels } from './enums/scales.ts'
export {
  man,
  type Sex,
  sexes,
  sexSchema,
  type TopicSex,
  topicSexes,
  topicSexSchema,
  woman,
} from './enums/sex.ts'
export { sexualExperiences } from './enums/sexual-experience.ts'
export { takeMovies } from './enums/take-movie.ts'
export {
  defaultVariants,
  type PriceSet,
  testPlanSwitch,
  type TestPlanSwitch,
  type VariantName,
  variants,
  type Variants,
  variantsSchema,
} from './enums/variants.ts'
export {
  fieldErrors,
  forbiddenBody,
  type ForbiddenBody,
  type ForbiddenReason,
  forbiddenReasons,
  gemRefusal,
  invalidBody,
  noJsonBody,
  notFoundBody,
  passwordRefusal,
  redirectRefusal,
  type RefusedBody,
  type SignInReason,
  signInReasons,
  signInRefusal,
  signUpRefusal,
  tooEarlyBody,
  unauthorizedBody,
  unsavedAccount,
} from './errors.ts'
export {
  footprint,
  type Footprint,
  footprintsEndpoint,
  leaveFootprintEndpoint,
  maxFootprintsPerPage,
} from './footprint.ts'
export {
  gemAccount,
  type GemAccount,
  gemAccountWithTimes,
  type GemAccountWithTimes,
  gemParameter,
  loginParameter,
  optionalGemParameter,
} from './gem.ts'
export { type LikeRefusal, likeRefusals, sendLikeEndpoint } from './like.ts'
export {
  chatMember,
  chatMessage,
  type ChatMessage,
  conversation,
  type Conversation,
  conversationEndpoint,
  readConversationEndpoint,
} from './message.ts'
export {
  announcement,
  type Announcement,
  announcementsEndpoint,
  notice,
  type Notice,
  noticeEndpoint,
  noticeRow,
  type NoticeRow,
  noticesEndpoint,
  readAnnouncementEndpoint,
} from './notice.ts'
export {
  detailProfile,
  type DetailProfile,
  detailProfileEndpoint,
  femalePartnerEndpoint,
  manProfile,
  type ManProfile,
  manView,
  partnerEndpoint,
  womanProfile,
  type WomanProfile,
  womanView,
} from './partner.ts'
export {
  changeCardEndpoint,
  createPaymentTokenEndpoint,
  payEndpoint,
  paymentInformation,
  type PaymentInformation,
  paymentInformationEndpoint,
  purchaseLikesEndpoint,
  threeSecureNeeded,
} from './payment.ts'
export {
  defaultPhotoPath,
  deletePhotoEndpoint,
  maxPhotoBytes,
  type PhotoSlot,
  photoSlots,
  photoSlotsAnswer,
  samplePhotoPaths,
  socialFallbackPath,
  uploadPhotosEndpoint,
} from './photo.ts'
export { hidePopupEndpoint, loginBonusEndpoint, popupsEndpoint } from './popup.ts'
export { likePostEndpoint, unlikePostEndpoint } from './post-like.ts'
export { choiceFields } from './profile-fields.ts'
export { freeTextMaxLength, freeTextMinLength, nameMaxLength } from './profile-limits.ts'
export {
  accountDetailEndpoint,
  femaleAccountDetail,
  type FemaleAccountDetail,
  femaleAttributes,
  type FemaleAttributes,
  maleAccountDetail,
  type MaleAccountDetail,
  maleAttributes,
  type MaleAttributes,
  updateProfileEndpoint,
} from './profile.ts'
export {
  movieDoneEndpoint,
  rankRequestEndpoint,
  updatePropensityEndpoint,
  updateTwitteridEndpoint,
} from './rank.ts'
export {
  recommendSetting,
  type RecommendSetting,
  recommendSettingEndpoint,
  updateRecommendSettingEndpoint,
} from './recommend-setting.ts'
export {
  activateRecommendEndpoint,
  autoRecommendEndpoint,
  maleRecommendsEndpoint,
  manualRecommendEndpoint,
  recommendList,
  type RecommendList,
  recommendResult,
  recommendRow,
  type RecommendRow,
  recommendsEndpoint,
} from './recommend.ts'
export { ratedFields } from './review-fields.ts'
export { likeReviewEndpoint, unlikeReviewEndpoint } from './review-like.ts'
export { additionalReviewEndpoint, createReviewEndpoint, reviewMaxLength } from './review-post.ts'
export {
  myReviewsEndpoint,
  ownReview,
  type OwnReview,
  publicReview,
  type PublicReview,
  publicReviewsEndpoint,
  reviewCategorySchema,
  reviewForm,
  type ReviewForm,
  reviewFormEndpoint,
} from './review.ts'
export { foldDigits, mediaId, phoneNumber, requiredSocialId, socialId } from './social.ts'
export {
  hiddenModeEndpoint,
  likePurchase,
  type LikePurchase,
  resetTimelineEndpoint,
  timeline,
  type Timeline,
  timelineEndpoint,
  timelineUser,
  type TimelineUser,
} from './timeline.ts'
export {
  pageAccess,
  pageTrackingEndpoint,
  type VisitKind,
  visitKinds,
  visitKindSchema,
  visitTrackingEndpoint,
} from './tracking.ts'
export { tutorialCheckEndpoint } from './tutorial.ts'
export { requestJoinedList, splitJoined } from './wire-list.ts'
export {
  ignored,
  noFields,
  requestBoolean,
  requestChoice,
  requestId,
  requestPage,
  requestUuid,
  wireFilledText,
  wireInteger,
  wireNumberOf,
  wireText,
} from './wire-request.ts'
export {
  wireAge,
  wireChoice,
  wireCount,
  wireDay,
  wireFlag,
  wireId,
  wireIdOrNull,
  wireInstant,
  wireSuccess,
} from './wire.ts'
