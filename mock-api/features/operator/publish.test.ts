import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { publish } from './publish.ts'

const ctx = aContext({ now: testNow + 5 })

test('IMP-17 each kind of publication becomes its own record for its audience', () => {
  const world = aWorld()
  const at = { id: 1, createdAt: ctx.now }
  const texts = { title: 't', info: 'i', body: 'b' }
  const { title, info, body } = texts
  expect(publish(world, { kind: 'announcement', audience: 1, title, body }, ctx)).toEqual({
    ...at,
    title,
    body,
    audience: 1,
  })
  expect(publish(world, { kind: 'notice', audience: 2, ...texts }, ctx)).toEqual({ ...at, ...texts, audience: 2 })
  const line = { info, url: '/faq' }
  expect(publish(world, { kind: 'news', audience: null, ...line }, ctx)).toEqual({ ...at, ...line, audience: null })
  const topic = (audience: 1 | 2 | null) => publish(world, { kind: 'topic', audience, name: 'n' }, ctx)
  expect(topic(null)).toEqual({ ...at, name: 'n', target: 'common' })
  expect([topic(1), topic(2)]).toMatchObject([{ target: 'male' }, { target: 'female' }])
  const { announcements, notices, news, topics } = world
  expect([announcements, notices, news, topics].map(({ size }) => size)).toEqual([1, 1, 1, 3])
})
