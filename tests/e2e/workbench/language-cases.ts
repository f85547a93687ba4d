import { expect, type Page } from '@playwright/test'
import type { Damage } from '../../../src/contract/rules/damage.ts'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { capsuleCopy } from '../../../src/renderer/workbench/features/capsule/copy.ts'
import { handsetCopy } from '../../../src/renderer/workbench/features/handset/copy.ts'
import { stageCopy } from '../../../src/renderer/workbench/features/stage/copy.ts'
import { storageCopy } from '../../../src/renderer/workbench/features/storage/copy.ts'
import { storylinesCopy } from '../../../src/renderer/workbench/features/storylines/copy.ts'
import { startMockServer, testNow } from '../../support/mock-server.ts'
import { drop, openPanel, type Walk } from './language-walk.ts'

/** A story whose second scene fails. */
const failing = {
  version: 1,
  title: '“X”',
  world: { now: testNow, members: 0 },
  people: { a: 'woman' },
  begin: { actions: [{ open: '/home', phone: 'a' }] },
  scenes: [
    {
      title: '“1”',
      caption: '“1”',
      points: [{ text: '“1”' }],
      actions: [
        { open: '/timeline', phone: 'a' },
        { control: 'moveClock', input: { advance: 'P1D' } },
      ],
    },
    {
      title: '“2”',
      actions: [
        {
          open: '/settings',
          phone: 'a',
          expect: [
            { call: { method: 'GET', path: '/api/account', status: 422 } },
            { mail: { to: 'woman', subject: '“?”' } },
          ],
        },
      ],
    },
  ],
}

const damaged: readonly Damage[] = [
  {
    kind: 'unreadable',
    file: '/data/world-000002.jsonl',
    reason: { line: 3, part: 'members', ...reasonOf('no-json') },
  },
  { kind: 'set-aside', copy: '/data/world-000002.jsonl.damaged' },
  { kind: 'damaged', file: '/data/journal-000001.jsonl', copy: '/data/journal-000001.jsonl.damaged' },
  { kind: 'cut', file: '/data/journal-000002.jsonl', lost: 9, bytes: 2048, copy: null },
  { kind: 'clock-damaged', file: '/data/clock.json', at: testNow, copy: '/data/clock.json.damaged' },
]

/** An own story: one that is refused, the editor with its undo, a step that fails. */
export async function walkOwnStories(walk: Walk): Promise<void> {
  const { workbench, server, language, look } = walk
  const { page } = workbench
  const words = storylinesCopy[language]
  const { key } = await server.control.post<{ key: string }>('/storylines/own', {
    name: 'x',
    text: JSON.stringify(failing),
  })
  const dock = await openPanel(walk, 'storylines')
  await look(page, 'own stories')
  await dock.getByRole('button', { name: words.own.file('x') }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.own.edit }).click()
  const undo = page.getByRole('button', { name: words.editor.undo })
  await dock.getByRole('button', { name: words.editor.removeScene(2) }).click()
  await expect(undo).toBeEnabled()
  await undo.click()
  for (const summary of await dock.locator('summary').all()) await summary.click()
  await look(page, 'story editor')
  await dock.getByRole('button', { name: words.editor.removeScene(2) }).click()
  await dock.getByRole('button', { name: words.editor.cancel, exact: true }).click()
  await page.getByText(words.editor.dropped).waitFor()
  await look(page, 'editing cancelled')
  await dock.getByRole('button', { name: words.start(failing.title) }).click()
  await dock.getByRole('button', { name: words.next('“1”') }).click()
  await dock.getByRole('button', { name: words.next('“2”') }).click()
  await dock.getByText(words.actions.mark(words.actions.marks.failed)).first().waitFor({ timeout: 60_000 })
  await look(page, 'a failed step')
  await server.control.post('/storylines/own/delete', { key })
}

