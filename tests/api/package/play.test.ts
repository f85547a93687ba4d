import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { play } from '../../../mock-api/package/play/play.ts'
import { makeTemporaryFolder } from '../../../mock-api/temporary-folder.ts'
import { startMock } from '../../support/mock.ts'

const send = (status: number, response: object) => ({
  call: 'API-43',
  as: 'woman',
  input: { uuid: '{man}' },
  expect: [{ call: { method: 'POST', path: '/api/send_like', status, response }, as: 'woman' }],
})
const story = (scenes: readonly object[], world: object = { now: '2026-11-20T20:00', members: 0 }) =>
  JSON.stringify({ version: 1, title: 'いいね & 返事', world, people: { a: 'woman', b: 'man' }, scenes })

/** Plays files by name. Returns the exit code and what was printed. */
async function played(files: Readonly<Record<string, string>>, ...args: string[]) {
  const folder = await makeTemporaryFolder('play')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const lines: string[] = []
  const line = (text: string) => lines.push(text.replaceAll(folder, '.'))
  const paths = args.map((arg) => arg.replace(/^\.(?=$|\/)/, folder))
  const code = await play(paths, { print: line, warn: line })
  return { code, lines, folder }
}

test('a story that holds exits with 0; its calls are made over HTTP and its clock stands still', async () => {
  const { code, lines, folder } = await played(
    {
      'like.json': story([
        {
          title: '送る',
          actions: [
            { open: '/timeline', phone: 'a' },
            send(200, { success: true }),
            send(200, { success: false, reason: 'already' }),
          ],
        },
        { title: '三時', actions: [{ control: 'moveClock', input: { edge: 'next-reset' } }] },
      ]),
    },
    './like.json',
    '--out',
    './out',
  )
  expect(lines).toEqual([
    './like.json: いいね & 返事',
    '  ok      begin',
    '  ok      送る (2 expected)',
    '  ok      三時',
    '3 passed, 0 failed, 0 skipped',
    'wrote ./out/stories.xml',
  ])
  expect(code).toBe(0)
  expect(readFileSync(join(folder, 'out/stories.xml'), 'utf8')).toContain(
    '<testsuite name="いいね &amp; 返事" tests="3" failures="0">',
  )
})

test('a failed expectation names action, wanted and found value; the scenes after it are skipped', async () => {
  const { code, lines, folder } = await played(
    {
      'like.json': story([
        { title: '送る', actions: [send(200, { 'user.sex': 9 })] },
        { title: '三時', actions: [{ control: 'moveClock', input: { edge: 'next-reset' } }] },
      ]),
    },
    '.',
    '--out',
    './out',
  )
  expect(code).toBe(1)
  expect(lines).toContain(
    '          scenes[0].actions[0].expect[0]: POST /api/send_like returned nothing at user.sex instead of 9.',
  )
  expect(lines).toContain('  skipped 三時')
  const report = readFileSync(join(folder, 'out/stories.xml'), 'utf8')
  expect(report).toContain('tests="3" failures="1" skipped="1"')
  expect(report).toContain('<failure message="scenes[0].actions[0].expect[0]: POST /api/send_like returned')
})

test('a refused call fails its scene unless the action expects that status', async () => {
  const refused = { call: 'API-34', as: 'man', input: {} }
  const wanted = { ...refused, expect: [{ call: { method: 'POST', path: '/api/matching_status', status: 422 } }] }
  expect((await played({ 'x.json': story([{ title: '', actions: [wanted] }]) }, '.')).lines.at(-1)).toBe(
    '2 passed, 0 failed, 0 skipped',
  )
  const { code, lines } = await played({ 'x.json': story([{ title: '', actions: [refused] }]) }, '.')
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(
    /scenes\[0\]\.actions\[0\], make API-34 as man: POST \/api\/matching_status returned 422/,
  )
})

test('expects mails, and says which expectations need a page', async () => {
  const shown = { text: 'ようこそ', phone: 'a' }
  const mail = { mail: { to: 'woman', subject: 'メール' } }
  const { code, lines } = await played(
    {
      'x.json': story([
        { title: '待つ', actions: [{ control: 'moveClock', input: { advance: 'PT1M' }, expect: [shown, mail] }] },
      ]),
    },
    '.',
  )
  expect(code).toBe(1)
  expect(lines).toContain('          not checked, needs a page: scenes[0].actions[0].expect[0], text "ようこそ" on a')
  expect(lines).toContain(
    '          scenes[0].actions[0].expect[1]: No email “メール” was sent to woman@yoimachi.example.',
  )
})

