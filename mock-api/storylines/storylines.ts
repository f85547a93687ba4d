import * as z from 'zod/mini'
import { storylineFile, type Storyline } from '../../src/contract/control/storylines.ts'
import { files } from './files.ts'

/** The storylines in the order in which they are offered; the first is the one for a first start. */
export const storylines: readonly Storyline[] = files.map((file) => z.parse(storylineFile, file))

export function findStoryline(key: string): Storyline | undefined {
  return storylines.find((storyline) => storyline.key === key)
}
