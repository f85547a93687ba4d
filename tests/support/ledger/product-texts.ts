import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import * as z from 'zod/mini'

const root = resolve(import.meta.dirname, '../../..')
const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

const templateSchema = z.object({ quasis: z.array(z.object({ value: z.object({ cooked: z.string() }) })) })

/** Literals and texts between tags. A template is one text with `{}` for its values. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { type?: string; value?: unknown }
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value]
  const own =
    type === 'TemplateLiteral'
      ? [
          templateSchema
            .parse(node)
            .quasis.map((part) => part.value.cooked)
            .join('{}'),
        ]
      : []
  return [...own, ...Object.values(node).flatMap(textsOf)]
}

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => ending.test(path) && !path.includes('.test.'))
}

/** Japanese texts in code below some folders. */
export function readCodeTexts(folders: readonly string[]): ReadonlySet<string> {
  const texts = folders
    .flatMap((folder) => filesOf(folder, /\.tsx?$/))
    .flatMap((file) => textsOf(parseSync(file, readFileSync(file, 'utf8')).program))
  return new Set(texts.map((text) => text.trim()).filter(isJapanese))
}

/** All Japanese texts in the app, the backend and the fixtures. */
export function readProductTexts(): ReadonlySet<string> {
  const code = readCodeTexts(['src', 'mock-api'])
  const data = filesOf('fixtures', /\.json$/).flatMap((file) => textsOfJson(JSON.parse(readFileSync(file, 'utf8'))))
  return new Set([...code, ...data.map((text) => text.trim()).filter(isJapanese)])
}

function textsOfJson(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOfJson) : []
}
