import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messageChannel } from './channels.ts'
import { endpoints } from './endpoints.ts'
import { preferences } from './enums/preferences.ts'
import type { Endpoint } from './wire/endpoint.ts'

interface Node {
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

/** Returns the field names at a place of a schema, `rec.recommend`, through arrays and unions. */
function fieldsAt(schema: z.ZodMiniType, place: string, io: 'input' | 'output'): string[] {
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Node
  const names = new Set<string>()
  const walk = (node: Node, path: readonly string[]): void => {
    for (const variant of node.anyOf ?? []) walk(variant, path)
    if (node.items) walk(node.items, path)
    const [head, ...rest] = path
    if (head === undefined) for (const name of Object.keys(node.properties ?? {})) names.add(name)
    else if (node.properties?.[head]) walk(node.properties[head], rest)
  }
  walk(root, place === '' ? [] : place.split('.'))
  return [...names]
}

function endpointOf(id: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`there is no call ${id}`)
  return found
}

const answer = (id: string, place = '') => fieldsAt(endpointOf(id).response, place, 'output')
const request = (id: string, place = '') => fieldsAt(endpointOf(id).request, place, 'input')
const list = (text: string) => text.split(' ')

const asked = list('your_pre_dm your_pre_tel your_pre_photo your_pre_contact')
const preferenceNames = preferences.map(({ name }) => name)
const shared = list(
  'twitter_name age area body_type takemovie sexual_experience your_freetimes your_sadism your_masochism age_range appear_points',
)
const profileFields = [...shared, ...asked, ...preferenceNames]
const account = list(
  'id email twitterid twitter_name twitter_account_no sex rank rank_req_flag last_application_date applicatable rc matching_count recommend_count like_count like_count_new payment_conf age_conf age_conf_file status active_status profile_complete_rate recommend_id matching_id suspend_id action recommendable recommend_create_count mannual_recommend tutorial_check login_bonus login_bonus_amount unread_messages_size manual_recommend_ticket manual_recommend_count manual_recommend_count_in_user anouncement_size send_like_count notification',
)
const row = list(
  'id uuid status status_n is_choosable is_reviewable recommend partner_user_uuid twitter_name twitter_icon profile1 timestamp last_message unread_messages_size created_at',
)
const rated = list(
  'form_dm form_atomosphere form_profile form_tongue form_hand form_waist form_afterplay form_foreplay_duration form_sex_duration form_afterplay_duration form_replay',
)
const likeFields = list('like_remain free_like purchased_like_remain purchased_like_created purchased_like_history')
const payment = list(
  'payment_id payment_pass payment_conf payment_kind payment_resource last_payment_date next_payment_date course_name email',
)

