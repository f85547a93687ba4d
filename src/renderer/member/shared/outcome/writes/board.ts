import {
  createPostEndpoint,
  deletePostEndpoint,
  likePostEndpoint,
  topicEndpoint,
  unlikePostEndpoint,
} from '../../../../../contract/calls/board.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { endpointKey, queryClient } from '../../../api/queries.ts'
import type { Write } from '../write.ts'

type Topic = ResponseOf<typeof topicEndpoint>

const loadedTopic = (topicid: number) => queryClient.getQueryData<Topic>(endpointKey(topicEndpoint, { topicid }))

/** A post (API-60): an own one with this text that was not there before. */
export const createPostWrite: Write<typeof createPostEndpoint> = {
  endpoint: createPostEndpoint,
  reads: 'API-59: a new own post has the text',
  watch: ({ post: { topic_id: topicid, content } }) => {
    const before = new Set(loadedTopic(topicid)?.posts.map(({ id }) => id))
    return async () => {
      const { posts } = await call(topicEndpoint, { topicid })
      const post = posts.find((one) => one.mypost && one.content.trim() === content.trim() && !before.has(one.id))
      return post ? { success: true, post } : null
    }
  },
}

/** Searches the loaded topics for a post, because its calls name no topic. */
function topicOf(postId: number): number | undefined {
  const loaded = queryClient.getQueriesData<Topic>({ queryKey: [topicEndpoint.id] })
  return loaded.find(([, topic]) => topic?.posts.some(({ id }) => id === postId))?.[1]?.topic.id
}

/** Reads a post afresh; undefined when it is gone. */
async function readPost(postId: number, topicid: number | undefined) {
  if (topicid === undefined) throw new ApiError(topicEndpoint.id, 'network')
  return (await call(topicEndpoint, { topicid })).posts.find(({ id }) => id === postId)
}

/** The removal of an own post (API-61). */
export const deletePostWrite: Write<typeof deletePostEndpoint> = {
  endpoint: deletePostEndpoint,
  reads: 'API-59: the post is gone',
  repeatable: true,
  watch: ({ post_id: id }) => {
    const topicid = topicOf(id)
    return async () => ((await readPost(id, topicid)) ? null : { success: true })
  },
}

/** The heart of a post (API-62). */
export const likePostWrite: Write<typeof likePostEndpoint> = {
  endpoint: likePostEndpoint,
  reads: 'API-59: already_liked is true',
  repeatable: true,
  watch: ({ post_id: id }) => {
    const topicid = topicOf(id)
    return async () => {
      const post = await readPost(id, topicid)
      return post?.already_liked ? { success: true, liked_count: post.liked_count, already_liked: true } : null
    }
  },
}

/** Taking back the heart of a post (API-63). */
export const unlikePostWrite: Write<typeof unlikePostEndpoint> = {
  endpoint: unlikePostEndpoint,
  reads: 'API-59: already_liked is false',
  repeatable: true,
  watch: ({ post_id: id }) => {
    const topicid = topicOf(id)
    return async () => {
      const post = await readPost(id, topicid)
      return post && !post.already_liked ? { success: true, liked_count: post.liked_count, already_liked: false } : null
    }
  },
}