test.each<[string, string, RegExp]>([
  ['no.json', '{}', /^\.\/no\.json: Failed to read the story: it is not a story/],
  [
    'page.json',
    story([{ title: '', actions: [{ press: { role: 'button' }, phone: 'a' }] }]),
    /scenes\[0\]\.actions\[0\] needs a page/,
  ],
  ['text.txt', story([{ title: '' }]), /ends with \.json/],
])('plays nothing and exits with 2 for %s', async (name, text, message) => {
  const { code, lines } = await played(
    { [name]: text, 'good.json': story([{ title: '' }]) },
    './good.json',
    `./${name}`,
  )
  expect([code, lines.length]).toEqual([2, 1])
  expect(lines[0]).toMatch(message)
})

test.each([[[]], [['./missing.json']], [['--speed', '2', '.']]])('exits with 2 for the arguments %j', async (args) => {
  expect((await played({}, ...args)).code).toBe(2)
})

test('plays nothing when the results cannot be written', async () => {
  const { code, lines } = await played({ 'x.json': story([{ title: '' }]), out: '' }, './x.json', '--out', './out')
  expect([code, lines]).toEqual([
    2,
    [expect.stringMatching(/^Failed to write into \.\/out: EEXIST.*\. Name another folder with --out\.$/)],
  ])
})

test('refuses a file and an option with what to do next', async () => {
  const lineOf = async (...args: string[]) => (await played({}, ...args)).lines[0]
  expect(await lineOf('./missing.json')).toMatch(/ENOENT.*\. Name a story file, or a folder of them\.$/)
  expect(await lineOf('.')).toBe(
    'Failed to play .: no story is in this folder. Name a story file, or a folder of them.',
  )
  expect(await lineOf('--speed')).toMatch(/^Failed to play: Unknown option '--speed'.*\. See yoimachi --help\.$/)
})

test('a story whose world cannot be opened fails, and the other stories are played and reported', async () => {
  const { code, lines, folder } = await played(
    {
      'a.json': story([{ title: '読む' }], { capsule: 'case.yoimachi' }),
      'b.json': story([{ title: '読む' }]),
      'case.yoimachi': 'no capsule',
    },
    '.',
    '--out',
    './out',
  )
  expect(code).toBe(1)
  expect(lines.slice(1, 3)).toEqual([
    '  FAILED  end',
    expect.stringMatching(/^ {10}Failed to play the story to its end: ./),
  ])
  expect(lines.slice(3)).toEqual([
    './b.json: いいね & 返事',
    '  ok      begin',
    '  ok      読む',
    '2 passed, 1 failed, 0 skipped',
    'wrote ./out/stories.xml',
  ])
  expect(readFileSync(join(folder, 'out/stories.xml'), 'utf8')).toContain('tests="1" failures="1"')
})

test.each(['hold-week', 'first-day-man'])('plays the built-in story %s', async (key) => {
  const lines: string[] = []
  const file = fileURLToPath(new URL(`../../../fixtures/storylines/${key}.json`, import.meta.url))
  const code = await play([file], { print: (line) => lines.push(line), warn: (line) => lines.push(line) })
  expect([code, lines.at(-1)]).toEqual([0, '7 passed, 0 failed, 0 skipped'])
})

test('plays in the world of a capsule beside the file', async () => {
  const mock = await startMock({ members: 0 })
  await mock.advance('P3D')
  const folder = await makeTemporaryFolder('play')
  mkdirSync(join(folder, 'worlds'))
  writeFileSync(join(folder, 'worlds/case.yoimachi'), (await mock.control('GET', '/capsule')).body)
  const scenes = [{ title: '読む', actions: [{ call: 'API-09', as: 'woman', input: {} }] }]
  writeFileSync(join(folder, 'case.json'), story(scenes, { capsule: 'worlds/case.yoimachi' }))
  const lines: string[] = []
  const code = await play([folder], { print: (line) => lines.push(line), warn: (line) => lines.push(line) })
  expect([code, lines.at(-1)]).toEqual([0, '2 passed, 0 failed, 0 skipped'])
})
