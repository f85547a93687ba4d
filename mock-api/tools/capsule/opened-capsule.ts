import type { CapsuleStage, OpenedCapsule as Told } from '../../../src/contract/control/capsule.ts'

/** Parts of the last opened capsule that are stored outside its world. A restart loses them. */
export class OpenedCapsule {
  told: Told | null = null
  /** Phones not yet taken by a workbench. */
  private waiting: CapsuleStage | null = null

  open(told: Told, stage: CapsuleStage | null): void {
    this.told = told
    this.waiting = stage
  }

  /** Returns the phones of a capsule that was opened without a workbench; only once. */
  takeStage(): CapsuleStage | null {
    const stage = this.waiting
    this.waiting = null
    return stage
  }

  close(): void {
    this.told = null
    this.waiting = null
  }
}
