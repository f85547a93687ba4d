import type { CapsuleStage, OpenedCapsule as Told } from '../../../src/contract/control/capsule.ts'

/** What the capsule that was opened last told besides the world: it is no part of that, and gone with a restart. */
export class OpenedCapsule {
  told: Told | null = null
  /** Phones that nobody has put on a stage yet. */
  private waiting: CapsuleStage | null = null

  open(told: Told, stage: CapsuleStage | null): void {
    this.told = told
    this.waiting = stage
  }

  /** The phones of a capsule that was opened while no workbench was there: told once. */
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
