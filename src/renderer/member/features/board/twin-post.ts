import type { Post } from '../../../../contract/calls/board.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'

/**
 * Returns the later of two equal own posts within a minute; undefined for none. `posts` are newest first. The documented API
 * has no key for one act, and browsers send a POST again when a kept connection breaks (D-115).
 */
export function twinPost(posts: readonly Post[]): Post | undefined {
  const own = posts.filter(({ mypost }) => mypost)
  return own.find((post, index) => own.slice(index + 1).some((earlier) => isTwin(post, earlier)))
}

const isTwin = (post: Post, other: Post): boolean =>
  other.content === post.content && Math.abs(toEpochMs(post.created_at) - toEpochMs(other.created_at)) <= minuteMs
