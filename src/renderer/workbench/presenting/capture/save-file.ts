import { clockQuery } from '../../control/clock-query.ts'
import { queryClient } from '../../control/query-client.ts'
import { nowOf } from '../../control/use-now.ts'
import { fieldValue } from '../../time/format-moment.ts'

/** 'yoimachi-2026-11-27-21-55.png': named by the time of the world. */
function nameOf(ending: string): string {
  const reading = queryClient.getQueryData(clockQuery.queryKey)
  const at = reading === undefined ? 'stage' : fieldValue(nowOf(reading)).replace(/[T:]/g, '-')
  return `yoimachi-${at}.${ending}`
}

/** Hands a file to the browser's downloads; the desktop app asks where to. */
export function saveFile(content: Blob, ending: string): string {
  const link = document.createElement('a')
  const address = URL.createObjectURL(content)
  link.href = address
  link.download = nameOf(ending)
  link.click()
  // Later: the download reads it.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return link.download
}
