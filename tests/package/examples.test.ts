import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '../../.scripts/browser/find-chromium.mjs'
import { builtInStorylines, readOwnStory } from '../../mock-api/tools/storylines/built-in.ts'
import { nameOf } from '../../mock-api/tools/storylines/people.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { exportStory } from '../../src/contract/storyline/export/export-story.ts'

// Uses the package as its users do: an empty folder, the tarball and the examples of docs/in-your-tests.md.

const root = resolve(import.meta.dirname, '../..')
const mostTarballBytes = 3_000_000
/** Each test starts several processes, all of them at the same time, and a busy machine takes its time. */
const timeoutMs = 300_000

/** Runners of this repository that the examples use, so that no registry is asked. */
const runners = [
  '@playwright/test',
  'vitest',
  'happy-dom',
  'typescript',
  'vite',
  '@types/node',
  '.bin/playwright',
  '.bin/vitest',
  '.bin/tsc',
  '.bin/vite',
]

/**
 * Stories that are taken along as tests: built-in ones of time, of money, and of the operator with a capture of pages; and one
 * that was recorded on a quiet stage.
 */
const exportedStories = ['hold-ending', 'renewal-declined', 'document-returned', 'offline']

const recordedStory = (key: string) =>
  readOwnStory(readFileSync(join(root, `tests/e2e/workbench/recorded/${key}.json`), 'utf8'))

let folder = ''
let tarball = ''

async function run(command: string, ...args: readonly string[]) {
  const env = { ...process.env, CHROMIUM_PATH: findChromium(), NODE_ENV: '', VITEST: '', NODE_OPTIONS: '' }
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (out += text))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, out }
}

beforeAll(async () => {
  execFileSync('npm', ['run', '-s', 'pack:npm'], { cwd: root, stdio: 'pipe' })
  tarball = join(root, `dist/yoimachi-${packageJson.version}.tgz`)
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-package-'))
  const page = readFileSync(join(root, 'docs/in-your-tests.md'), 'utf8')
  for (const [, path = '', text = ''] of page.matchAll(/^```\w+ (\S+)\n([^]*?)^```$/gm)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const key of exportedStories) {
    const story = builtInStorylines().find((one) => one.key === key) ?? recordedStory(key)
    for (const form of ['playwright', 'vitest'] as const) {
      const { name, text } = exportStory(story, { key, form, nameOf })
      writeFileSync(join(folder, 'tests', name), text)
    }
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const installed = await run('npm', 'install', '--no-audit', '--no-fund', '--offline', tarball)
  if (installed.status !== 0) throw new Error(`Failed to install the tarball: ${installed.out}`)
  for (const name of runners) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
}, timeoutMs)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the tarball is small, has no native module and no dependency', () => {
  expect(statSync(tarball).size).toBeLessThan(mostTarballBytes)
  const own = join(folder, 'node_modules/yoimachi')
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest['dependencies']).toBeUndefined()
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' })
  expect(files.filter((path) => /\.node$|\.map$|\.test\./.test(path))).toEqual([])
  for (const path of ['README.md', 'LICENSE', 'licences.txt']) expect(files).toContain(path)
})

test.concurrent(
  'the Playwright example passes, and so do four stories that were exported as specs',
  async () => {
    const { status, out } = await run('npx', 'playwright', 'test', '--timeout=60000')
    expect(out).toContain('8 passed')
    expect(status).toBe(0)
  },
  timeoutMs,
)

test.concurrent(
  'the Vitest examples and exported stories pass, in Node and in happy-dom, with faked timers',
  async () => {
    const { status, out } = await run('npx', 'vitest', 'run', '--testTimeout=60000', '.test.ts')
    expect(out).toMatch(/8 passed/)
    expect(status).toBe(0)
  },
  timeoutMs,
)

test.concurrent(
  'the example without a runner passes',
  async () => {
    const { status, out } = await run(process.execPath, 'tests/worlds.mjs')
    expect({ status, out }).toEqual({
      status: 0,
      out: '200 2026-11-20T12:00:00.000+09:00 2026-11-21T12:00:00.000+09:00\n',
    })
  },
  timeoutMs,
)

