import { expect, test, vi } from 'vitest'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow, aContext } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { tablesOf } from '../../engine/table/tables.ts'
import { finishTutorial } from '../member/tutorial.ts'
import { writeAsOperator } from '../operator-chat/operator-messages.ts'
import { nextRankCriteria } from '../rank/criteria.ts'
import { accountView } from './account-view.ts'

test("API-09 reads the account by index and scans only the operator's few announcements and news", () => {
  const world = aWorld()
  const man = aMan(world)
  for (let other = 0; other < 3; other += 1) aPairing(world, aWoman(world), man, { statusN: 1 })
  aPairing(world, aWoman(world), aMan(world), { statusN: 1 })
  const scanned: string[] = []
  for (const table of tablesOf(world)) {
    for (const scan of ['all', 'ids'] as const) {
      const read = table[scan].bind(table)
      vi.spyOn(table, scan).mockImplementation(() => {
        scanned.push(table.name)
        return read() as never
      })
    }
  }
  const pairings = vi.spyOn(world.pairings, 'get')
  expect(accountView(world, man, testNow).matching_count).toBe(3)
  expect(new Set(scanned)).toEqual(new Set(['announcements', 'news']))
  expect(new Set(pairings.mock.calls.flat())).toEqual(new Set([1, 2, 3]))
})

const at = '2026-11-20T12:00:00.000+09:00'

test('API-09 returns all that home, menus and gates need for a man', () => {
  const world = aWorld()
  const man = aMan(world, {
    twitterId: 'haru',
    rankRequested: true,
    lastApplicationAt: testNow,
    ageConfFile: 'a.png',
    bonus: { day: businessDay(testNow), granted: 3, remain: 1 },
  })
  aProfile(world, man, { name: 'はると' })
  const view = accountView(world, man, testNow)
  expect(view).toMatchObject({
    id: man.id,
    uuid: man.uuid,
    email: man.email,
    twitterid: 'haru',
    twitter_name: 'はると',
    sex: 1,
    rank: 'D',
    rank_req_flag: 1,
    last_application_date: at,
    applicatable: false,
    matching_count: 0,
    payment_conf: 1,
    age_conf: 2,
    age_conf_file: 'a.png',
    status: 0,
    active_status: 'active',
    profile_complete_rate: { point: 50, c1: true, c2: false },
    recommend_id: null,
    matching_id: null,
    suspend_id: null,
    action: '',
    recommendable: false,
    mannual_recommend: false,
    tutorial_check: 0,
    login_bonus: 1,
    login_bonus_amount: 3,
    unread_messages_size: 0,
    anouncement_size: 0,
    notification: [],
  })
  expect(view.rc.length).toBeGreaterThan(0)
  for (const { text, dict } of view.rc) expect([text !== '', dict]).toEqual([true, text])
  const fresh = { ...man, bonus: null, rankRequested: false, lastApplicationAt: null, paid: false }
  expect(accountView(world, fresh, testNow)).toMatchObject({
    rank_req_flag: 0,
    last_application_date: null,
    payment_conf: 0,
    login_bonus: 0,
    login_bonus_amount: 0,
  })
})

test("API-09 allows a recommendation for a verified woman at 4 while the day's number lasts", () => {
  const world = aWorld()
  const woman = aWoman(world, { tutorialDone: false })
  const seen = (patch: Partial<typeof woman> = {}) => accountView(world, { ...woman, ...patch }, testNow)
  expect(seen()).toMatchObject({ recommendable: true, tutorial_check: 0, recommend_create_count: 0 })
  expect(seen().mannual_recommend).toBe(seen().manual_recommend_ticket > 0)
  expect(seen({ femaleStatus: 3 })).toMatchObject({ recommendable: false, mannual_recommend: false })
  expect(seen({ ageConf: 1 })).toMatchObject({ recommendable: false, mannual_recommend: false })
  const day = businessDay(testNow)
  expect(seen({ recommended: { day, auto: 0, manual: 1 } })).toMatchObject({
    recommendable: true,
    mannual_recommend: false,
  })
  expect(seen({ recommended: { day, auto: 6, manual: 0 } })).toMatchObject({
    recommendable: false,
    mannual_recommend: false,
  })
  finishTutorial(world, woman, aContext({ now: testNow + 5 }))
  const done = world.members.get(woman.id)
  expect(done).toMatchObject({ tutorialDone: true, updatedAt: testNow + 5 })
  expect(accountView(world, done, testNow).tutorial_check).toBe(1)
})

test('API-09 home links first the partner to decide on, then the held one, then the matched one', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const led = () => {
    const { action, recommend_id, suspend_id, matching_id } = accountView(world, woman, testNow)
    return [action, recommend_id, suspend_id, matching_id]
  }
  expect(led()).toEqual(['', null, null, null])
  const matched = aPairing(world, woman, aMan(world), { statusN: 1 })
  expect(led()).toEqual(['matching', null, null, expect.anything()])
  const held = aPairing(world, woman, aMan(world), { statusN: 6, heldAt: testNow })
  expect(led().slice(0, 3)).toEqual(['suspend', null, expect.anything()])
  const fresh = aPairing(world, woman, aMan(world), { statusN: 0 })
  expect(led()[0]).toBe('recommend')
  expect(new Set([matched.id, held.id, fresh.id]).size).toBe(3)
})

test("API-09 returns the operator's latest news with their time", () => {
  const world = aWorld()
  const woman = aWoman(world)
  const news = { info: 'メンテナンスのお知らせ', url: '/notice/1', createdAt: testNow }
  world.news.insert({ ...news, audience: 2 })
  world.news.insert({ ...news, audience: 1 })
  expect(accountView(world, woman, testNow).notification).toEqual([
    { id: 1, info: news.info, url: news.url, created_at: at },
  ])
})

test('API-09 recommends nobody to a man, whatever his record says', () => {
  const world = aWorld()
  const man = aMan(world, { femaleStatus: 4 })
  expect(accountView(world, man, testNow)).toMatchObject({ recommendable: false, mannual_recommend: false })
})

test('API-09 counts unread messages of partners and of the operator together', () => {
  const world = aWorld()
  const woman = aWoman(world)
  aPairing(world, woman, aMan(world), { statusN: 4, unreadByWoman: 2 })
  for (const content of ['a', 'b', 'c']) writeAsOperator(world, woman.id, content, aContext())
  expect(accountView(world, woman, testNow).unread_messages_size).toBe(5)
})

test("API-09 returns each criterion of a man's next rank under both names, and whether he meets it", () => {
  const world = aWorld()
  const { rc } = accountView(world, aMan(world), testNow)
  expect(rc).toEqual(
    nextRankCriteria(world, aMan(world), testNow).map(({ text, active }) => ({
      text,
      dict: text,
      active_flag: active,
    })),
  )
})
