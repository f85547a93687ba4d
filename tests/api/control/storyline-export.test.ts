import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatted } from '../../support/formatted.ts'
import { startMock } from '../../support/mock.ts'

const text = JSON.stringify({
  version: 1,
  title: '送る',
  world: { now: '2026-11-20T20:00', members: 0 },
  people: { a: 'woman' },
  scenes: [{ title: '押す', actions: [{ press: { role: 'button', name: '送る' }, phone: 'a' }] }],
})

test('every built-in story becomes a spec and a test that the formatter leaves as they are', async () => {
  const mock = await startMock({ members: 0 })
  const { body: storylines } = await mock.control('GET', '/storylines')
  for (const { key, title } of storylines as { key: string; title: string }[])
    for (const form of ['playwright', 'vitest']) {
      const { body } = await mock.control('GET', `/storylines/export?key=${key}&form=${form}`)
      expect(body.name).toBe(`${key}.${form === 'vitest' ? 'test' : 'spec'}.ts`)
      expect(body.text).toContain(`test('${title}', async (`)
      expect(await formatted(body.text)).toBe(body.text)
    }
})

test('a story is taken along as its file and as a written case, own ones under their name', async () => {
  const mock = await startMock({ members: 0 })
  const fixture = readFileSync(new URL('../../../fixtures/storylines/hold-week.json', import.meta.url), 'utf8')
  const read = async (key: string, form: string) =>
    (await mock.control('GET', `/storylines/export?key=${encodeURIComponent(key)}&form=${form}`)).body
  expect(await read('hold-week', 'story')).toEqual({ name: 'hold-week.json', text: fixture })
  const { key } = (await mock.control('POST', '/storylines/own', { name: '自分の', text })).body
  expect(await read(key, 'story')).toEqual({ name: '自分の.json', text })
  expect((await read(key, 'markdown')).name).toBe('自分の.md')
  expect((await read(key, 'playwright')).text).toContain(
    "await akari.getByRole('button', { name: '送る', exact: true }).click()",
  )
  expect(await mock.control('GET', '/storylines/export?key=no&form=story')).toMatchObject({ status: 404 })
})
