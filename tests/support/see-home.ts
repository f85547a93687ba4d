import type { MockServer } from './mock-server.ts'
import { ownIds, personaApi } from './persona-api.ts'

/** Confirms all announcements on another device of the member, so that none opens here. */
export async function seeAnnouncements(server: MockServer, persona: string): Promise<void> {
  const api = await personaApi(server, persona)
  const { user_notifications } = await api.get<{ user_notifications: { id: number }[] }>('/api/notification_reads')
  for (const { id } of user_notifications) await api.post('/api/notification_read', { notification_id: id })
}

/** Sees all automatic dialogs of home on another device of the member, so that none opens here today. */
export async function seeHome(server: MockServer, persona: string): Promise<void> {
  await seeAnnouncements(server, persona)
  const api = await personaApi(server, persona)
  await api.post('/api/login_bonus/create')
  const { modal_list } = await api.get<{ modal_list: { code: number }[] }>('/api/modal/list')
  const { id } = await ownIds(api)
  for (const { code } of modal_list) await api.post('/api/modal/is_view', { user_id: id, code })
}
