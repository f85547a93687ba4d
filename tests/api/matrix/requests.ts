import { sampleRequests } from '../../support/sample-requests.ts'
import { pngBytes } from '../../support/world/pictures.ts'
import { password, type MatrixCaller, type Surroundings } from './callers.ts'

/** A request that reaches the rule, because its ids exist. */
export function requestOf(
  id: string,
  caller: MatrixCaller,
  { reviewId, topicId, postId, announcementId, noticeId }: Surroundings,
  origin: string,
): object {
  const { member, partner, pairing, claims } = caller
  const review = { ...sampleRequests['API-56'], ...sampleRequests['API-57'] } as Record<string, object>
  const liked = { recommend_id: reviewId, category: 'review' }
  const requests: Readonly<Record<string, object>> = {
    'API-01': { email: 'newcomer@yoimachi.example', password, password_confirmation: password, sex: 2 },
    'API-02': { email: member.email, password },
    'API-04': { email: member.email, redirect_url: `${origin}/password_reset` },
    'API-11': { user: { phone: '09000000000' } },
    'API-12': {},
    'API-17': {
      filename: 'document.png',
      imageformat: 'PNG',
      file: Buffer.from(pngBytes()).toString('base64'),
    },
    'API-20': { notification_id: announcementId },
    'API-22': { id: noticeId },
    'API-31': { user: { partner_id: partner.id } },
    'API-32': { user: { partner_id: partner.id } },
    'API-33': { user: { partner_uuid: partner.uuid } },
    'API-34': { recommend: { id: pairing.id, status: 'ng' } },
    'API-35': { recommend: { id: pairing.id, status: 'ok' } },
    'API-36': { recommend: { id: pairing.id } },
    'API-38': { recommend_setting: { liked_sm: 1 } },
    'API-43': { uuid: partner.uuid },
    'API-45': { profile_uuid: partner.uuid },
    'API-46': { uuid: pairing.uuid },
    'API-47': { recommend: { uuid: pairing.uuid } },
    'API-50': { recommend: { uuid: member.uuid } },
    'API-52': liked,
    'API-53': liked,
    'API-54': { id: pairing.id },
    'API-55': { recommend_id: pairing.id },
    'API-56': { recommend: { ...review['recommend'], id: pairing.id } },
    'API-57': { additional_review: { ...review['additional_review'], recommend_id: pairing.id } },
    'API-59': { topicid: topicId },
    'API-60': { post: { topic_id: topicId, content: 'こんばんは', status: 0 } },
    'API-61': { post_id: postId },
    'API-62': { post_id: postId },
    'API-63': { post_id: postId },
  }
  return { ...(requests[id] ?? sampleRequests[id]), ...claims }
}
