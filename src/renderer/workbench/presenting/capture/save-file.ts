import { clockQuery } from '../../control/clock-query.ts'
import { queryClient } from '../../control/query-client.ts'
import { nowOf } from '../../control/use-now.ts'
import { saveBlob } from '../../parts/save-blob.ts'
import { fileNameAt } from '../../time/format-moment.ts'

/**
 * Hands a picture or a video of the stage to the person, named by the time of the world.
 * @returns the name
 */
export function saveFile(content: Blob, ending: string): string {
  const reading = queryClient.getQueryData(clockQuery.queryKey)
  const name = `${reading === undefined ? 'yoimachi-stage' : fileNameAt(nowOf(reading))}.${ending}`
  saveBlob(name, content)
  return name
}
