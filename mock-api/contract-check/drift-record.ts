import { join } from 'node:path'
import reviewed from '../../fixtures/contract-drift.json' with { type: 'json' }
import {
  callIn,
  driftLedger,
  emptyLedger,
  isSameDrift,
  mergeLedgers,
  type Drift,
  type DriftLedger,
} from '../../src/contract/control/drift.ts'
import { tokyoDay } from '../../src/contract/rules/tokyo-time.ts'
import { openJsonFile } from '../engine/store/json-file.ts'
import { noteSample, type Sample } from './note-sample.ts'

const writeAfterMs = 1000

interface Surroundings {
  /** Real time: a real API does not know ours. */
  readonly now: () => number
  readonly logError: (line: string) => void
}

/**
 * What is known of the real API against the contract: the reviewed file of the repository, and what this data folder has
 * seen since. It holds places and days, never what was answered, so it may lie on the disk.
 */
export class DriftRecord {
  private timer: NodeJS.Timeout | undefined
  private written: Promise<void> = Promise.resolve()

  private constructor(
    private readonly file: Awaited<ReturnType<typeof openFile>>,
    private readonly surroundings: Surroundings,
  ) {
    this.file.data = mergeLedgers(driftLedger.parse(reviewed), file.data)
  }

  /** Throws StoreError for a file that cannot be read. */
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

  /** Whether there is such a drift; its note is then another. */
  review(name: string, drift: Pick<Drift, 'place' | 'kind'>, note: string | null): boolean {
    const call = callIn(this.ledger, name)
    if (!call.drifts.some((known) => isSameDrift(known, drift))) return false
    const drifts = call.drifts.map((known) => (isSameDrift(known, drift) ? { ...known, note } : known))
    this.keep({ ...this.ledger, calls: { ...this.ledger.calls, [name]: { ...call, drifts } } })
    return true
  }

  /** Writes what is not on the disk yet. */
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
      .catch((cause: Error) =>
        surroundings.logError(`Failed to save the drift of the real API: ${cause.message}`),
      )
  }
}

const openFile = (dataDir: string) =>
  openJsonFile(join(dataDir, 'contract-drift.json'), driftLedger, emptyLedger)
