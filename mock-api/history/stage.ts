import type { ArmedFault } from '../../src/contract/control/faults.ts'
import { mapPhones, type StagePhones } from '../../src/contract/control/stage-phones.ts'
import type { MomentStage, RevisedPhones, SharedStage, WholeStage } from '../../src/contract/control/stage.ts'
import { type PhoneName, phoneNames } from '../../src/contract/rules/hosts.ts'
import { Listeners } from '../engine/listeners.ts'

type RevisedPhone = NonNullable<RevisedPhones[PhoneName]>

/** The faults in force, which a moment keeps. */
export interface SavedFaults {
  /** Returns the same list while nothing changes. */
  armed(): readonly ArmedFault[]
  resume(faults: readonly ArmedFault[]): void
}

/**
 * The stage at the present moment: people and pages of the phones, as workbenches report them and storylines, capsules
 * and moves in history set them (D-141).
 */
export class Stage {
  private revised: RevisedPhones = {}
  private revisions = 0
  private replaced = 0
  private lastState: MomentStage | undefined
  private lastPeople: { readonly phones: RevisedPhones; readonly people: StagePhones } | undefined
  /** Screens and storages that no workbench has restored yet, and the moment whose stage they replace. */
  whole: SharedStage['whole'] = null
  /** Called when a person or a page changes. `isNews` when no event about the world tells workbenches of it. */
  readonly changed = new Listeners<[isNews: boolean]>()

  /** @param phones people and pages of an earlier run */
  constructor(
    private readonly faults: SavedFaults,
    phones: StagePhones,
  ) {
    this.place(phones)
  }

  /** Number of worlds that replaced another one. */
  get worlds(): number {
    return this.replaced
  }

  /** Counts a world that replaces another one. */
  countWorld(): void {
    this.replaced += 1
  }

  /** People and pages with their revisions. */
  get phones(): RevisedPhones {
    return this.revised
  }

  /** People and pages without revisions, as the same object while nothing changes. */
  get people(): StagePhones {
    const { phones } = this
    if (this.lastPeople?.phones !== phones)
      this.lastPeople = { phones, people: mapPhones(phones, ({ email, page }) => ({ email, page })) }
    return this.lastPeople.people
  }

  /** Returns what a moment keeps, as the same object while nothing changes. */
  state(pace: MomentStage['pace']): MomentStage {
    const stage: MomentStage = { phones: this.people, faults: this.faults.armed(), pace, whole: this.whole?.stage }
    if (!this.lastState || !isSame(this.lastState, stage)) this.lastState = stage
    return this.lastState
  }

  /**
   * Notes the phones of a workbench. Ignores a phone whose revision is old, because the workbench has not seen yet who
   * stands there now.
   */
  report(phones: RevisedPhones): void {
    const before = this.revised
    const after = mapPhones(phones, (phone, name) => this.reported(phone, before[name]))
    const isOld = phoneNames.some((name) => before[name] && before[name].revision !== phones[name]?.revision)
    if (!isOld) this.whole = null
    if (JSON.stringify(before) === JSON.stringify(after)) return
    this.revised = after
    this.changed.notify(phoneNames.some((name) => before[name]?.revision !== after[name]?.revision))
  }

  /** Puts people and pages on phones, as a step of a storyline does. The other phones keep theirs. */
  put(phones: StagePhones): void {
    this.place(phones)
    this.changed.notify(true)
  }

  /**
   * Restores the people and faults of a moment. A phone whose person stays keeps its page; the phone itself goes home if
   * the moment's world lacks that page.
   * @param left the moment that the world leaves
   */
  restore({ phones, faults, whole }: MomentStage, left: number): void {
    this.faults.resume(faults)
    if (whole) this.placeWhole(whole, left)
    else this.place(mapPhones(phones, (phone, name) => (this.revised[name]?.email === phone.email ? undefined : phone)))
    this.changed.notify(false)
  }

  /** Takes over people, pages and faults exactly, for the moments of a capsule. */
  adopt({ phones, faults }: MomentStage): void {
    this.faults.resume(faults)
    this.place(phones)
    this.changed.notify(false)
  }

  /** Restores a whole stage. @param left the moment that the world leaves */
  restoreWhole(stage: WholeStage, left: number): void {
    this.placeWhole(stage, left)
    this.changed.notify(false)
  }

  /** Forgets who stands on the phones. */
  clear(): void {
    this.revised = {}
    this.whole = null
    this.changed.notify(false)
  }

  /** Returns a phone after its report. A phone whose person changes gets the next revision. */
  private reported({ email, page, revision }: RevisedPhone, known: RevisedPhone | undefined): RevisedPhone {
    if (known && known.revision !== revision) return known
    return { email, page, revision: known?.email === email ? known.revision : this.nextRevision() }
  }

  private placeWhole(stage: WholeStage, left: number): void {
    this.revised = {}
    this.place(phonesOf(stage))
    this.whole = { stage, left }
  }

  private place(phones: StagePhones): void {
    const placed = mapPhones(phones, (phone) => ({ ...phone, revision: this.nextRevision() }))
    this.revised = { ...this.revised, ...placed }
    this.whole = null
  }

  private nextRevision(): number {
    this.revisions += 1
    return this.revisions
  }
}

/** People, faults and screens are the same objects while nothing changes. Compares no contents: each call asks. */
const isSame = (one: MomentStage, other: MomentStage): boolean =>
  one.phones === other.phones &&
  one.faults === other.faults &&
  one.whole === other.whole &&
  one.pace.mode === other.pace.mode &&
  one.pace.speed === other.pace.speed

/** People and pages of a whole stage. */
export const phonesOf = ({ phones }: WholeStage): StagePhones =>
  Object.fromEntries(phones.map(({ phone, email, route }) => [phone, { email, page: route }]))
