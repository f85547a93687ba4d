import { flashProblem } from '../control/flash.ts'
import { isPlacing, renewPhones } from './renew-phones.ts'
import { followStage, reportStageAnew } from './shared-stage.ts'

let following: Promise<unknown> = Promise.resolve()
let isWaiting = false
let restoreStage: () => Promise<boolean> = () => Promise.resolve(false)

/** Sets the work that puts a whole stage back after a move in history. It returns true when it did. */
export function restoreStageWith(work: () => Promise<boolean>): void {
  restoreStage = work
}

/**
 * Updates the phones after the world was replaced. One run at a time, because each reads where the last one led; a run
 * that waits serves every replacement until it begins.
 */
export function followWorld(): void {
  if (isPlacing() || isWaiting) return
  isWaiting = true
  following = following.then(async () => {
    isWaiting = false
    await followStage().catch(() => {})
    if (!(await restoreStage().catch(() => false))) await renewPhones().catch(flashProblem)
    reportStageAnew()
  })
}
