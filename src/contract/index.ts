import type { Channel } from './channel.ts'
import type { Endpoint } from './endpoint.ts'
import { accountEndpoint } from './account.ts'
import {
  adminMessagesEndpoint,
  readAdminMessagesEndpoint,
  sendAdminMessageEndpoint,
} from './admin-message.ts'
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
import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from './decision.ts'
import { conversationEndpoint, readConversationEndpoint } from './message.ts'
import { detailProfileEndpoint, femalePartnerEndpoint, partnerEndpoint } from './partner.ts'
import { hidePopupEndpoint, loginBonusEndpoint, popupsEndpoint } from './popup.ts'
import {
  activateRecommendEndpoint,
  autoRecommendEndpoint,
  maleRecommendsEndpoint,
  manualRecommendEndpoint,
  recommendsEndpoint,
} from './recommend.ts'
import { adminMessageChannel, messageChannel } from './channels.ts'

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
  adminMessageMaxLength,
  adminMessagesEndpoint,
  readAdminMessagesEndpoint,
  sendAdminMessageEndpoint,
  type Sender,
  senderSchema,
} from './admin-message.ts'
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
export { type Channel, type ChannelMessage, type ChannelParams, defineChannel } from './channel.ts'
export { adminMessageChannel, chatMessageMaxLength, messageChannel } from './channels.ts'
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
export { type FemaleStatus, femaleStatuses, femaleStatusSchema } from './enums/female-status.ts'
export { freeTimes } from './enums/free-times.ts'
export { heights, weights } from './enums/measures.ts'
export {
  choicesOfMeetingAnswer,
  contactAnswers,
  type MeetingField,
  meetingFields,
  messageAnswers,
} from './enums/meeting-answers.ts'
export { type ModalCode, modalCodes, modalCodeSchema } from './enums/modal-codes.ts'
export { partnerFollowers } from './enums/partner-follower.ts'
export {
  choicesOfPreference,
  type Preference,
  preferenceChoices,
  type PreferenceName,
  preferences,
  type PreferenceSet,
} from './enums/preferences.ts'
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
  gemAccount,
  type GemAccount,
  gemAccountWithTimes,
  type GemAccountWithTimes,
  gemParameter,
  loginParameter,
  optionalGemParameter,
} from './gem.ts'
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
export { hidePopupEndpoint, loginBonusEndpoint, popupsEndpoint } from './popup.ts'
export { choiceFields } from './profile-fields.ts'
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
  wireSex,
  wireSuccess,
} from './wire.ts'

/** Every documented call, in ledger order, the implied ones last. The member client imports single files instead. */
export const endpoints: readonly Endpoint[] = [
  signUpEndpoint,
  signInEndpoint,
  signOutEndpoint,
  requestPasswordResetEndpoint,
  changePasswordEndpoint,
  confirmEmailEndpoint,
  accountEndpoint,
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
  conversationEndpoint,
  readConversationEndpoint,
  adminMessagesEndpoint,
  sendAdminMessageEndpoint,
  readAdminMessagesEndpoint,
  editPasswordEndpoint,
  validateTokenEndpoint,
  resendConfirmationEndpoint,
  signInByGetEndpoint,
]

/** Every documented channel. */
export const channels: readonly Channel[] = [messageChannel, adminMessageChannel]