test.concurrent(
  'the shell example passes and removes its ready file at the end',
  async () => {
    const { status, out } = await run('bash', 'tests/shell.sh')
    expect(out).toContain('"now": "2026-11-21T03:00:00.000+09:00"')
    expect(out).toContain('"seed": 8')
    expect(status).toBe(0)
    expect(existsSync(join(folder, 'ready.json'))).toBe(false)
  },
  timeoutMs,
)

test.concurrent(
  'the example of a story passes and leaves its report',
  async () => {
    const { status, out } = await run('bash', 'tests/play.sh')
    expect(out).toContain('3 passed, 0 failed, 0 skipped')
    expect(status).toBe(0)
    expect(existsSync(join(folder, 'story-results/stories.xml'))).toBe(true)
  },
  timeoutMs,
)

test.concurrent(
  'the example of a story with a page passes in a browser and leaves its pictures',
  async () => {
    const { status, out } = await run('bash', 'tests/play-browser.sh')
    expect(out).toContain('3 passed, 0 failed, 0 skipped')
    expect(status).toBe(0)
    const files = readdirSync(join(folder, 'story-results/browser'), { recursive: true, encoding: 'utf8' })
    for (const path of ['stories.xml', 'password.md', join('password', '2-a.png')]) expect(files).toContain(path)
  },
  timeoutMs,
)

test.concurrent(
  'a story with a page is refused with one line where Playwright is missing, or has no browser',
  async () => {
    const cli = join(folder, 'node_modules/yoimachi/lib/cli.js')
    const story = join(folder, 'page-stories/password.json')
    const play = (cwd: string) => {
      const env = { ...process.env, CHROMIUM_PATH: undefined, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none') }
      return spawnSync(process.execPath, [cli, 'play', story, '--browser'], { cwd, env, encoding: 'utf8' })
    }
    const elsewhere = mkdtempSync(join(tmpdir(), 'yoimachi-elsewhere-'))
    const missing = play(elsewhere)
    rmSync(elsewhere, { recursive: true })
    expect([missing.status, missing.stderr]).toEqual([
      2,
      'Failed to play in a browser: Playwright is not installed. Run npm install playwright.\n',
    ])
    const { status, stderr } = play(folder)
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^Failed to start Chromium: .*Executable doesn't exist.*\. Run npx playwright install chromium, or set CHROMIUM_PATH\.\n$/,
      ),
    ])
  },
  timeoutMs,
)

