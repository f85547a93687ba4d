import { allRows, personaApi, rowAt } from '../../support/persona-api.ts'
import { partnerOf } from '../support/expect-pages.ts'
import type { PageReads } from './read-matrix.ts'

type Partner = Awaited<ReturnType<typeof partnerOf>>

/** Address made from a partner of this member. */
const partner = (persona: string, sex: 1 | 2, to: (partner: Partner) => string): PageReads['path'] => {
  return async (server) => to(await partnerOf(await personaApi(server, persona), sex))
}
const his = (to: (partner: Partner) => string) => partner('man', 1, to)
const hers = (to: (partner: Partner) => string) => partner('woman', 2, to)

const man = 'man'
const woman = 'woman'

/** Pages of women and of both sexes, with what each does when one of its reads fails. */
export const womenReads: readonly PageReads[] = [
  {
    route: 'Home',
    persona: woman,
    path: '/home',
    reads: {
      'account-detail': 'part',
      'modal/list': 'part',
      user_footprints: 'part',
      recommends: 'part',
      profile: 'part',
    },
  },
  { route: 'Femaleform', persona: woman, path: '/femaleform', reads: { 'account-detail': 'says' } },
  { route: 'Preview', persona: woman, path: '/preview', reads: { 'account-detail': 'says' } },
  { route: 'AgeConfirmation', persona: 'woman-new', path: '/age_confirmation', reads: {} },
  { route: 'Tutorial', persona: 'woman-tutorial', path: '/tutorial', reads: {} },
  { route: 'Recommends', persona: woman, path: '/recommends', reads: { recommends: 'says' } },
  { route: 'Recommends', persona: woman, path: '/recommends?status=matching', reads: { recommends: 'says' } },
  { route: 'Recommend', persona: woman, path: '/recommend', reads: { recommends: 'says' }, passes: true },
  {
    route: 'Profile',
    persona: woman,
    path: hers(({ partner }) => `/profile?id=${partner}`),
    reads: { profile: 'login' },
  },
  {
    route: 'Subprofile',
    persona: woman,
    path: hers(({ uuid }) => `/subprofile?uuid=${uuid}`),
    reads: { subprofile: 'says', timeline: 'part' },
  },
  { route: 'Timeline', persona: woman, path: '/timeline', reads: { timeline: 'says' } },
  { route: 'Footprints', persona: woman, path: '/footprints', reads: { user_footprints: 'says', timeline: 'part' } },
  {
    route: 'chat',
    persona: woman,
    path: hers(({ chat }) => `/chat?uuid=${chat}`),
    reads: { message: 'says', recommends: 'part', 'account-detail': 'part', profile: 'part' },
  },
  {
    // The first conversation, whose greeting needs both profiles.
    route: 'chat',
    persona: woman,
    path: async (server) => {
      const api = await personaApi(server, woman)
      const { id, recommend } = rowAt(await allRows(api, 2, 'others'), 0)
      await api.post('/api/matching_status', { recommend: { id, status: 'ok' } })
      return `/chat?uuid=${recommend.uuid}`
    },
    reads: { message: 'says', recommends: 'part', 'account-detail': 'part', profile: 'part' },
  },
  { route: 'Hona', persona: woman, path: '/hona', reads: { admin_messages: 'says' } },
  { route: 'Review', persona: woman, path: '/review', reads: { public_review: 'says' } },
  {
    route: 'ReviewForm',
    persona: woman,
    path: hers(({ id }) => `/reviewform?id=${id}`),
    reads: { review: 'login', recommends: 'part' },
  },
  { route: 'Myreviewindex', persona: woman, path: '/myreviewindex', reads: { myreviews: 'says' } },
  { route: 'Reviewindex', persona: woman, path: '/reviewindex', reads: { myreviews: 'says' } },
  { route: 'Topics', persona: woman, path: '/topics', reads: { 'topics/index': 'says', 'topic/show': 'part' } },
  { route: 'Topic', persona: woman, path: '/topic?topicid=1', reads: { 'topic/show': 'says' } },
  { route: 'NoticeIndex', persona: woman, path: '/notice/index', reads: { notice_list: 'says' } },
  { route: 'Notice', persona: woman, path: '/notice/1', reads: { notice: 'says' } },
  { route: 'Settings', persona: woman, path: '/settings', reads: {} },
  { route: 'Questionaire', persona: woman, path: '/questionaire', reads: {} },
  { route: 'Qa', persona: woman, path: '/qa', reads: {} },
]

/** Pages of men, and of payments. */
export const menReads: readonly PageReads[] = [
  {
    route: 'Home',
    persona: man,
    path: '/home',
    reads: {
      'account-detail': 'part',
      'modal/list': 'part',
      timeline: 'part',
      user_footprints: 'part',
    },
  },
  { route: 'Form', persona: man, path: '/form', reads: { 'account-detail': 'says' } },
  { route: 'Partialform', persona: 'man-h', path: '/partialform', reads: { 'account-detail': 'says' } },
  { route: 'Maletutorial', persona: 'man-g', path: '/maletutorial', reads: {} },
  { route: 'Rankrequest', persona: man, path: '/rankrequest', reads: {} },
  { route: 'Conditionsform', persona: man, path: '/conditionsform', reads: { recommend_setting: 'says' } },
  { route: 'RecommendsMale', persona: man, path: '/recommends/male', reads: { 'recommends/male': 'says' } },
  {
    route: 'RecommendsMale',
    persona: man,
    path: '/recommends/male?status=liked',
    reads: { 'recommends/male': 'says' },
  },
  { route: 'Recommend', persona: man, path: '/recommend', reads: { 'recommends/male': 'says' }, passes: true },
  {
    route: 'ProfileFemale',
    persona: man,
    path: his(({ partner }) => `/profile/female?id=${partner}`),
    reads: { 'profile/female': 'login' },
  },
  {
    route: 'Subprofile',
    persona: man,
    path: his(({ uuid }) => `/subprofile?uuid=${uuid}`),
    reads: { subprofile: 'says', timeline: 'part' },
  },
  {
    route: 'chat',
    persona: man,
    path: his(({ chat }) => `/chat?uuid=${chat}`),
    reads: { message: 'says', 'recommends/male': 'part', 'account-detail': 'part', 'profile/female': 'part' },
  },
  { route: 'Shop', persona: man, path: '/shop', reads: { timeline: 'says' } },
  { route: 'PaymentSelect', persona: 'man-unpaid', path: '/payment_select', reads: { payment_information: 'says' } },
  {
    route: 'PaymentSelectCampaign',
    persona: 'man-listed',
    path: '/payment_select_campaign',
    reads: { payment_information: 'says' },
  },
  {
    route: 'PaymentSelectCampaign2',
    persona: 'man-listed',
    path: '/payment_select_campaign2',
    reads: { payment_information: 'says' },
  },
  { route: 'PaymentSuccess', persona: man, path: '/payment_success', reads: { payment_information: 'part' } },
  { route: 'PaymentConfirm', persona: man, path: '/payment_confirm', reads: {}, passes: true },
  {
    route: 'PaymentInformation',
    persona: man,
    path: '/payment_information',
    reads: { payment_information: 'says' },
  },
  { route: 'PaymentCancellation', persona: man, path: '/payment_cancellation?step=1', reads: {} },
  { route: 'ChangeCard', persona: man, path: '/change_card', reads: { payment_information: 'part' } },
]
