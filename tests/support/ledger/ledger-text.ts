import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const docs = resolve(import.meta.dirname, '../../../docs')
const read = (page: string) => readFileSync(resolve(docs, page), 'utf8')
const decisions = read('decisions.md')
const requirements = read('requirements-1.md') + read('requirements-2.md')

/** Text below the heading of a list of Part D: `L-7`. */
export function listSection(id: string): string {
  const [, body] = new RegExp(`^### ${id} .*\\n([^]*?)(?=^##)`, 'm').exec(decisions) ?? []
  if (body === undefined) throw new Error(`Failed to read list ${id}: docs/decisions.md has no such heading.`)
  return body.trim()
}

/** Rows of the table in a list of Part D, without its header and code marks. */
export function listTable(id: string): string[][] {
  return listSection(id)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .filter((line) => !line.startsWith('|---'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll('`', '').trim()),
    )
}

/** Entries of the line `- {name}: a, b, c.` in a list of Part D. */
export function listLine(id: string, name: string): string[] {
  const line = listSection(id)
    .split('\n')
    .find((text) => text.startsWith(`- ${name}: `))
  if (line === undefined) throw new Error(`Failed to read list ${id}: no line begins with "- ${name}: ".`)
  return entries(line.slice(`- ${name}: `.length))
}

/** Entries of a row of the requirement ledgers, after its first colon: `ENUM-13`. */
export function rowEntries(id: string): string[] {
  return entries(rowText(id).replace(/^[^:]*: /, ''))
}

/** Row of the requirement ledgers without its id and sources. */
export function rowText(id: string): string {
  const [, text] =
    new RegExp(`^- \\*\\*${id}\\*\\*(?: \\(open\\))? (.*?)(?: \\[s[^\\]]*\\])?$`, 'm').exec(requirements) ?? []
  if (text === undefined) throw new Error(`Failed to read ${id}: no requirement ledger has such a row.`)
  return text
}

/** Splits `a, b (a remark), c.` into a list. ASCII brackets after a blank mark remarks of the ledger. */
export function entries(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(', ')
    .map((entry) => entry.replace(/ \([^)]*\)/, '').replaceAll(/^'|'$/g, ''))
}
