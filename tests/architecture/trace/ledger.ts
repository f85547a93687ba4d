import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row that a test can name: `REC-40` of area `REC`. */
export interface LedgerRow {
  readonly id: string
  readonly area: string
  /** Open rows record a gap that decisions.md settles; they need no test of their own. */
  readonly open: boolean
}

/** Which page holds which rows. Part B of decisions.md repeats requirement ids and is therefore not read. */
const pages: readonly { file: string; pattern: RegExp }[] = [
  { file: 'requirements-1.md', pattern: /^- \*\*([A-Z]+2?-\d+)\*\*( \(open\))?/gm },
  { file: 'requirements-2.md', pattern: /^- \*\*([A-Z]+2?-\d+)\*\*( \(open\))?/gm },
  { file: 'api.md', pattern: /^## ((?:API|WS)-\d+)\b/gm },
  { file: 'api.md', pattern: /^- (IMP-\d+)\b/gm },
  { file: 'decisions.md', pattern: /^(?:- |\| )\*\*(D-\d+)\*\*/gm },
  { file: 'decisions.md', pattern: /^- \*\*(C-\d+)\b/gm },
  { file: 'decisions.md', pattern: /^### (L-\d+)\b/gm },
]

/** Reads every row of the ledgers in `docsFolder`, in page order, each id once. */
export function readLedger(docsFolder: string): LedgerRow[] {
  const rows = new Map<string, LedgerRow>()
  for (const { file, pattern } of pages) {
    for (const [, id = '', open] of readFileSync(join(docsFolder, file), 'utf8').matchAll(pattern)) {
      if (!rows.has(id))
        rows.set(id, { id, area: id.slice(0, id.lastIndexOf('-')), open: open !== undefined })
    }
  }
  return [...rows.values()]
}
