import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'
import { scenariosQuery } from '../../control/world-queries.ts'
import * as z from 'zod/mini'
import { flash } from '../../parts/flash.ts'

export interface ResetChoice {
  readonly scenario?: string | undefined
  readonly seed?: number | undefined
  readonly members?: number | undefined
  /** ISO; without an offset Tokyo is meant. */
  readonly now?: string | undefined
}

/** Makes the world anew. The server leaves a rewind point and tells every page; the phones then log in again. */
export async function resetWorld(choice: ResetChoice): Promise<void> {
  const body = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))
  await callControl('POST', '/reset', z.looseObject({ now: z.string() }), body)
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  const title = queryClient
    .getQueryData(scenariosQuery.queryKey)
    ?.find(({ key }) => key === choice.scenario)?.title
  flash(title === undefined ? '世界を作り直しました' : `シナリオ「${title}」を始めました`)
}
