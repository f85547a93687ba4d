import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { rewritten } from '../../../tests/support/capsule-text.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { jpegBytes, pngBytes } from '../../../tests/support/world/pictures.ts'
import { atOnce } from '../../engine/steps.ts'
import { pictureName } from '../../images/file-vault.ts'
import type { Runtime } from '../../runtime.ts'
import { createIds } from '../../world/ids.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { readCapsule } from './read-capsule.ts'
import { type CapsuleWay, worldBefore } from './steps.ts'
import { type CapsuleContents, emptyNote, piecesOfCapsule } from './write-capsule.ts'

const now = testNow + 60_000
const content = Buffer.from(pngBytes())

/** A world of one woman, settled at `testNow`. */
function aSmallWorld(): World {
  const world = aWorld()
  aWoman(world)
  return world
}

/** Text of a capsule of a world whose pictures all have the same content. */
async function capsuleOf(world: World, contents: Partial<CapsuleContents> = {}, missing = ''): Promise<string> {
  const files = {
    read: async (_: string, name: string) => {
      if (name === missing) throw new Error('The folder is gone.')
      return content
    },
  }
  const clock = { now, mode: 'frozen', speed: 2 } as const
  const whole = { note: emptyNote, stage: null, screenshots: [], faults: [], exchanges: [], way: null, ...contents }
  const pieces = piecesOfCapsule({ files } as unknown as Runtime, whole, { world, clock })
  return (await buffer(pieces)).toString()
}

const read = (text: string) => atOnce(readCapsule(Buffer.from(text)))

/** Expects the refusal of a capsule whose lines were changed under a valid checksum. */
function expectRefusal(text: string, change: (lines: string[]) => string[], why: string | RegExp): void {
  expect(() => read(rewritten(text, change))).toThrow(why)
}

const withLine = (at: number, line: string) => (lines: string[]) => lines.with(at, line)
const before = (line: string, at: number) => (lines: string[]) => lines.toSpliced(at, 0, line)

const stage = { phones: [{ phone: 'a' as const, email: null, route: '/home', screen: {}, device: null }] }
const screenshot = { phone: 'a' as const, content: 'AAAA' }

test('reads what was written', async () => {
  const world = aSmallWorld()
  const note = { title: 'a', happened: 'b', expected: 'c' }
  const fault = { fault: { match: { path: '/api/*' }, status: 500 }, chances: 2, fired: 1 }
  const capsule = read(await capsuleOf(world, { note, stage, screenshots: [screenshot], faults: [fault] }))
  expect(capsule).toMatchObject({
    ...{ note, stage, screenshots: [screenshot], faults: [fault], exchanges: [], pictures: [], way: null },
    clock: { now: tokyoIso(now), mode: 'frozen', speed: 2 },
  })
  expect([...capsule.world.members.all()]).toEqual([...world.members.all()])
  const plain = read(await capsuleOf(world))
  expect([plain.note, plain.stage, plain.screenshots]).toEqual([{ title: '', happened: '', expected: '' }, null, []])
})

test('writes its parts in order, each on a line', async () => {
  const lines = (await capsuleOf(aSmallWorld(), { stage, screenshots: [screenshot, screenshot] })).split('\n')
  expect(lines.slice(0, 8).map((line) => line.split(' ', 1)[0])).toEqual([
    ...['capsule', 'note', 'clock', 'faults', 'stage', 'screenshot', 'screenshot', 'world'],
  ])
  expect(lines[0]).toBe('capsule {"format":"yoimachi-capsule","version":4}')
  expect(lines.at(-2)).toMatch(/^end \d+$/)
})

