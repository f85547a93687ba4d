import type { AppDependencies } from '../app-dependencies.ts'
import { isDiskFull } from '../engine/store/folder-health.ts'
import { StoreError } from '../engine/store/store-error.ts'
import { unexpectedErrorEntry } from '../log.ts'

type Failed = Pick<AppDependencies, 'runtime' | 'logError'>

/**
 * Logs why a request has failed and returns the body of its 500. The text names a full disk, which a tester can free; the
 * workbench learns of it too.
 */
export function failedRequest(
  { runtime, logError }: Failed,
  { method, path }: { readonly method: string; readonly path: string },
  cause: unknown,
): { success: false; msg: string } {
  // Without the query, or anything else that the member sent.
  const request = `${method} ${withoutKeys(path)}`
  const isFull = isDiskFull(cause)
  // A failed write says itself what to do; a defect is found by its stack.
  const isDefect = !isFull && !(cause instanceof StoreError)
  logError(isDefect ? unexpectedErrorEntry(request, cause) : `${request}: ${(cause as Error).message}`)
  if (!isFull) return { success: false, msg: 'エラーが発生しました。' }
  // The store has reported its own failed writes; a failed picture is reported here.
  if (!(cause instanceof StoreError)) runtime.store.folder.health.failed(cause)
  return { success: false, msg: 'このコンピューターのディスクがいっぱいのため、保存できませんでした。' }
}

/** Hides the key of a 3-D Secure page and the name of a picture, which open them. Both are tokens of 22 characters. */
const withoutKeys = (path: string) => path.replaceAll(/(?<![\w-])[\w-]{22}(?![\w-])/g, '…')
