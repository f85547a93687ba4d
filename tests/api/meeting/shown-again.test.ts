import { expect, test } from 'vitest'
import { startTown } from '../../support/town.ts'

test('API-29 API-31 API-32 shows current names, photos, messages and decisions after changes and a way back', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman({ twitterId: 'yoi_machi' }), await town.man()]
  const pairing = town.pair(woman, man, { statusN: 1 })
  const { mock } = town
  const seen = async () => {
    const [list, his, hers] = [
      await woman.get('/api/recommends?page=1'),
      await woman.post('/api/profile', { user: { partner_id: man.id } }),
      await man.post('/api/profile/female', { user: { partner_id: woman.id } }),
    ]
    return {
      row: list.body.rec[0],
      his: his.body.profile,
      own: his.body.my_profile,
      hers: hers.body.profile,
      toHim: hers.body.recommend,
    }
  }
  const first = await seen()
  expect(await seen()).toEqual(first)
  expect(first.own.twitterid).toBe('yoi_machi')
  expect(first.hers.twitterid).toBe('')

  await mock.advance('PT1M')
  mock.arrange((world) => {
    world.profiles.update(man.id, { name: 'なおと' })
    world.members.update(man.id, { photos: ['b.jpg', null, null] })
    world.members.update(woman.id, { instagram: 'new.insta' })
    world.pairings.update(pairing.id, { lastMessage: 'こんばんは。', statusN: 2, unreadByMan: 1 })
  })
  const then = await seen()
  const photo = `${mock.server.url}/uploads/b.jpg`
  expect(then.row).toMatchObject({
    twitter_name: 'なおと',
    twitter_icon: photo,
    last_message: 'こんばんは。',
    status_n: 2,
  })
  expect(then.his).toMatchObject({ twitter_name: 'なおと', profile1: photo })
  expect(then.own.instagram).toBe('new.insta')
  expect(then.hers.instagram).toBe('')
  expect(then.toHim).toMatchObject({ status_n: 2, unread_messages_size: 1 })

  await mock.control('POST', '/history/undo')
  expect(await seen()).toEqual(first)
})
