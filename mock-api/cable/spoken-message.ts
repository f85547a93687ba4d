import * as z from 'zod/mini'
import { messageChannel } from '../../src/contract/channels.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'

const command = z.object({ identifier: z.string(), data: z.string() })

/** The uuid of the pairing and the text of a chat message, for the input of its moment; undefined for another frame. */
export function spokenIn(frame: string): unknown {
  const sent = z.safeParse(command, parseJson(frame))
  if (!sent.success) return undefined
  const channel = z.safeParse(messageChannel.params, parseJson(sent.data.identifier))
  const spoken = z.safeParse(messageChannel.actions.speak, parseJson(sent.data.data))
  if (!channel.success || !spoken.success) return undefined
  return { uuid: channel.data.uuid, message: spoken.data.message }
}
