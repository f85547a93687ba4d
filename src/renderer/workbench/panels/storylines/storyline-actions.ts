import { nextStep, previousStep, startStoryline } from '../../../../contract/control/storylines.ts'
import { callControl } from '../../control/call-control.ts'
import { clockQuery, historyQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { playScene } from '../../stage/phone-actions.ts'

async function readAgain(): Promise<void> {
  await Promise.all([
    queryClient.refetchQueries({ queryKey: historyQuery.queryKey }),
    queryClient.refetchQueries({ queryKey: clockQuery.queryKey }),
  ])
}

/** Founds the world of a storyline and puts its people on the phones. */
export async function startStory(key: string): Promise<void> {
  await playScene(await callControl(startStoryline, { key }), true)
  await readAgain()
}

/** Makes the next step; the phones show what it leads to. */
export async function stepOn(): Promise<void> {
  await playScene(await callControl(nextStep), false)
  await readAgain()
}

/** Goes back to the moment before the last step. */
export async function stepBack(): Promise<void> {
  await playScene(await callControl(previousStep), true)
  await readAgain()
}
