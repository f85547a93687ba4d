import type { PersonaApi } from '../../support/persona-api.ts'
import { allRows, rowAt } from '../../support/persona-api.ts'

/** Addresses of the seeded town that a persona must look up. */
type Address = (api: PersonaApi) => Promise<string>

/** A partner's profile, by the status of the pairing. */
export const partnerOf =
  (sex: 1 | 2, status: number, filter?: string): Address =>
  async (api) => {
    const row = rowAt(await allRows(api, sex, filter), status)
    return `/profile${sex === 1 ? '/female' : ''}?id=${row.partner_user_id}`
  }

/** The detailed profile of a partner, by the status of the pairing. */
export const subProfileOf =
  (sex: 1 | 2, status: number): Address =>
  async (api) =>
    `/subprofile?uuid=${rowAt(await allRows(api, sex), status).partner_user_uuid}`

export const chatOf =
  (sex: 1 | 2, index: number): Address =>
  async (api) => {
    const rows = await allRows(api, sex, 'matching')
    const row = rows[index] ?? rows[0]
    return `/chat?uuid=${row?.recommend.uuid}`
  }

/** A man's conversation in which she has not written yet, so that his field is closed (D-27). */
export const waitingChat: Address = async (api) => {
  for (const { recommend } of await allRows(api, 1, 'matching')) {
    const address = `?uuid=${recommend.uuid}`
    const { messages, female } = await api.get<{ messages: { user_id: number }[]; female: { id: number } }>(
      `/api/message${address}`,
    )
    if (!messages.some(({ user_id }) => user_id === female.id)) return `/chat${address}`
  }
  throw new Error('Failed to find a conversation that waits for her: the persona has none.')
}

export const firstOfTimeline: Address = async (api) => {
  const { users } = await api.get<{ users: { uuid: string }[] }>('/api/timeline')
  return `/subprofile?uuid=${users[0]?.uuid}`
}

export const firstTopic: Address = async (api) => {
  const { com_data } = await api.get<{ com_data: { id: number }[] }>('/api/topics/index')
  return `/topic?topicid=${com_data[0]?.id}`
}

export const noticeAt =
  (index: number): Address =>
  async (api) => {
    const { notifications } = await api.get<{ notifications: { id: number }[] }>('/api/notice_list')
    return `/notice/${notifications[index]?.id}`
  }

/** The form of one of her meetings, reviewed before or not. */
export const reviewFormOf =
  (reviewed: boolean): Address =>
  async (api) => {
    for (const row of await allRows(api, 2, 'matching')) {
      const { review } = await api.get<{ review?: { dating_date: string | null } }>(
        `/api/review?recommend_id=${row.id}`,
      )
      if (review && (review.dating_date !== null) === reviewed) return `/reviewform?id=${row.id}`
    }
    throw new Error('Failed to find a pairing to review: the persona has none.')
  }
