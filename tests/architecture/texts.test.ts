import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { pageTitles, notFoundTitle } from '../../src/renderer/lib/copy/titles.ts'

const root = resolve(import.meta.dirname, '../..')

/** Texts of a feature are in its `copy.ts` or `…-copy.ts`; legal pages and greetings consist of texts only. */
const isCopy = (path: string) => /copy\.ts$|\/legal\/|\/greeting\.ts$/.test(path)

/** Code of the member app and the design system without tests. */
const sources = ['member', 'ui'].flatMap((folder) =>
  readdirSync(join(root, 'src/renderer', folder), { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !isCopy(path)),
)

/** All fixed texts of a syntax tree: literals, templates and text between tags. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { type?: string; value?: unknown }
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value]
  if (type === 'TemplateElement') return [(value as { raw: string }).raw]
  return Object.values(node).flatMap(textsOf)
}

const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

test('D-64 no Japanese text is outside the copy files', () => {
  const stray = sources.flatMap((file) =>
    textsOf(parseSync(file, readFileSync(file, 'utf8')).program)
      .filter(isJapanese)
      .map((text) => `${relative(root, file)}: ${text.trim()}`),
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(stray).toEqual([])
})

test('L-10 every page has the title of the list, and the list has no other page', () => {
  const page = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
  const [, list = ''] = /### L-10 Page titles\n(.+)\n/.exec(page) ?? []
  const wanted = Object.fromEntries(
    list
      .replace(/\.$/, '')
      .split('; ')
      .flatMap((entry) => {
        const title = entry.slice(entry.lastIndexOf(' ') + 1)
        const paths = entry.slice(0, entry.lastIndexOf(' ')).split(', ')
        return paths.filter((path) => /^\/[^*]*$/.test(path)).map((path) => [path.replace('{id}', ':id'), title])
      }),
  )
  expect(pageTitles).toEqual(wanted)
  expect(list).toContain(`unknown path ${notFoundTitle}.`)
})
