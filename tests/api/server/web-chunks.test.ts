import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../../../.scripts/root.mjs'

/** Files of the built member app with their static imports. */
const folder = join(root, 'dist/web')
const chunkSchema = z.object({
  name: z.string().optional(),
  file: z.string(),
  imports: z.array(z.string()).default([]),
})
const manifest = z
  .record(z.string(), chunkSchema)
  .parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))

function chunkOf(name: string): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? []
  if (key === undefined) throw new Error(`The bundle has no file named ${name}.`)
  return key
}

/** Files that a chunk needs, including itself. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports) filesOf(imported, found)
  return found
}

const bytesOf = (file: string) => gzipSync(readFileSync(join(folder, file))).length
const started = new Set([...filesOf('index.html'), ...filesOf(chunkOf('start'))])

test.each([
  ['landing-pages', 2],
  ['auth-pages', 2],
  ['home-pages', 4],
  ['recommendation-pages', 4],
  ['timeline-pages-layers', 5],
  ['footprint-pages-layers', 5],
  ['partner-pages-carousel-layers', 8],
  ['chat-pages-layers-rails-actioncable-virtua', 7],
  ['profile-form-pages-forms-layers', 7],
  ['review-pages-forms', 6],
  ['payment-pages-forms-layers', 8],
  ['settings-pages', 4],
])('the pages of %s ask for at most %d files beside those of the start', (name, most) => {
  const files = [...filesOf(chunkOf(name))].filter((file) => !started.has(file))
  expect(files.length).toBeGreaterThan(0)
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(most)
})

test('combines small chunks, with at most 70 files', () => {
  expect(scripts.length).toBeLessThanOrEqual(70)
  expect(scripts.filter((file) => bytesOf(file) < 1_600).length).toBeLessThanOrEqual(25)
})

test('no file beside those of the start is larger than 25 kB (P11)', () => {
  const large = scripts.filter((file) => !started.has(file) && bytesOf(file) > 25_000)
  expect(large).toEqual([])
})
