import { queryOptions } from '@tanstack/react-query'
import { listStorylines } from '../../../contract/control/storylines.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { callControl } from './call-control.ts'

export type StorylineLine = ResponseOf<typeof listStorylines>[number]

/** The storylines with their steps; they change with the server only. */
export const storylinesQuery = queryOptions({
  queryKey: ['storylines'],
  queryFn: () => callControl(listStorylines),
  staleTime: Infinity,
})
