import { expect, test } from 'vitest'
import { settingAppealPoints } from '../../../src/contract/enums/recommend-setting.ts'
import { covers } from '../../support/covers.ts'
import { expectRefusal, startTown } from '../../support/town.ts'

const path = '/api/recommend_setting'
const ranks = ['sss', 'ss', 's', 'aplus', 'a', 'bplus', 'b', 'cplus', 'c', 'd', 'e']
const defaults = {
  ...Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`body_type${place}`, true])),
  ...Object.fromEntries(ranks.map((rank) => [`rank_${rank}`, true])),
  liked_sm: 0,
  appear_point: 'おまかせ',
  sexual_condition: '',
  age_range: '',
}

test('API-37 SETTING-09 SETTING-10 SETTING-11 SETTING-34 starts with everything on', async () => {
  const town = await startTown()
  const man = await town.man()
  const { status, body } = await town.unchanged(() => man.get(path))
  expect([status, body]).toEqual([200, { success: true, recommend_setting: defaults }])
})

test('API-38 SETTING-08 loads saved values key by key and keeps missing ones', async () => {
  const town = await startTown()
  const [man, other] = [await town.man(), await town.man()]
  const first = { body_type3: false, rank_cplus: false, liked_sm: 3, sexual_condition: 'a', age_range: 'b' }
  const saved = await man.post(path, { recommend_setting: first })
  expect([saved.status, saved.body]).toEqual([200, { success: true, recommend_setting: { ...defaults, ...first } }])
  const second = { body_type0: false, body_type3: true, rank_e: false, appear_point: '催眠' }
  await man.post(path, { recommend_setting: second })
  expect((await man.get(path)).body.recommend_setting).toEqual({ ...defaults, ...first, ...second })
  expect((await other.get(path)).body.recommend_setting).toEqual(defaults)
})

test('API-38 SETTING-12 accepts every level and appeal point, and numbers and booleans as text', async () => {
  const town = await startTown()
  const man = await town.man()
  covers('SETTING-13..16')
  for (const liked_sm of [0, 1, 2, 3, 4, '2']) {
    const { body } = await man.post(path, { recommend_setting: { liked_sm, body_type1: 'false' } })
    expect(body.recommend_setting).toMatchObject({ liked_sm: Number(liked_sm), body_type1: false })
  }
  covers('SETTING-17..21')
  covers('SETTING-22..26')
  for (const appear_point of settingAppealPoints) {
    const { body } = await man.post(path, { recommend_setting: { appear_point } })
    expect(body.recommend_setting.appear_point).toBe(appear_point)
  }
})

test('API-38 SETTING-36 C-5 refuses values outside the lists and changes nothing', async () => {
  const town = await startTown()
  const man = await town.man()
  const wrong = [
    { liked_sm: 5 },
    { liked_sm: -1 },
    { liked_sm: 'S' },
    { appear_point: '脳イキ' },
    { appear_point: '' },
    { rank_a: 'maybe' },
    { body_type0: 'x' },
  ]
  for (const recommend_setting of wrong) {
    const reply = await town.unchanged(() => man.post(path, { recommend_setting }))
    expectRefusal(reply, 422)
    expect(Object.keys(reply.body.errors)).toContain(Object.keys(recommend_setting)[0])
  }
  expectRefusal(await town.unchanged(() => man.post(path, {})), 422)
})
