import { expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { startMock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'
import { startTown } from '../../support/town.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('IMP-14 D-18 shows pending documents with their allowed verdicts and deletes the picture with the verdict', async () => {
  const { mock, man } = await startTown()
  const him = await man({ ageConf: 0, paid: false })
  const set = await mock.control('PUT', '/operator/next-document', { birthDate: '1990-05-01', issuer: null })
  expect(set.body).toEqual({ birthDate: '1990-05-01', issuer: null })
  await him.post('/api/age_conf/submit', { file: pixel })
  expect((await mock.control('GET', '/operator/next-document')).body).toBeNull()

  const documents = (await mock.control('GET', '/operator/documents')).body
  const mine = documents.find((row: { member: { id: number } }) => row.member.id === him.id)
  expect(mine).toMatchObject({ birthDate: '1990-05-01', issuer: null, verdicts: [1, 3, 4] })
  const picture = await fetch(mock.server.url + mine.picture)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

  const refused = await mock.control('POST', '/operator/age-review', { member: him.id, age_conf: 2 })
  expect([refused.status, refused.body.code]).toEqual([422, 'verdict'])
  const decided = await mock.control('POST', '/operator/age-review', { member: him.email, age_conf: 1 })
  expect(decided.body.member).toMatchObject({ id: him.id, age_conf: 1 })
  expect((await him.get('/api/account')).body.age_conf).toBe(1)
  expect((await fetch(mock.server.url + mine.picture)).status).toBe(404)
})

test('IMP-13 delivers an operator message to the open socket and counts it as unread until it is read', async () => {
  const { mock, woman } = await startTown()
  const her = await woman()
  const cable = await openCable(mock.server.url, her)
  const identifier = JSON.stringify({ channel: 'AdminMessageChannel', uid: her.email })
  cable.command({ command: 'subscribe', identifier })
  await cable.next((frame) => frame['type'] === 'confirm_subscription')
  const sent = await mock.control('POST', '/operator/message', {
    member: her.id,
    content: 'ご確認ください。',
  })
  const frame = await cable.next((candidate) => 'message' in candidate)
  expect(frame['message']).toEqual(sent.body.admin_message)
  expect((await her.get('/api/account')).body.unread_messages_size).toBe(1)
})

test('IMP-15 IMP-16 CONST-02 rank, pairing at 4 outside every cap, status and campaign listing', async () => {
  const { mock, woman, man, pairingOf } = await startTown()
  const [her, him] = [await woman(), await man({ rank: 'D' })]
  const paired = await mock.control('POST', '/operator/recommend', { woman: her.id, man: him.email })
  expect(paired.body).toMatchObject({ success: true, status_n: 4 })
  expect(pairingOf(her, him)).toMatchObject({ statusN: 4, origin: 'operator' })
  expect((await her.get('/api/account')).body).toMatchObject({ recommend_create_count: 0, matching_count: 1 })
  const again = await mock.control('POST', '/operator/recommend', { woman: her.id, man: him.id })
  expect([again.status, again.body.success]).toEqual([422, false])
  const turned = await mock.control('POST', '/operator/recommend', { woman: him.id, man: her.id })
  expect(turned.status).toBe(422)

  await mock.control('POST', '/operator/rank', { member: him.id, rank: 'S' })
  expect((await him.get('/api/account')).body).toMatchObject({ rank: 'S', rank_req_flag: 0 })
  expect((await mock.control('POST', '/operator/rank', { member: her.id, rank: 'S' })).status).toBe(422)

  await mock.control('POST', '/operator/status', { member: her.id, status: 5 })
  expect((await her.get('/api/account')).body.status).toBe(5)
  await mock.control('POST', '/operator/status', { member: him.id, listed: true })
  expect(mock.world.members.get(him.id).listed).toBe(true)
  expect((await mock.control('POST', '/operator/status', { member: him.id, status: 5 })).status).toBe(422)
})

test('IMP-17 delivers publications of the operator to the intended members', async () => {
  const { mock, woman, man } = await startTown()
  const [her, him] = [await woman(), await man()]
  const publish = (body: object) => mock.control('POST', '/operator/notice', body)
  const announced = await publish({ kind: 'announcement', audience: 2, title: '休業のご案内', body: '本文' })
  const noticed = await publish({ kind: 'notice', title: 'お知らせ', info: '概要', body: '本文' })
  const news = await publish({ kind: 'news', audience: 1, info: '新しい情報です', url: '/notice' })
  const topic = await publish({ kind: 'topic', name: '夜の散歩' })
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  const unread = async (me: typeof her) => ids((await me.get('/api/notification_reads')).body.user_notifications)
  expect(await unread(her)).toContain(announced.body.id)
  expect(await unread(him)).not.toContain(announced.body.id)
  expect(ids((await him.get('/api/notice_list')).body.notifications)).toContain(noticed.body.id)
  expect(ids((await him.get('/api/account')).body.notification)).toContain(news.body.id)
  expect(ids((await her.get('/api/account')).body.notification)).not.toContain(news.body.id)
  expect(mock.world.topics.get(topic.body.id)).toMatchObject({ name: '夜の散歩', target: 'common' })
  const unsafe = await publish({ kind: 'news', info: '悪い行き先', url: 'javascript:alert(1)' })
  expect(unsafe.status).toBe(422)
})

