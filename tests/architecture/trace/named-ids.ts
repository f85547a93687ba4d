import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseSync } from 'vite'
import { idsInText } from './ids-in-text.ts'

/** Maximum per title, row or call, so that each promised failure is visible in the test. */
const mostIds = 6

/** A node of the syntax tree. */
export type Node = { readonly type: string; readonly [key: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Root of `test.each(rows)` and `test.describe.serial` is `test`. */
export function rootName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node.name)
  return rootName(node.object ?? node.callee ?? node.tag)
}

/** Fixed text of a string or template; parts filled in at run time name nothing. */
export function textOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return ''
  return node.quasis.map((part: { value: { raw: string } }) => part.value.raw).join(' ')
}

/** First values of the literal rows of `test.each(rows)('%s …')`, which begin its titles. */
function rowTitles(callee: unknown): string[] {
  if (!isNode(callee) || !Array.isArray(callee.arguments)) return []
  let [rows] = callee.arguments as unknown[]
  // `[…] as const`
  while (isNode(rows) && rows.type.startsWith('TS')) rows = rows.expression
  if (!isNode(rows) || !Array.isArray(rows.elements)) return []
  return rows.elements.map((row) => textOf(isNode(row) && Array.isArray(row.elements) ? row.elements[0] : row))
}

function collectTexts(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) for (const child of node) collectTexts(child, texts)
  if (!isNode(node)) return
  if (node.type === 'CallExpression' && Array.isArray(node.arguments)) {
    const name = rootName(node.callee)
    if (name === 'covers') texts.push(node.arguments.map(textOf).join(' '))
    if (name === 'test' || name === 'it' || name === 'describe') {
      const title = textOf(node.arguments[0])
      texts.push(title)
      if (title.startsWith('%s')) texts.push(...rowTitles(node.callee))
    }
  }
  for (const child of Object.values(node)) if (typeof child === 'object') collectTexts(child, texts)
}

/** Texts of a test file that may name ids: titles, rows and `covers()` calls. */
function namingTextsOf(fileName: string, source: string): string[] {
  const texts: string[] = []
  collectTexts(parseSync(fileName, source).program, texts)
  return texts
}

/** Ids named by titles and `covers()` calls of a test file. */
export function namedIdsOf(fileName: string, source: string): string[] {
  return namingTextsOf(fileName, source).flatMap(idsInText)
}

/** Titles, rows and `covers()` calls with too many ids. */
export function overfullTextsOf(fileName: string, source: string): string[] {
  return namingTextsOf(fileName, source).filter((text) => idsInText(text).length > mostIds)
}

/** Files by the id they name; paths are relative to `root`. */
export function readNamedIds(root: string, files: readonly string[]): Map<string, string[]> {
  const named = new Map<string, string[]>()
  for (const file of files) {
    for (const id of new Set(namedIdsOf(file, readFileSync(file, 'utf8')))) {
      named.set(id, [...(named.get(id) ?? []), relative(root, file)])
    }
  }
  return named
}
