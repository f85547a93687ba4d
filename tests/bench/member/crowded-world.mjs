import { crc32 } from 'node:zlib'

const hour = 3_600_000
const words = '待ち合わせは駅の近くにして、静かな店でゆっくり話しました。帰り道の月がきれいで、よい夜になりました。'

/**
 * Adds one very long list of each kind for the persona `woman`: 2,000 messages in a chat, 5,000 entries elsewhere.
 * Changes the world of a capsule, which has one line per record (`table JSON`) and a checksum at the end.
 * @param {string} capsule as GET /__control/capsule returns it
 */
export function crowd(capsule) {
  const [, instant = ''] = /^clock \{"now":"([^"]+)"/m.exec(capsule) ?? []
  const written = capsule.slice(capsule.indexOf('\nworld\n') + 7, capsule.lastIndexOf('\nend ') + 1)
  const [head = '', ...lines] = written.split('\n').slice(0, -2)
  const header = JSON.parse(head)
  const records = (/** @type {string} */ table) =>
    lines.filter((line) => line.startsWith(`${table} `)).map((line) => JSON.parse(line.slice(table.length + 1)))
  const now = Date.parse(instant)
  const woman = records('members').find(({ email }) => email === 'woman@yoimachi.example')
  const man = records('members').find(({ email }) => email === 'man@yoimachi.example')
  const pairing = records('pairings').find(({ womanId, manId }) => womanId === woman.id && manId === man.id)
  const topic = records('topics').find(({ target }) => target === 'common')
  const review = records('reviews').find(({ category }) => category === 'review')

  const added = new Map()
  /** @param {string} table @param {number} count @param {(index: number) => object} make */
  const add = (table, count, make) => {
    const rows = Array.from({ length: count }, (_, index) => {
      const id = header.nextIds[table] + index
      return `${table} ${JSON.stringify({ id, ...make(index) })}`
    })
    header.nextIds[table] += count
    added.set(table, rows)
  }
  /** Texts of different lengths, so that rows differ in height. */
  const text = (/** @type {number} */ index) =>
    `${index + 1}番目。${words.repeat(1 + (index % 4)).slice(0, 12 + ((index * 37) % 150))}`
  const at = (/** @type {number} */ index, /** @type {number} */ count) => now - (count - index) * (hour / 10)

  add('messages', 2_000, (index) => ({
    pairingId: pairing.id,
    authorId: index % 3 === 0 ? woman.id : man.id,
    content: text(index),
    createdAt: at(index, 2_000),
  }))
  add('operatorMessages', 5_000, (index) => ({
    memberId: woman.id,
    sender: index % 3 === 0 ? 1 : 2,
    content: text(index),
    createdAt: at(index, 5_000),
    readAt: now,
  }))
  add('posts', 5_000, (index) => ({
    topicId: topic.id,
    authorId: index % 5 === 0 ? woman.id : man.id,
    authorSex: index % 5 === 0 ? 2 : 1,
    content: text(index),
    createdAt: at(index, 5_000),
  }))
  add('topics', 5_000, (index) => ({
    name: `${index + 1}番目の話題`,
    target: 'common',
    createdAt: at(index, 5_000),
  }))
  add('notices', 5_000, (index) => ({
    title: `${index + 1}番目のお知らせ`,
    info: text(index).slice(0, 40),
    body: text(index),
    audience: null,
    createdAt: at(index, 5_000),
  }))
  add('reviews', 5_000, (index) => ({
    ...withoutId(review),
    pairingId: pairing.id,
    womanId: woman.id,
    manId: man.id,
    text: text(index),
    createdAt: at(index, 5_000),
    updatedAt: at(index, 5_000),
  }))
  add('likePurchases', 5_000, (index) => ({
    memberId: woman.id,
    size: 10,
    remain: 0,
    price: 1_500,
    createdAt: at(index, 5_000),
    expiresAt: now + 180 * 24 * hour,
  }))

  // A pair meets once, so each pairing needs its own man.
  const profile = records('profiles').find(({ id }) => id === man.id)
  const firstMan = header.nextIds.members
  add('members', 5_000, (index) => ({
    ...withoutId(man),
    uuid: `long-list-${index}`,
    email: `long-list-${index}@yoimachi.example`,
    twitterId: `long_list_${index}`,
    twitterAccountNo: null,
    createdAt: at(index, 5_000),
  }))
  add('profiles', 5_000, (index) => ({ ...profile, id: firstMan + index }))
  add('pairings', 5_000, (index) => ({
    ...withoutId(pairing),
    uuid: `long-list-${index}`,
    manId: firstMan + index,
    statusN: 0,
    contactAt: null,
    lastMessage: '',
    lastMessageAt: null,
    womanWrote: false,
    unreadByWoman: 0,
    unreadByMan: 0,
    createdAt: at(index, 5_000),
    statusAt: at(index, 5_000),
  }))
  add('footprints', 5_000, (index) => ({
    ownerId: woman.id,
    visitorId: firstMan + index,
    visitedAt: at(index, 5_000),
  }))

  // Records are sorted by table and id.
  /** @type {string[]} */
  const all = []
  lines.forEach((line, index) => {
    all.push(line)
    const table = line.slice(0, line.indexOf(' '))
    const last = !lines[index + 1]?.startsWith(`${table} `)
    if (last) all.push(...(added.get(table) ?? []))
  })
  const addresses = { chat: `/chat?uuid=${pairing.uuid}`, topic: `/topic?topicid=${topic.id}` }
  const before = capsule.slice(0, capsule.indexOf('\nworld\n') + 7)
  const world = sealed(`${[JSON.stringify(header), ...all].join('\n')}\n`)
  return { capsule: sealed(before + world), addresses }
}

/** Text with its checksum as the last line. @param {string} text */
const sealed = (text) => `${text}end ${crc32(Buffer.from(text))}\n`

/** @param {Record<string, unknown>} record */
function withoutId({ id: _id, ...rest }) {
  return rest
}
