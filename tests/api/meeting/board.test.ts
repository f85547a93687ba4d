import { expect, test } from 'vitest'
import type { Topic } from '../../../mock-api/world/records/board.ts'
import { startMock, type Caller, type Mock } from '../../support/mock.ts'
import { verified } from '../../support/reviewing.ts'

interface Board {
  readonly mock: Mock
  readonly woman: Caller
  readonly man: Caller
  readonly topics: Readonly<Record<Topic['target'], number>>
}

/** A board with one topic per audience and no posts. */
async function board(): Promise<Board> {
  const mock = await startMock({ members: 0 })
  const topics = mock.arrange((world) => {
    for (const table of [world.topics, world.posts, world.postLikes]) {
      for (const id of [...table.ids()]) table.delete(id)
    }
    const open = (target: Topic['target']) =>
      world.topics.insert({
        name: `${target}の話題`,
        target,
        createdAt: Date.parse('2026-11-20T09:05:00+09:00'),
      }).id
    return { male: open('male'), common: open('common'), female: open('female') }
  })
  return { mock, topics, woman: await verified(mock, 'woman'), man: await verified(mock, 'man') }
}

const write = (me: Caller, topic_id: number, content = 'こんばんは。', patch = {}) =>
  me.post('/api/post/create', { post: { topic_id, content, status: 0, ...patch } })
const show = async (me: Caller, id: number) => (await me.get(`/api/topic/show?topicid=${id}`)).body
const idOf = (me: Caller, mock: Mock) => mock.world.members.findBy('email', me.headers['uid'] ?? '')?.id

test.each([
  ['a blank text', { content: ' 　\n' }, 422],
  ['an empty text', { content: '' }, 422],
  ['501 characters', { content: 'あ'.repeat(501) }, 422],
  ['an unknown topic', { topic_id: 999_999 }, 404],
  ['a foreign user_id', { user_id: 1_000_000 }, 403],
])('API-60 TOPIC-27 %s is refused and nothing changes', async (_, patch, status) => {
  const { mock, woman, topics } = await board()
  const before = mock.worldText()
  const reply = await write(woman, topics.common, 'こんばんは。', patch)
  expect([reply.status, reply.body.success]).toEqual([status, false])
  expect(mock.worldText()).toBe(before)
})

test('API-60 ROLE-30 TOPIC-27 500 characters and the own user_id are fine; every status is stored as visible', async () => {
  const { mock, woman, topics } = await board()
  const reply = await write(woman, topics.common, '🌙'.repeat(500), { user_id: idOf(woman, mock), status: 3 })
  expect(reply.status).toBe(200)
  expect((await show(woman, topics.common)).posts).toHaveLength(1)
})

test('API-61 TOPIC-21 ROLE-20 an deletes an own post with its likes and decrements post_count', async () => {
  const { mock, woman, man, topics } = await board()
  const { id } = (await write(woman, topics.common)).body.post
  await write(woman, topics.common, 'もう一つ。')
  await man.post('/api/post_likes', { post_id: id })
  const reply = await woman.delete(`/api/post?post_id=${id}&user_id=${idOf(woman, mock)}`)
  expect([reply.status, reply.body]).toEqual([200, { success: true }])
  expect((await show(man, topics.common)).topic.post_count).toBe(1)
  expect(mock.world.postLikes.size).toBe(0)
  expect((await woman.delete(`/api/post?post_id=${id}`)).status).toBe(404)
})

test('API-61 ROLE-20 a foreign post and a foreign user_id are 403, an unknown post 404, and nothing changes', async () => {
  const { mock, woman, man, topics } = await board()
  const { id } = (await write(woman, topics.common)).body.post
  const before = mock.worldText()
  const foreign = await man.delete(`/api/post?post_id=${id}`)
  expect([foreign.status, foreign.body.reason]).toEqual([403, 'owner'])
  const posing = await man.delete(`/api/post?post_id=${id}&user_id=${idOf(woman, mock)}`)
  expect([posing.status, posing.body.reason]).toEqual([403, 'owner'])
  expect((await man.delete('/api/post?post_id=999999')).status).toBe(404)
  expect((await man.delete('/api/post')).status).toBe(422)
  expect(mock.worldText()).toBe(before)
})

test('API-62 API-63 ROLE-19 a view-only topic can be liked; unknown posts are 404, a foreign uid is 403', async () => {
  const { mock, woman, man, topics } = await board()
  const { id } = (await write(woman, topics.female)).body.post
  expect((await woman.post('/api/post_likes', { post_id: id })).body.liked_count).toBe(1)
  expect((await man.post('/api/post_likes', { post_id: id })).body.liked_count).toBe(2)
  expect((await man.delete(`/api/post_likes?post_id=${id}`)).body.liked_count).toBe(1)
  const before = mock.worldText()
  const uid = 'woman@yoimachi.example'
  for (const [body, status] of [
    [{ post_id: 999_999 }, 404],
    [{ post_id: id, uid }, 403],
    [{}, 422],
  ] as const) {
    expect((await man.post('/api/post_likes', body)).status).toBe(status)
    expect((await man.delete('/api/post_likes', body)).status).toBe(status)
  }
  expect(mock.worldText()).toBe(before)
})

test('IMP-29 TOPIC-30 the posts of a woman who left stay, and never carried a name', async () => {
  const { woman, man, topics } = await board()
  await write(woman, topics.common)
  await woman.post('/api/cancel/female')
  const { posts } = await show(man, topics.common)
  expect(posts).toHaveLength(1)
  expect(Object.keys(posts[0]).toSorted()).toEqual(
    ['already_liked', 'content', 'created_at', 'id', 'liked_count', 'mypost', 'sender_sex'].toSorted(),
  )
})