test.each<[string, string[], string[]]>([
  ['ENTITY-01 ENTITY-17 ENTITY2-02 ENTITY2-35 account', answer('API-09'), account],
  ['ENTITY-01 rank criteria', answer('API-09', 'rc'), ['dict', 'active_flag']],
  ['ENTITY-01 completeness', answer('API-09', 'profile_complete_rate'), list('point c1 c2 c3 c4 c5 c6 c7 c8 c9')],
  ['ENTITY-01 latest information', answer('API-09', 'notification'), list('info created_at url')],
  ['ENTITY-02 announcement', answer('API-19', 'user_notifications'), list('id title body')],
  [
    'ENTITY-03 ENTITY2-21 footprint',
    answer('API-44', 'data'),
    list('id visitor_id visitor_uuid sex twitter_name avatar_profile_1 is_visitor_liked can_not_liked'),
  ],
  ['ENTITY-04 popup', answer('API-23', 'modal_list'), ['code']],
  ['ENTITY-07 sign-up', request('API-01'), list('email password password_confirmation sex code afad did cid p')],
  ['ENTITY-09 ENTITY2-27 payment information', answer('API-64'), [...payment, 'listed', 'site_id']],
  ['ENTITY-10 PAY-13 card form', request('API-65', 'payment_info'), list('site_id number name expMonth expYear cvv2')],
  ['ENTITY-11 payment', request('API-66', 'pi'), list('token site_id campaign amount')],
  [
    'ENTITY-12 ENTITY2-30 reason for leaving',
    request('API-69', 'cancel_reason'),
    list('uid password cancel_reason cancel_reason_text'),
  ],
  [
    'ENTITY-13 recommend setting',
    request('API-38', 'recommend_setting'),
    list(
      'body_type0 body_type1 body_type2 body_type3 body_type4 sexual_condition age_range rank_sss rank_ss rank_s rank_aplus rank_a rank_bplus rank_b rank_cplus rank_c rank_d rank_e liked_sm appear_point',
    ),
  ],
  ['ENTITY-14 like purchase', request('API-68'), list('plan pi')],
  ['ENTITY-14 its payment', request('API-68', 'pi'), list('token site_id campaign payment_amount')],
  [
    'ENTITY-15 ENTITY2-22 timeline',
    answer('API-40'),
    [...likeFields, ...list('users detail_show_ticket hidden_mode payment_confirmation age_confirmation')],
  ],
  ['ENTITY-15 like history', answer('API-40', 'purchased_like_history'), list('remain created_at expiry_date')],
  ['ENTITY2-22 timeline entry', answer('API-40', 'users'), list('uuid profile1 ages contents image')],
  [
    'ENTITY2-01 own details',
    answer('API-10'),
    [
      ...profileFields,
      ...list(
        'id state phone twitterid tiktok instagram twitter_account_no profile1 profile2 profile3 height weight propensity body_type_range partner_follower',
      ),
    ],
  ],
  [
    'ENTITY2-03 man’s form',
    request('API-11', 'user.maleraw_attributes'),
    [...profileFields, ...list('height weight personarity propensity body_type_range')],
  ],
  ['ENTITY2-04 woman’s form', request('API-11', 'user.femaleraw_attributes'), [...profileFields, 'partner_follower']],
  [
    'ENTITY2-05 woman’s account fields',
    request('API-11', 'user'),
    list('id twitterid tiktok instagram profile1 profile2 profile3 default_img_no'),
  ],
  [
    'ENTITY2-06 partner',
    answer('API-31', 'profile'),
    [
      ...profileFields.filter((name) => name !== 'age_range'),
      ...list('profile1 profile2 profile3 twitterid instagram tiktok uuid height weight propensity'),
    ],
  ],
  ['ENTITY2-07 partner call', answer('API-31'), list('profile my_profile recommend payment_conf')],
  [
    'ENTITY2-08 details',
    answer('API-33', 'profile'),
    [
      ...asked,
      ...preferenceNames,
      ...list(
        'profile1 age area height weight body_type takemovie your_freetimes appear_points sexual_experience is_liked like_remain',
      ),
    ],
  ],
  ['ENTITY2-09 own details', answer('API-33', 'profile'), list('twitter_name twitterid')],
  ['ENTITY2-10 pairing', answer('API-29', 'rec'), row],
  ['ENTITY2-10 its reference', answer('API-29', 'rec.recommend'), list('id uuid')],
  ['ENTITY2-11 list', answer('API-30'), list('rec pageCount admin_message_unread')],
  [
    'ENTITY2-12 review',
    answer('API-51'),
    [
      ...rated,
      ...list('id point published_text form_concrete_review detail_show liked_count already_liked category updated_at'),
    ],
  ],
  ['ENTITY2-12 rated item', answer('API-51', 'form_dm'), list('score text')],
  [
    'ENTITY2-13 review form',
    request('API-56', 'recommend'),
    [
      ...rated,
      ...list(
        'dating_date form_foreplay form_concrete_review form_admit_open_review_info form_admit_publishing form_admit_full_publishing',
      ),
    ],
  ],
  ['ENTITY2-14 review lookup', answer('API-55', 'review'), ['date_restrictions']],
  ['ENTITY2-15 topic', answer('API-59', 'topic'), list('id name created_at post_count sex')],
  ['ENTITY2-16 topics', answer('API-58'), list('sex male_data com_data female_data')],
  [
    'ENTITY2-17 post',
    answer('API-59', 'posts'),
    list('id content created_at sender_sex liked_count already_liked mypost'),
  ],
  ['ENTITY2-18 new post', request('API-60', 'post'), list('topic_id user_id content status')],
  ['ENTITY2-19 notice', answer('API-21', 'notifications'), list('id topic info created_at')],
  ['ENTITY2-20 notice page', answer('API-22', 'notification'), list('id title body')],
  ['ENTITY2-23 chat message', answer('API-46', 'messages'), list('content user_id created_at')],
  ['ENTITY2-23 live chat message', fieldsAt(messageChannel.message, '', 'output'), list('content user_id created_at')],
  ['ENTITY2-24 chat', answer('API-46'), list('male female user messages')],
  ['ENTITY2-24 its people', answer('API-46', 'male'), list('id name profile1')],
  ['ENTITY2-25 operator message', answer('API-48', 'admin_messages'), list('content sender user_id created_at')],
  ['ENTITY2-26 operator chat', answer('API-48'), list('admin_messages unread_messages_size')],
  ['ENTITY2-28 card change', request('API-67', 'pi'), list('token site_id campaign uid')],
])('%s has the documented fields', (_, present, documented) => {
  expect(present).toEqual(expect.arrayContaining(documented))
})

