import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { covers } from '../../support/covers.ts'
import { expectRefused } from '../../support/expect-refused.ts'
import { startMock } from '../../support/mock.ts'

const movies = '/api/user/movie_done'
const introduction = '/api/user/propensity_update'
const social = '/api/user/twitterid_update'
const text = 'あ'.repeat(50)
const withText = (propensity: string) => ({ user: { maleraw_attributes: { propensity } } })
const withAccount = (twitterid: string, twitter_name = 'はると') => ({
  user: { twitterid, maleraw_attributes: { twitter_name } },
})

test('D-32 RANK-17 RANK-46 a man climbs from G to E, step by step', async () => {
  const mock = await startMock()
  const { me, id } = await arrive(mock, { sex: 1, rank: 'G', ageConf: 0, paid: false }, {})
  const seen = async () => (await me.get('/api/account')).body
  covers('API-14', 'RANK-28..29')
  expect((await me.post(movies, { user: { id } })).body).toEqual({ success: true, rank: 'F' })
  expect(await seen()).toMatchObject({ rank: 'F' })
  covers('API-15', 'RANK-33..34')
  expect((await me.post(introduction, withText(text))).body).toEqual({ success: true, rank: 'E' })
  expect(await seen()).toMatchObject({ rank: 'E', twitterid: '', applicatable: false })
  covers('API-16')
  expect((await me.post(social, withAccount('Haru_34', 'はる'))).body).toEqual({ success: true, rank: 'E' })
  expect(await seen()).toMatchObject({
    rank: 'E',
    twitterid: 'Haru_34',
    twitter_name: 'はる',
    applicatable: true,
  })
})

test('API-16 RANK-40..41 RANK-43 bad and taken ids are refused at twitterid, an empty name at twitter_name', async () => {
  const mock = await startMock()
  await arrive(mock, { twitterId: 'Taken' })
  const { me } = await arrive(mock, { sex: 1, rank: 'E' }, {})
  const send = (twitterid: string, name?: string) => () => me.post(social, withAccount(twitterid, name))
  await expectRefused(mock, 422, [send(''), send('a'.repeat(16)), send('a-b'), send('はると')], {
    errors: { twitterid: ['TwitterIDを入力してください。'] },
  })
  await expectRefused(mock, 422, [send('tAKEN')], {
    errors: { twitterid: ['Twitter IDは登録されています。'] },
  })
  await expectRefused(mock, 422, [send('free', ''), send('free', ' 　')], {
    errors: { twitter_name: [expect.any(String)] },
  })
})
