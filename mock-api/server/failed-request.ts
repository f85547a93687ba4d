import type { AppDependencies } from '../app-dependencies.ts'
import { isDiskFull } from '../engine/store/folder-health.ts'
import { StoreError } from '../engine/store/store-error.ts'

type Failed = Pick<AppDependencies, 'runtime' | 'logError'>

/**
 * Logs a defect that a request has met and returns the body of its 500. The text names a full disk, which a tester can
 * free; the workbench learns of it too.
 */
export function failedRequest(
  { runtime, logError }: Failed,
  { method, path }: { readonly method: string; readonly path: string },
  cause: unknown,
): { success: false; msg: string } {
  // Without the query, or anything else that the member sent.
  logError(`${method} ${path}: ${(cause as Error).message}`)
  if (!isDiskFull(cause)) return { success: false, msg: 'エラーが発生しました。' }
  // The store has reported its own failed writes; a failed picture is reported here.
  if (!(cause instanceof StoreError)) runtime.store.folder.health.failed(cause)
  return { success: false, msg: 'このコンピューターのディスクがいっぱいのため、保存できませんでした。' }
}
