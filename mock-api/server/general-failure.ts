import { isDiskFull } from '../engine/store/folder-health.ts'
import { StoreError } from '../engine/store/store-error.ts'
import type { Runtime } from '../runtime.ts'

/**
 * Returns the body of a 500. It is the general one, except for a full disk: whoever tests with the app alone can mend
 * that. The workbench is told as well.
 */
export function generalFailure(cause: unknown, { store }: Runtime): { success: false; msg: string } {
  if (!isDiskFull(cause)) return { success: false, msg: 'エラーが発生しました。' }
  // The store has told of its own writes; a picture is not one of them.
  if (!(cause instanceof StoreError)) store.health.failed(cause)
  return { success: false, msg: 'このコンピューターのディスクがいっぱいのため、保存できませんでした。' }
}
