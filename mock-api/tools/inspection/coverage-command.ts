import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { CoverageReport } from '../../../src/contract/control/coverage.ts'
import { coverageFile, coverageFormats, type CoverageWords } from '../../../src/contract/files/coverage-file.ts'
import { coverageParts, shareOf, coverageKinds, mergeCoverage } from '../../../src/contract/files/coverage-report.ts'
import { withAllowed } from '../allowed-options.ts'
import { reportsOf } from './coverage-sources.ts'

const words: CoverageWords = {
  language: 'en',
  title: 'Yoimachi coverage',
  kinds: coverageKinds,
  unseen: 'not seen',
}

const allowed =
  '--min N (percent that each part must reach), --from FILE, FOLDER or address of a server, more than once; --out FOLDER'

interface CommandContext {
  /** Folder of the tests' reports and of the result. */
  readonly cache: string
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
}

/**
 * Runs `npm run coverage:gate`: adds up the coverage of test runs or of a running server and writes HTML, JSON and
 * JUnit. Checks each part against a minimum. Returns the exit code: 0 reached, 1 not reached, 2 wrong option or a folder
 * that cannot be written, 3 nothing to read.
 */
export async function coverageCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { cache, print, warn } = context
  let options: ReturnType<typeof readArguments>
  try {
    options = readArguments(args, cache)
  } catch (cause) {
    warn((cause as Error).message)
    return 2
  }
  let report: CoverageReport
  try {
    report = await readWhole(options.from)
  } catch (cause) {
    warn(`${(cause as Error).message} ${howToCollect}`)
    return 3
  }
  try {
    await writeFiles(report, options.out)
  } catch (cause) {
    warn(`Failed to write into ${options.out}: ${(cause as Error).message}. Name another folder with --out.`)
    return 2
  }
  const parts = coverageParts(report)
  for (const part of parts) print(shareText(part))
  print(`written: ${join(options.out, 'coverage.html')}`)
  const short = parts.filter(({ items }) => shareOf(items).percent < options.min)
  for (const part of short) warn(`${part.key} is below ${options.min} %. Not seen: ${unseenText(part)}`)
  return short.length === 0 ? 0 : 1
}

const howToCollect = 'Run npm test, or node .scripts/test.mjs api, first; or name a server that runs.'

/** Adds up the reports of all sources. Throws with one line. */
async function readWhole(sources: readonly string[]): Promise<CoverageReport> {
  const reports: CoverageReport[] = []
  for (const source of sources) reports.push(...(await reportsOf(source)))
  const [first, ...others] = reports
  if (!first) throw new Error(`Failed to find coverage in ${sources.join(', ')}: no report is there.`)
  return others.reduce(mergeCoverage, first)
}

type Part = ReturnType<typeof coverageParts>[number]

function shareText({ key, items }: Part): string {
  const { seen, of, percent } = shareOf(items)
  return `${key.padEnd(9)} ${String(seen).padStart(4)} of ${String(of).padStart(4)}  ${String(percent).padStart(3)} %`
}

const mostNamed = 10

function unseenText({ items }: Part): string {
  const names = items.filter(({ seen }) => seen === 0).map(({ name }) => name)
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  return names.slice(0, mostNamed).join(', ') + more
}

async function writeFiles(report: CoverageReport, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const format of coverageFormats)
    await writeFile(join(folder, `coverage.${format}`), coverageFile(report, format, words))
}

/** Throws with one line for a wrong option. */
function readArguments(args: readonly string[], cache: string) {
  const options = {
    min: { type: 'string' },
    from: { type: 'string', multiple: true },
    out: { type: 'string' },
  } as const
  const { values } = withAllowed(allowed, () => parseArgs({ args: [...args], options, strict: true }))
  const min = Number(values.min ?? Number.NaN)
  if (!(min >= 0 && min <= 100))
    throw new Error(`--min takes a number from 0 to 100, not ${values.min ?? 'nothing'}. Allowed: ${allowed}.`)
  return {
    min,
    from: values.from ?? [join(cache, 'coverage')],
    out: values.out ?? join(cache, 'coverage-report'),
  }
}