test.each([
  ['ENUM-22', 2, 'your_cunnilingus'],
  ['ENUM-23', 3, 'your_choking'],
  ['ENUM-24', 4, 'your_kousoku'],
  ['ENUM-25', 5, 'your_kisuma'],
  ['ENUM-26', 6, 'your_nouiki'],
  ['ENUM-27', 7, 'your_anal_sex'],
  ['ENUM-28', 8, 'your_word_attack_easy'],
  ['ENUM-29', 9, 'your_word_attack_hard'],
  ['ENUM-30', 10, 'your_spanking'],
  ['ENUM-31', 11, 'your_wild'],
  ['ENUM-32', 12, 'your_ejaculation'],
  ['ENUM-33', 13, 'your_irrumatio'],
  ['ENUM-34', 14, 'your_multi'],
  ['ENUM-35', 15, 'your_cosplay'],
])('%s preference %i has the specified name %s', (_, place, name) => {
  expect(preferenceNames).toHaveLength(16)
  expect(preferenceNames[place - 1]).toBe(name)
})

test('ENUM-45 ENUM-57 ENUM-58 hidden fields accept only their documented values', () => {
  const review = (field: string, value: number) => {
    const form = Object.fromEntries(rated.map((name) => [name, 3]))
    const recommend = {
      id: 1,
      review: 1,
      dating_date: '2026-11-20',
      ...form,
      form_concrete_review: 'よい時間でした。',
      form_admit_full_publishing: 3,
      [field]: value,
    }
    return z.safeParse(endpointOf('API-56').request, { recommend }).success
  }
  const accepted = (field: string) => [0, 1, 2, 3, 4, 5].filter((value) => review(field, value))
  expect(accepted('form_admit_open_review_info')).toEqual([1, 2, 3, 4])
  expect(accepted('form_admit_publishing')).toEqual([1, 2, 3])
  const post = { topic_id: 1, content: 'こんばんは', status: 0 }
  expect(z.safeParse(endpointOf('API-60').request, { post }).success).toBe(true)
})

test('ENUM-61 payment_conf is 1 or 0, ENUM-62 the sender of the operator chat 1 or 2', () => {
  const information = z.toJSONSchema(endpointOf('API-64').response) as {
    properties?: Record<string, { enum?: unknown }>
  }
  expect(information.properties?.['payment_conf']?.enum).toEqual([0, 1])
  const { response } = endpointOf('API-48')
  const message = (sender: number) => ({
    id: 1,
    content: '',
    sender,
    user_id: 1,
    created_at: '2026-11-20T12:00:00.000+09:00',
  })
  const fits = (sender: number) =>
    z.safeParse(response, { admin_messages: [message(sender)], unread_messages_size: 0 }).success
  expect([0, 1, 2, 3].filter(fits)).toEqual([1, 2])
})
