import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row that a test can name: `REC-40` in the area `REC`. */
export interface LedgerRow {
  readonly id: string
  readonly area: string
  /** True for a gap without a ruling; it needs no test. */
  readonly open: boolean
}

/** Pages and the pattern of their rows. */
const pages: readonly { file: string; pattern: RegExp }[] = [
  { file: 'requirements-1.md', pattern: /^- \*\*([A-Z]+2?-\d+)\*\*( \(open\))?/gm },
  { file: 'requirements-2.md', pattern: /^- \*\*([A-Z]+2?-\d+)\*\*( \(open\))?/gm },
  { file: 'api.md', pattern: /^## ((?:API|WS)-\d+)\b/gm },
  { file: 'api.md', pattern: /^- (IMP-\d+)\b/gm },
  { file: 'decisions.md', pattern: /^(?:- |\| )\*\*(D-\d+)\*\*/gm },
  { file: 'decisions.md', pattern: /^- \*\*(C-\d+)\b/gm },
  { file: 'decisions.md', pattern: /^### (L-\d+)\b/gm },
]

/** Ids of the rulings in Part B. A ruling settles the open row of its id, which then needs a proof. */
function readRulings(docsFolder: string): ReadonlySet<string> {
  const text = readFileSync(join(docsFolder, 'decisions.md'), 'utf8')
  const partB = text.slice(text.indexOf('## Part B'), text.indexOf('## Part C'))
  return new Set([...partB.matchAll(/^- \*\*([A-Z]+2?-\d+)\*\*/gm)].map(([, id = '']) => id))
}

/** Reads all rows of the ledgers in `docsFolder` in page order, each id once. */
export function readLedger(docsFolder: string): LedgerRow[] {
  const rulings = readRulings(docsFolder)
  const rows = new Map<string, LedgerRow>()
  for (const { file, pattern } of pages) {
    for (const [, id = '', open] of readFileSync(join(docsFolder, file), 'utf8').matchAll(pattern)) {
      if (!rows.has(id))
        rows.set(id, {
          id,
          area: id.slice(0, id.lastIndexOf('-')),
          open: open !== undefined && !rulings.has(id),
        })
    }
  }
  return [...rows.values()]
}
