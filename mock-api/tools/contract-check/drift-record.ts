import { join } from 'node:path'
import { clearTimeout, setTimeout } from 'node:timers'
import reviewedDrift from '../../../fixtures/contract-drift.json' with { type: 'json' }
import {
  callIn,
  type Drift,
  type DriftLedger,
  driftLedger,
  emptyLedger,
  isSameDrift,
  mergeLedgers,
} from '../../../src/contract/control/drift.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { openJsonFile } from '../../engine/store/json-file.ts'
import type { LogError } from '../../log.ts'
import { findEndpoint } from './check-exchange.ts'
import { type Issue, noSuchField, nothing } from './verdict.ts'

/** A response of the real API with its differences from the contract. */
interface Sample {
  readonly method: string
  /** Without query. */
  readonly path: string
  readonly status: number
  readonly issues: readonly Issue[]
}

type Found = Pick<Drift, 'place' | 'kind'>

/** Field names come from outside, so a flood of them must not fill the memory. */
const mostDrifts = 200

/** Returns a ledger with one more sample. Undocumented calls are not stored, because their addresses may hold data. */
export function noteSample(ledger: DriftLedger, { method, path, status, issues }: Sample, today: string): DriftLedger {
  const endpoint = findEndpoint(method, path)
  if (!endpoint) return ledger
  const name = `${method} ${endpoint.path}`
  const { confirmed, samples, drifts } = callIn(ledger, name)
  const found = driftsOf(issues)
  const seen = drifts.map((known) => (found.some((one) => isSameDrift(one, known)) ? { ...known, last: today } : known))
  const further = found
    .filter((one) => !drifts.some((known) => isSameDrift(one, known)))
    .map((one) => ({ ...one, first: today, last: today, note: null }))
  const isConfirmed = status === 200 && unreviewed(ledger, name, found).length === 0
  const call = {
    confirmed: isConfirmed ? today : confirmed,
    samples: samples + 1,
    drifts: [...seen, ...further].slice(0, mostDrifts),
  }
  return { ...ledger, calls: { ...ledger.calls, [name]: call } }
}

/** Returns the drifts of a call that are not reviewed yet. */
export function unreviewed(ledger: DriftLedger, name: string, found: readonly Found[]): readonly Found[] {
  const known = callIn(ledger, name).drifts.filter(({ note }) => note !== null)
  return found.filter((one) => !known.some((reviewed) => isSameDrift(reviewed, one)))
}

/** Returns the places of issues in the schema, each once, without values of the response. */
export function driftsOf(issues: readonly Issue[]): Found[] {
  const found = issues.map((issue) => ({ place: placeOf(issue), kind: kindOf(issue) }))
  return found.filter((one, index) => found.findIndex((other) => isSameDrift(one, other)) === index)
}

function kindOf({ path, expected, actual }: Issue): Drift['kind'] {
  if (path === 'status') return 'status'
  if (expected === noSuchField) return 'extra'
  return actual === nothing ? 'missing' : 'type'
}

const longestPlace = 300

function placeOf({ path, actual }: Issue): string {
  if (path === 'status') return `status.${actual}`
  // A part of a path: a list position, a quoted key, or a name.
  const parts = path.match(/\[\d+\]|\["(?:[^"\\]|\\.)*"\]|[^.[\]]+/g) ?? []
  const [root = '', ...rest] = parts
  const place = rest.reduce((text, part) => text + shownPart(part), root)
  return place.length > longestPlace ? `${root}.*` : place
}

/** Matches plausible field names; other keys are ids, names or addresses, which are data. */
const fieldName = /^[a-z](?:[a-z]|_(?=[a-z\d])|[A-Z](?=[a-z])|\d(?!\d{2})){0,39}$/

function shownPart(part: string): string {
  if (/^\[\d+\]$/.test(part)) return '[]'
  return fieldName.test(part) ? `.${part}` : '.*'
}

const writeAfterMs = 1000

interface Surroundings {
  /** Real time, because a real API does not know virtual time. */
  readonly now: () => number
  readonly logError: LogError
}

/**
 * Known drift of the real API: the reviewed file of the repository and the observations of this data folder. It holds
 * places and days, never values, so it may be stored on disk.
 */
export class DriftRecord {
  private timer: NodeJS.Timeout | undefined
  private written: Promise<void> = Promise.resolve()

  private constructor(
    private readonly file: Awaited<ReturnType<typeof openFile>>,
    private readonly surroundings: Surroundings,
  ) {
    this.file.data = mergeLedgers(driftLedger.parse(reviewedDrift), file.data)
  }

  /** Throws StoreError for an unreadable file. */
  static async open(dataDir: string, surroundings: Surroundings): Promise<DriftRecord> {
    return new DriftRecord(await openFile(dataDir), surroundings)
  }

  get ledger(): DriftLedger {
    return this.file.data
  }

  get today(): string {
    return tokyoDay(this.surroundings.now())
  }

  note(sample: Sample): void {
    this.keep(noteSample(this.ledger, sample, this.today))
  }

  merge(other: DriftLedger): void {
    this.keep(mergeLedgers(this.ledger, other))
  }

  /** Sets the note of a drift; returns false when there is no such drift. */
  review(name: string, drift: Pick<Drift, 'place' | 'kind'>, note: string | null): boolean {
    const call = callIn(this.ledger, name)
    if (!call.drifts.some((known) => isSameDrift(known, drift))) return false
    const drifts = call.drifts.map((known) => (isSameDrift(known, drift) ? { ...known, note } : known))
    this.keep({ ...this.ledger, calls: { ...this.ledger.calls, [name]: { ...call, drifts } } })
    return true
  }

  async close(): Promise<void> {
    if (this.timer) this.write()
    await this.written
  }

  private keep(ledger: DriftLedger): void {
    this.file.data = ledger
    this.timer ??= setTimeout(() => this.write(), writeAfterMs).unref()
  }

  private write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const { file, surroundings } = this
    this.written = this.written
      .then(() => file.write())
      .catch((cause: Error) => surroundings.logError(`Failed to save the drift of the real API: ${cause.message}`))
  }
}

const openFile = (dataDir: string) => openJsonFile(join(dataDir, 'contract-drift.json'), driftLedger, emptyLedger)
