import * as z from 'zod/mini'
import { parseJson } from '../../src/contract/rules/parse-json.ts'

/** Frames that the server sends (protocols B2). */
export const frames = {
  welcome: () => JSON.stringify({ type: 'welcome' }),
  /** `at` in whole Unix seconds. */
  ping: (at: number) => JSON.stringify({ type: 'ping', message: at }),
  confirm: (identifier: string) => JSON.stringify({ identifier, type: 'confirm_subscription' }),
  reject: (identifier: string) => JSON.stringify({ identifier, type: 'reject_subscription' }),
  data: (identifier: string, message: unknown) => JSON.stringify({ identifier, message }),
  disconnect: (reason: 'unauthorized' | 'server_restart' | 'remote', reconnect: boolean) =>
    JSON.stringify({ type: 'disconnect', reason, reconnect }),
}

/** Characters. Longer frames are accepted, as in Rails, but no command is that long. */
export const longestCommand = 64 * 1024

const commandSchema = z.object({
  command: z.enum(['subscribe', 'unsubscribe', 'message']),
  identifier: z.string(),
  data: z.optional(z.string()),
})

export type Command = z.output<typeof commandSchema>

/** Parses a client's frame (protocols B3); undefined for a frame that Rails only logs (B4). */
export function readCommand(text: string): Command | undefined {
  const parsed = z.safeParse(commandSchema, parseJson(text))
  return parsed.success ? parsed.data : undefined
}
