import type { StorylineLine } from '../control/storylines-query.ts'

interface Words {
  readonly title: string
  readonly caption: string
  readonly notes: string
  readonly points: StorylineLine['steps'][number]['points']
}

/** The words of a storyline after so many steps; none of them made, those of its beginning. */
export function sceneOf({ title, caption, notes, steps }: StorylineLine, made: number): Words {
  return steps[made - 1] ?? { title, caption, notes, points: [] }
}
