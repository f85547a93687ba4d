import type { CapsuleStage, OpenedCapsule as Told } from '../../../src/contract/control/capsule.ts'

/** Parts of the last opened capsule that are not in its world; lost at a restart. */
export class OpenedCapsule {
  told: Told | null = null
  /** Phones that no workbench has shown yet. */
  private waiting: CapsuleStage | null = null

  open(told: Told, stage: CapsuleStage | null): void {
    this.told = told
    this.waiting = stage
  }

  /** Returns, once, the phones of a capsule that was opened without a workbench. */
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
