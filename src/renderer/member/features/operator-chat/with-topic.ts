import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'

const copy = operatorChatCopy.welcome

/** Puts a topic before a text instead of its earlier topic; the member's own words stay. */
export function withTopic(text: string, topic: string): string {
  const earlier = copy.topics.map(copy.begin).find((begin) => text.startsWith(begin))
  return copy.begin(topic) + text.slice(earlier?.length ?? 0)
}