test.concurrent.each([
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'the examples compile under strict TypeScript, and the package declares all it needs: %s, %s',
  async (module, moduleResolution) => {
    writeFileSync(
      join(folder, `types-${module}.ts`),
      `import { startYoimachi, type Yoimachi, type World } from 'yoimachi'
export async function start(): Promise<readonly World[]> {
  await using mock: Yoimachi = await startYoimachi({ hosts: ['10.0.2.2'], appOrigins: ['capacitor://localhost'] })
  // @ts-expect-error There is no such option.
  await startYoimachi({ colour: 'plum' })
  return [mock, await mock.world()]
}
`,
    )
    const options = [
      '--ignoreConfig',
      '--strict',
      '--noEmit',
      '--module',
      module,
      '--moduleResolution',
      moduleResolution,
    ]
    const compile = (lib: string, ...files: readonly string[]) =>
      run('npx', 'tsc', ...options, '--target', 'es2022', '--lib', lib, '--types', 'node', ...files)
    const own = await compile('es2022', `types-${module}.ts`)
    expect(own).toEqual({ status: 0, out: '' })
    // The declarations of the runners themselves need more than this.
    const examples = ['tests/password.spec.ts', 'tests/likes.test.ts', 'tests/in-a-page.test.ts']
    expect(await compile('esnext,dom', '--skipLibCheck', ...examples)).toEqual({ status: 0, out: '' })
  },
  timeoutMs,
)

test.concurrent(
  'a bundle serves the pages of the installed package, and elsewhere says what is missing',
  async () => {
    writeFileSync(
      join(folder, 'bundled.mjs'),
      `import { startYoimachi } from 'yoimachi'
await using mock = await startYoimachi({ members: 0 })
const page = await fetch(mock.url + '/home')
console.log(page.status, page.headers.get('content-type'), page.ok ? '' : await page.text())
`,
    )
    const options = `{ ssr: { noExternal: true }, build: { target: 'node20', ssr: 'bundled.mjs', outDir: 'bundle' } }`
    writeFileSync(join(folder, 'bundle.config.mjs'), `export default ${options}\n`)
    const built = await run('npx', 'vite', 'build', '--logLevel', 'error', '--config', 'bundle.config.mjs')
    expect(built).toEqual({ status: 0, out: '' })
    const name = readdirSync(join(folder, 'bundle')).find((file) => file.startsWith('bundled')) as string
    const bundle = join(folder, 'bundle', name)
    expect((await run(process.execPath, bundle)).out).toMatch(/^200 text\/html/)
    const elsewhere = execFileSync(process.execPath, [bundle], { cwd: tmpdir(), encoding: 'utf8' })
    expect(elsewhere).toMatch(/^503 text\/plain.* The pages of yoimachi are not beside this program\. /)
  },
  timeoutMs,
)

test(
  'a failed test saves a capsule that restores the same world, page and exchanges',
  async () => {
    writeFileSync(
      join(folder, 'tests/planted.spec.ts'),
      `import { expect, mergeTests, test as base } from '@playwright/test'
import { test as yoimachi } from 'yoimachi/playwright'
const test = mergeTests(base, yoimachi)
test.use({ persona: 'woman' })
test('planted', async ({ page, mock }) => {
  await page.goto('/timeline')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await mock.clock.jump('PT1H')
  expect(1).toBe(2)
})
`,
    )
    const { status, out } = await run('npx', 'playwright', 'test', 'planted', '--timeout=60000')
    expect({ status, out }).toEqual({ status: 1, out: expect.stringContaining('1 failed') })
    const files = readdirSync(join(folder, 'test-results'), { recursive: true, encoding: 'utf8' })
    const capsule = files.find((path) => path.endsWith('.yoimachi'))
    expect(capsule).toBeDefined()
    expect(files.filter((path) => /exchanges.*\.har$|timeline.*\.json$/.test(path))).toHaveLength(2)
    rmSync(join(folder, 'tests/planted.spec.ts'))

    const cli = join(folder, 'node_modules/yoimachi/lib/cli.js')
    const args = ['serve', '--port', '0', '--ready-file', 'opened.json', join('test-results', capsule as string)]
    const server = spawn(process.execPath, [cli, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    await once(server.stdout, 'data')
    const { url } = JSON.parse(readFileSync(join(folder, 'opened.json'), 'utf8')) as { url: string }
    const read = async (path: string) =>
      (await fetch(`${url}/__control${path}`)).json() as Promise<Record<string, unknown>>
    expect(await read('/ready')).toMatchObject({ now: '2026-11-21T13:00:00.000+09:00', mode: 'frozen' })
    expect(await read('/stage')).toMatchObject({
      phones: { a: { email: 'woman@yoimachi.example', page: '/timeline' } },
    })
    const { exchanges } = (await read('/capsule/opened')) as { exchanges: { path: string }[] }
    expect(exchanges.map(({ path }) => path)).toContain('/api/timeline')
    server.kill()
    await once(server, 'exit')
  },
  timeoutMs,
)

test.concurrent(
  'the help has an example of each command, and unknown commands are refused',
  async () => {
    const help = await run('npx', 'yoimachi', '--help')
    for (const example of ['yoimachi serve --', 'yoimachi ctl clock move --', 'yoimachi contract --'])
      expect(help.out).toContain(example)
    expect((await run('npx', 'yoimachi', 'ctl', '--help')).out).toContain('clock move')
    expect((await run('npx', 'yoimachi', 'serve', '--help')).out).toContain('--ready-file FILE')
    expect(await run('npx', 'yoimachi', 'sreve')).toEqual({
      status: 2,
      out: 'sreve is no command of yoimachi. See yoimachi --help.\n',
    })
  },
  timeoutMs,
)