test.each<[string, (text: string) => string]>([
  ['git with CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['an editor with a byte order mark', (text) => `\uFEFF${text}`],
  ['an editor of Windows', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['a mail without its last line end', (text) => text.trimEnd()],
  ['a mail with more line ends', (text) => `${text}\r\n\r\n`],
  ['a merge of both line ends', (text) => text.replace('\n', '\r\n')],
])('reads a capsule after %s', async (_, change) => {
  const world = aSmallWorld()
  const note = { title: 'a\r\nb', happened: 'c\nd', expected: '\r' }
  const text = await capsuleOf(world, { note, stage })
  const capsule = read(change(text))
  expect([capsule.note, capsule.stage, [...capsule.world.members.all()]]).toEqual([
    ...[note, stage, [...world.members.all()]],
  ])
})

test('refuses a file that is no capsule, or that was cut or changed', async () => {
  const text = await capsuleOf(aSmallWorld())
  const refusal = expect.objectContaining({
    name: 'CapsuleError',
    message:
      'Failed to open the capsule: it is not a capsule. Nothing was changed. Have it written again, or take another one.',
  })
  for (const other of ['', 'world\n', ` ${text}`, text.slice(0, 7)]) expect(() => read(other)).toThrow(refusal)
  expect(() => read(text.slice(0, -20))).toThrow(/^Failed to open the capsule: /)
  expect(() => read(text.replace('"speed":2', '"speed":3'))).toThrow(/^Failed to open the capsule: /)
})

test.each<[string, (lines: string[]) => string[], string | RegExp]>([
  ['an unknown part', before('rulers {}', 1), 'line 2: "rulers" does not belong here.'],
  ['a part without a name', before('{}', 1), 'line 2: "" does not belong here.'],
  ['a name that goes on', before('notes {}', 1), 'line 2: "notes" does not belong here.'],
  [
    'a part in the wrong place',
    (lines) => lines.toSpliced(4, 0, lines[1] as string),
    'line 5: "note" does not belong here.',
  ],
  ['no note', (lines) => lines.toSpliced(1, 1), 'line 2: the part note is missing.'],
  ['no faults', (lines) => lines.toSpliced(3, 1), 'line 4: the part faults is missing.'],
  ['two notes', (lines) => lines.toSpliced(2, 0, lines[1] as string), 'line 3: the part note appears too often.'],
  ['no world', (lines) => lines.slice(0, 4), 'line 5: the world is missing.'],
  ['no JSON', withLine(1, 'note {'), 'line 2, note: it is not JSON.'],
  ['a note alone', withLine(1, 'note'), 'line 2, note: it is not JSON.'],
  ['a note of another shape', withLine(1, 'note {"title":1}'), 'line 2, note.title: must be string.'],
  ['a note that is a list', withLine(1, 'note []'), 'line 2, note: must be object.'],
  [
    'a newer version',
    withLine(0, 'capsule {"format":"yoimachi-capsule","version":5}'),
    /it was written by a newer version \(5, this one knows 4\)\./,
  ],
  [
    'an older version',
    withLine(0, 'capsule {"format":"yoimachi-capsule","version":1}'),
    'line 1, capsule.version: must be one of 2, 3, 4.',
  ],
  ['no version', withLine(0, 'capsule {}'), 'line 1, capsule.format: must be one of yoimachi-capsule.'],
  ['a newer version of another part', withLine(1, 'note {"version":9}'), 'line 2, note.title: must be string.'],
  [
    'an instant before its world',
    withLine(2, `clock {"now":"${tokyoIso(testNow - 1)}","mode":"frozen","speed":1}`),
    /its instant \S+ is before the last instant of its world\./,
  ],
  ['a broken world', (lines) => lines.with(5, '{'), /^Failed to open the world of the capsule|it is not a world file/],
])('refuses a capsule with %s', async (_, change, why) => {
  expectRefusal(await capsuleOf(aSmallWorld()), change, why)
})

test('opens at the last instant of its world, and former versions', async () => {
  const text = await capsuleOf(aSmallWorld())
  const clock = `clock {"now":"${tokyoIso(testNow)}","mode":"frozen","speed":1}`
  expect(read(rewritten(text, withLine(2, clock))).clock.now).toBe(tokyoIso(testNow))
  for (const version of [2, 3]) {
    const older = `capsule {"format":"yoimachi-capsule","version":${version}}`
    expect(read(rewritten(text, withLine(0, older))).way).toBeNull()
  }
})

/** A world with an upload and two documents, of which one is no file. */
function aPicturedWorld() {
  const world = aSmallWorld()
  const ids = createIds(() => world.settings.get(1).seed)
  const upload = pictureName(ids, 'uploads', content, 'png')
  const document = pictureName(ids, 'documents', content, 'png')
  for (const name of [upload, upload])
    world.uploads.insert({ name, memberId: 1, type: 'image/png', createdAt: testNow })
  const decided = { birthDate: null, issuer: null, submittedAt: testNow, decidedAt: testNow, verdict: 2 } as const
  for (const file of [document, null, document]) world.ageDocuments.insert({ memberId: 1, file, ...decided })
  return { world, upload, document }
}

test('holds each picture that a record names once, and leaves out one that cannot be read', async () => {
  const { world, upload, document } = aPicturedWorld()
  const picturesOf = async (missing?: string) =>
    [...(await capsuleOf(world, {}, missing)).matchAll(/^picture (.*)$/gm)].map(([, json]) => JSON.parse(`${json}`))
  const held = [
    { kind: 'uploads', name: upload, content: content.toString('base64') },
    { kind: 'documents', name: document, content: content.toString('base64') },
  ]
  expect(await picturesOf()).toEqual(held)
  expect(await picturesOf(upload)).toEqual(held.slice(1))
})

const aWay = (world: World): CapsuleWay => {
  const [member] = [...world.members.all()]
  const step = { kind: 'call', subject: '', phone: null, memberId: null, story: null, name: null } as const
  const changed = { table: 'members', id: 1, record: { ...member } }
  return {
    before: {
      at: tokyoIso(testNow),
      nextIds: { members: 1 },
      records: [
        { table: 'members', id: 1, record: null },
        { table: 'profiles', id: 1, record: null },
      ],
    },
    steps: [
      { ...step, at: tokyoIso(testNow + 10), nextIds: { members: 2 }, records: [changed] },
      {
        ...step,
        at: tokyoIso(testNow + 20),
        nextIds: {},
        records: [{ table: 'profiles', id: 1, record: { ...world.profiles.get(1) } }],
      },
    ],
  }
}

test('reads the steps of its author and the world before them', async () => {
  const world = aSmallWorld()
  const { way } = read(await capsuleOf(world, { way: aWay(world) }))
  expect([way?.at, way?.steps.length]).toEqual([testNow, 2])
  expect([way?.world.members.size, way?.world.members.nextId, way?.world.profiles.size]).toEqual([0, 1, 0])
  expect(world.members.size).toBe(1)
})

test('brings the steps of an older version to the present one, as their world', async () => {
  const world = aSmallWorld()
  const text = await capsuleOf(world, { way: aWay(world) })
  const { version, migrations } = worldFormat
  onTestFinished(() => void Object.assign(worldFormat, { version, migrations }))
  const migration = (table: string, record: object) => (table === 'members' ? { ...record, email: 'x@y.z' } : record)
  Object.assign(worldFormat, { version: version + 1, migrations: { [version]: migration } })
  const { way } = read(text)
  const emails = way?.steps.flatMap(({ records }) => records.map(({ table, record }) => [table, record?.['email']]))
  expect(emails).toContainEqual(['members', 'x@y.z'])
})

test('refuses steps without their world, and a world without steps', async () => {
  const world = aSmallWorld()
  const text = await capsuleOf(world, { way: aWay(world) })
  expectRefusal(text, (lines) => lines.filter((line) => !line.startsWith('before ')), 'the part before is missing.')
  expectRefusal(
    text,
    (lines) => lines.filter((line) => !line.startsWith('step ')),
    'its steps do not lead to its instant.',
  )
  const early = `clock {"now":"${tokyoIso(testNow + 19)}","mode":"frozen","speed":1}`
  expectRefusal(text, withLine(2, early), 'its steps do not lead to its instant.')
  const last = `clock {"now":"${tokyoIso(testNow + 20)}","mode":"frozen","speed":1}`
  expect(read(rewritten(text, withLine(2, last))).way?.steps).toHaveLength(2)
})

type Change = (way: CapsuleWay) => object
const firstStep = (change: object) => (way: CapsuleWay) => ({
  steps: way.steps.map((step, place) => (place === 0 ? { ...step, ...change } : step)),
})
const firstRecord = (change: object) => (way: CapsuleWay) =>
  firstStep({ records: way.steps[0]?.records.map((record) => ({ ...record, ...change })) })(way)

test.each<[string, Change, string | RegExp]>([
  ['an unknown table', firstRecord({ table: 'x'.repeat(50) }), `step 1: there is no table "${'x'.repeat(40)}".`],
  ['a record of another shape', firstRecord({ record: { id: 1 } }), 'step 1, members/1.uuid: must be string.'],
  ['a record with another id', firstRecord({ id: 2 }), 'step 1, members/2: its record has another id.'],
  ['no instant', firstStep({ at: 'noon' }), 'step 1: noon is not a valid date and time.'],
  [
    'an instant before the start',
    firstStep({ at: tokyoIso(testNow - 1) }),
    'step 1: its instant is before that of the previous step.',
  ],
  [
    'an instant after the next',
    firstStep({ at: tokyoIso(testNow + 21) }),
    'step 2: its instant is before that of the previous step.',
  ],
  ['another end', firstStep({ records: [] }), 'members/1: the steps do not lead to the world.'],
  ['another next id', firstStep({ nextIds: { members: 3 } }), 'the steps do not lead to the next id of members.'],
  [
    'no instant before',
    ({ before: start }) => ({ before: { ...start, at: 'noon' } }),
    'before: noon is not a valid date and time.',
  ],
  [
    'a broken world before',
    ({ before: start }) => ({ before: { ...start, records: start.records.slice(0, 1) } }),
    'before, profiles/1: it belongs to no member.',
  ],
])('refuses steps with %s', (_, change, why) => {
  const world = aSmallWorld()
  const way = aWay(world)
  expect(() => atOnce(worldBefore(world, { ...way, ...change(way) }))).toThrow(why)
})

test('accepts steps at one instant, and those that remove a record which is not there', () => {
  const world = aSmallWorld()
  const way = aWay(world)
  const gone = { table: 'mails', id: 9, record: null }
  const steps = way.steps.map((step) => ({ ...step, at: tokyoIso(testNow), records: [...step.records, gone] }))
  expect(atOnce(worldBefore(world, { ...way, steps })).members.size).toBe(0)
})

test('accepts the pictures that a member could have uploaded and that a record names', async () => {
  const { world, upload, document } = aPicturedWorld()
  const text = await capsuleOf(world)
  expect(read(text).pictures).toEqual([
    { kind: 'uploads', name: upload, bytes: content },
    { kind: 'documents', name: document, bytes: content },
  ])
  const changed = (change: object) => (lines: string[]) => {
    const at = lines.findIndex((line) => line.startsWith('picture '))
    return lines.with(at, `picture ${JSON.stringify({ ...JSON.parse(lines[at]?.slice(8) ?? ''), ...change })}`)
  }
  const long = `${'x'.repeat(50)}.png`
  expectRefusal(text, changed({ name: long }), `picture ${'x'.repeat(40)}: no record of its world refers to it.`)
  expectRefusal(text, changed({ kind: 'documents' }), 'no record of its world refers to it.')
  for (const bytes of ['AAAA', Buffer.concat([content, Buffer.from('more')]).toString('base64')])
    expectRefusal(
      text,
      changed({ content: bytes }),
      `picture ${upload.slice(0, 40)}: it is not a picture that can be stored.`,
    )
  const other = Buffer.from(jpegBytes()).toString('base64')
  expectRefusal(text, changed({ content: other }), 'its name does not match its content.')
})
