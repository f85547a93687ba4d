import type { World } from '../../../mock-api/world/world.ts'

const audiences = { male: 1, female: 2 } as const

/** Posts belong to topics for their author's sex; likes are no older than their post (API-60). */
export function* checkBoards(world: World): Iterable<string> {
  for (const post of world.posts.all()) {
    const { id, topicId, authorId, authorSex, content } = post
    const { target, createdAt } = world.topics.get(topicId)
    if (world.members.get(authorId).sex !== authorSex) yield `post ${id} says another sex than its author's`
    if (target !== 'common' && audiences[target] !== authorSex) yield `post ${id} in the room of the other sex`
    if (post.createdAt < createdAt) yield `post ${id} is older than its topic`
    if (content.trim() === '' || Array.from(content).length > 500) yield `post ${id} is blank or too long`
  }
  for (const { id, postId, createdAt } of world.postLikes.all()) {
    if (createdAt < world.posts.get(postId).createdAt) yield `like ${id} is older than its post`
  }
  for (const { id, reviewId, createdAt } of world.reviewLikes.all()) {
    if (createdAt < world.reviews.get(reviewId).createdAt) yield `like ${id} is older than its review`
  }
  for (const { id, createdAt, readAt } of world.operatorMessages.all()) {
    if (readAt !== null && readAt < createdAt) yield `operator message ${id} was read before it was written`
  }
}
