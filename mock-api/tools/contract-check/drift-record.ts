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
} from '../../../src/contract/control/drift-ledger.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { openJsonFile } from '../../engine/store/json-file.ts'
import type { LogError } from '../../log.ts'
import { type Sample, noteSample } from './drift-ledger.ts'
import { mergeLedgers } from './merge-ledgers.ts'

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
