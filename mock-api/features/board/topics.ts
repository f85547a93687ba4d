import type { Post, Topic } from '../../world/records/board.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Topics for men, for women or for both, newest first (API-58, TOPIC-29). */
export function topicsFor(world: World, target: Topic['target']): Topic[] {
  return world.topics.by('target', target).toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
}

/** A topic by id; everybody may read it (API-59). Refuses with `unknown` one that does not exist. */
export function getTopic(world: World, id: number): Topic {
  const topic = world.topics.find(id)
  if (!topic) throw new Refusal('unknown', { msg: 'トピックが見つかりませんでした。' })
  return topic
}

/** Posts of a topic, newest first (API-59). */
export function postsOf(world: World, topic: Topic): Post[] {
  return world.posts.by('topic', topic.id).toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
}

/** How many posts a topic has (API-58 post_count). */
export function postCount(world: World, topic: Topic): number {
  return world.posts.countBy('topic', topic.id)
}
