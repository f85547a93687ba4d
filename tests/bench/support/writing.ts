import { requestBytes } from './load.ts'
import { signIn } from './sessions.ts'
import type { Town } from './worlds.ts'

/** Like most messages of members: 40 characters. */
export const writtenText = 'おはようございます。今日は少し早く仕事が終わりそうです。夜にまた話しましょう。ね。'

/** The persona's email, present in every town. */
const writer = 'woman@yoimachi.example'

/** A change that is in the journal before its response: a message to the operator (API-49). */
export async function writeRequest(town: Pick<Town, 'url'>, content = writtenText): Promise<Buffer> {
  const headers = await signIn(town, writer)
  return requestBytes('/api/admin_messages', { headers, body: { admin_message: { content } } })
}

/** Response to such a change. */
export const writtenResponse = JSON.stringify({
  success: true,
  admin_message: {
    id: 1,
    content: writtenText,
    sender: 1,
    user_id: 5,
    created_at: '2026-11-20T12:00:00.000+09:00',
  },
})