test('IMP-16 D-25 D-27 controls any member by the rules of the app', async () => {
  const { mock, woman, man, pairingOf } = await startTown()
  const [her, him] = [await woman(), await man()]
  const act = (body: object) => mock.control('POST', '/operator/act', body)
  const of = { member: him.id, to: her.id }
  expect((await act({ ...of, as: 'like' })).body).toMatchObject({
    success: true,
    like_remain: expect.any(Number),
  })
  expect((await act({ ...of, as: 'like' })).body).toMatchObject({ success: false, reason: 'already' })
  expect(pairingOf(her, him)).toMatchObject({ statusN: 8 })
  await act({ ...of, as: 'footprint' })
  expect((await her.get('/api/user_footprints')).body.total).toBe(1)

  // It is her turn to decide, not his.
  expect((await act({ ...of, as: 'contact' })).status).toBe(422)
  await act({ member: her.email, to: him.email, as: 'contact' })
  expect(pairingOf(her, him)).toMatchObject({ statusN: 1 })

  const early = await act({ ...of, as: 'message', content: 'お先に失礼します' })
  expect([early.status, early.body.code]).toEqual([422, 'message-first'])
  const hers = await act({ member: her.id, to: him.id, as: 'message', content: 'はじめまして' })
  expect(hers.body.message).toMatchObject({ content: 'はじめまして', user_id: her.id })
  expect((await act({ ...of, as: 'message', content: 'こちらこそ' })).status).toBe(200)
  expect((await act({ ...of, as: 'message', content: 'https://example.com' })).status).toBe(422)

  for (const category of ['review', 'additional']) {
    const review = await act({ member: her.id, to: him.id, as: 'review', rating: 3 })
    expect(review.body.review).toMatchObject({ category })
    // No day before the pairing can be reviewed, and only one review a day.
    await mock.advance('P1D')
  }
  expect((await act({ ...of, as: 'review' })).status).toBe(403)
  expect(pairingOf(her, him)).toMatchObject({ statusN: 2 })
  await act({ ...of, as: 'ng' })
  expect(pairingOf(her, him)).toMatchObject({ statusN: 3, blockedBy: him.id })
})

test('C-6 applies the same gates to a controlled member and changes nothing on a refusal', async () => {
  const { mock, woman, man } = await startTown()
  const [her, unpaid] = [await woman(), await man({ paid: false })]
  const before = mock.worldText()
  const refused = await mock.control('POST', '/operator/act', { member: unpaid.id, to: her.id, as: 'like' })
  expect([refused.status, refused.body.reason]).toEqual([403, 'payment'])
  const nobody = await mock.control('POST', '/operator/act', { member: 'nobody', to: her.id, as: 'like' })
  expect(nobody.status).toBe(404)
  const odd = await mock.control('POST', '/operator/act', { member: her.id, to: unpaid.id, as: 'dance' })
  expect(odd.status).toBe(422)
  expect(mock.worldText()).toBe(before)
})

test('IMP-16 accepts a persona key as a member and lists pairings and chat', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  const rows = (await mock.control('GET', '/operator/pairings?member=woman')).body
  expect(rows.find(({ id }: { id: number }) => id === pairing.id)).toMatchObject({
    status_n: 1,
    partner: { id: pairing.manId },
  })
  await mock.control('POST', '/operator/message', { member: 'woman', content: 'ご案内です' })
  const chat = (await mock.control('GET', '/operator/messages?member=woman')).body
  expect(chat.at(-1)).toMatchObject({ content: 'ご案内です' })
  const [first] = (await mock.control('GET', '/operator/members?query=woman-premium')).body
  expect(first).toMatchObject({ email: 'woman-premium@yoimachi.example', sex: 2 })
  const exact = async (email: string) => (await mock.control('GET', `/operator/members?email=${email}`)).body
  expect(await exact('man@yoimachi.example')).toMatchObject([{ email: 'man@yoimachi.example', sex: 1 }])
  expect(await exact('nobody@yoimachi.example')).toEqual([])
  const shown = async (uuid: string) => (await mock.control('GET', `/operator/members?query=${uuid}`)).body
  expect(await shown(first.uuid)).toEqual([first])
  expect(await shown(pairing.uuid)).toMatchObject([{ id: pairing.womanId }, { id: pairing.manId }])
})

test('IMP-16 lists all pairings of a member, also beyond the latest hundred', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  mock.arrange((world) => {
    for (let later = 1; later <= 100; later += 1) world.pairings.insert({ ...pairing, uuid: `later-${later}` })
  })
  const rows: { uuid: string }[] = (await mock.control('GET', '/operator/pairings?member=woman')).body
  expect(rows.slice(99, 101).map(({ uuid }) => uuid)).toEqual(['later-1', expect.stringMatching(/./)])
  expect(rows.map(({ uuid }) => uuid)).toContain(pairing.uuid)
})
