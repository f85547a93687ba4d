import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { startMock, type Mock } from '../../support/mock.ts'

type Row = Record<string, unknown> & { id: number }

/** The capsule's world with its lines changed, under a checksum that fits. */
function forged(world: string, change: (lines: string[]) => string[]): string {
  const lines = world.split('\n').slice(0, -2)
  const text = `${change(lines).join('\n')}\n`
  return `${text}end ${crc32(Buffer.from(text))}\n`
}

/** Changes the first record of a table. */
const record = (table: string, change: (row: Row) => unknown) => (lines: string[]) => {
  const at = lines.findIndex((line) => line.startsWith(`${table} `))
  const row = JSON.parse((lines[at] as string).slice(table.length + 1)) as Row
  return lines.with(at, `${table} ${JSON.stringify(change(row))}`)
}

async function refusalOf(mock: Mock, capsule: object, world: string): Promise<string> {
  const { status, body } = await mock.control('POST', '/capsule', { ...capsule, world })
  expect([status, body.error]).toEqual([422, expect.stringMatching(/^Failed to open the /)])
  return body.error as string
}

test('D-04 a capsule with wrong records under a right checksum is refused with their place, and changes nothing', async () => {
  const mock = await startMock({ members: 5 })
  const { body: capsule } = await mock.control('GET', '/capsule')
  const before = mock.worldText()
  const cases: [(lines: string[]) => string[], RegExp][] = [
    [record('members', (row) => ({ ...row, sex: 3 })), /line 3, members: sex: /],
    [record('members', (row) => ({ ...row, email: undefined })), /line 3, members: email: /],
    [record('members', (row) => ({ ...row, extra: 1 })), /line 3, members: /],
    [record('members', () => null), /line 3, members: the record: /],
    [record('members', (row) => ({ ...row, id: 0 })), /line 3, members: id: /],
    [record('profiles', (row) => ({ ...row, id: 4711 })), /profiles\/4711 belongs to no member/],
    [
      record('pairings', (row) => ({ ...row, womanId: 4711 })),
      /pairings\/\d+: womanId 4711 is not in members/,
    ],
    [record('settings', (row) => ({ ...row, settledAt: 9e15 })), /line 2, settings: settledAt: /],
    [(lines) => lines.filter((line) => !line.startsWith('settings ')), /settings\/1 is missing/],
    [(lines) => lines.toSpliced(3, 0, lines[2] as string), /line 4, members: another record has the id /],
    [(lines) => lines.toSpliced(2, 0, 'members {'), /line 3, members: it is not JSON/],
    [(lines) => lines.toSpliced(2, 0, 'rulers {}'), /line 3 is of an unknown table "rulers"/],
    [(lines) => lines.toSpliced(2, 0, 'members'), /line 3 is of an unknown table/],
    [(lines) => lines.with(0, '{'), /it is not a world file/],
    [
      (lines) => lines.with(0, (lines[0] as string).replace(/"members":\d+/, '"members":2')),
      /the next id of members is 2, but ids up to \d+ are used/,
    ],
  ]
  for (const [change, place] of cases)
    expect(await refusalOf(mock, capsule, forged(capsule.world, change))).toMatch(place)
  expect(await refusalOf(mock, { ...capsule, now: '2026-11-20T12:00:00+09:00' }, capsule.world)).toMatch(
    /its instant .* lies before/,
  )
  expect(mock.worldText()).toBe(before)
  expect((await mock.control('GET', '/clock')).body.checkpoints).toEqual([])
})

test('D-04 the capsule of a world that has lived is taken, and gives the same bytes', async () => {
  const mock = await startMock()
  await mock.advance('P400D')
  const { body: capsule } = await mock.control('GET', '/capsule')
  await mock.control('POST', '/reset', { now: '2026-11-21T12:00:00+09:00' })
  expect((await mock.control('POST', '/capsule', capsule)).body.now).toBe(capsule.now)
  expect(mock.worldText()).toBe(capsule.world)
})