/** A capsule that was opened, with its note, and one that is refused with its reason. */
export async function walkCapsule({ workbench, server, language, look }: Walk): Promise<void> {
  const { page } = workbench
  const note = { title: '“X”', happened: '“Y”', expected: '“Z”' }
  const capsule = await server.control.post<string>('/capsule/file', { note })
  await drop(page, 'case.yoimachi', capsule)
  const words = capsuleCopy[language]
  const chip = page.getByTitle(words.openedTitle(note.title))
  await chip.click()
  await page.getByRole('dialog').getByText(note.happened).waitFor()
  await look(page, 'an opened capsule')
  await page.getByRole('dialog').getByRole('button', { name: words.close, exact: true }).click()
  await expect(chip).toHaveCount(0)
  await drop(page, 'cut.yoimachi', capsule.slice(0, -200))
  const details = page.getByRole('button', { name: language === 'ja' ? '詳しく' : 'Details' })
  await details.click()
  await expect(details).toHaveCount(0)
  await look(page, 'why a capsule is refused')
}

/** The dialog of a real phone, and its bar. */
export async function walkHandset({ workbench, server, language, look }: Walk): Promise<void> {
  const { page } = workbench
  const open = workbench.phoneBox('a').getByRole('button', { name: stageCopy[language].command.openOnDevice })
  const dialog = page.getByRole('dialog')
  await open.click()
  await dialog.getByText(handsetCopy[language].title).first().waitFor()
  await look(page, 'real phone, before')
  await page.keyboard.press('Escape')
  const handset = { address: '127.0.0.2', email: 'woman@yoimachi.example', to: '/home' }
  await server.control.post('/handset', handset)
  await page.getByRole('region', { name: handsetCopy[language].banner.label }).waitFor()
  await open.click()
  await dialog.getByRole('img').waitFor()
  await look(page, 'real phone, waiting')
  await page.keyboard.press('Escape')
  await server.control.delete('/handset')
}

/** A real API on B with a drift. */
export async function walkBeside(walk: Walk): Promise<void> {
  const { workbench, server, look } = walk
  const { page } = workbench
  const real = await startMockServer({ args: ['--members', '0'] })
  try {
    const drift = { first: '2026-11-20', last: '2026-11-20' }
    await server.control.post('/drift', {
      calls: {
        'GET /api/account': {
          confirmed: '2026-11-20',
          samples: 3,
          drifts: [
            { place: 'response.real_only', kind: 'extra', note: null, ...drift },
            { place: 'status.500', kind: 'status', note: '#1024', ...drift },
          ],
        },
      },
      version: 1,
    })
    await server.control.put('/backend', { mode: 'beside', url: real.url })
    const dock = await openPanel(walk, 'backend')
    await dock.getByText('response.real_only').first().waitFor()
    await dock.evaluate((element) => {
      for (const details of element.querySelectorAll('details')) details.open = true
    })
    await look(page, 'beside')
    await server.control.put('/backend', { mode: 'real', url: real.url })
    await expect(page.getByRole('banner').locator('time')).toHaveCount(0)
    await look(page, 'real API')
    await server.control.put('/backend', { mode: 'mock' })
    await expect(page.getByRole('banner').locator('time')).toHaveCount(1)
  } finally {
    await real.stop()
  }
}

/** Bars about the data folder, and a server that is gone. */
export async function walkTroubles({ workbench, language, look }: Walk): Promise<void> {
  const { page } = workbench
  const words = storageCopy[language]
  const storage = '**/__control/storage'
  for (const kind of ['full', 'gone', 'refused'] as const) {
    const damage = damaged.map((found) => ({ ...found, text: found.kind }))
    const body = { folder: '/data', problem: { kind, text: kind }, damage: kind === 'full' ? damage : [] }
    await page.route(storage, (route) => route.fulfill({ json: body }))
    await page.reload()
    await page.getByText(words.problems[kind]).waitFor()
    await look(page, `a folder that is ${kind}`)
    await page.unroute(storage)
  }
  await loseServer(page, stageCopy[language].offline)
  await look(page, 'without a server')
}

/** Refuses the event stream until the page says that the server is gone. */
async function loseServer(page: Page, text: string): Promise<void> {
  await page.route('**/__control/**', (route) => route.abort())
  await page.reload()
  await page.getByText(text).first().waitFor()
}
