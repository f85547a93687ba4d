import type { CapsuleStage, OpenedCapsule as Contents } from '../../../src/contract/control/capsule.ts'

/** Parts of the last opened capsule that are stored outside its world. A restart loses them. */
export class OpenedCapsule {
  contents: Contents | null = null
  /** Phones not yet taken by a workbench. */
  private waiting: CapsuleStage | null = null

  open(contents: Contents, stage: CapsuleStage | null): void {
    this.contents = contents
    this.waiting = stage
  }

  /** Returns the phones of a capsule that was opened without a workbench; only once. */
  takeStage(): CapsuleStage | null {
    const stage = this.waiting
    this.waiting = null
    return stage
  }

  close(): void {
    this.contents = null
    this.waiting = null
  }
}
