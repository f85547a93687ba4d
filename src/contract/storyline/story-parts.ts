import { type Language, textsIn } from '../rules/language.ts'
import { isPageAction, type PageAction, type StoryAction } from './actions.ts'
import type { StorylineFile } from './file.ts'

/** Actions that are played together, with their place in the file. */
export interface StoryPart {
  /** Empty for the beginning. */
  readonly title: string
  /** `begin` or `scenes[3]`. */
  readonly place: string
  readonly actions: readonly StoryAction[]
}

/** The beginning and the scenes of a story, in the order in which they are played. */
export const partsOf = ({ begin, scenes }: StorylineFile): [StoryPart, ...StoryPart[]] => [
  { title: '', place: 'begin', actions: begin.actions },
  ...scenes.map(({ title, actions }, index) => ({ title, place: `scenes[${index}]`, actions })),
]

/** A story with its texts in a language; texts that it has only in Japanese stay. */
export const storyTextsIn = (language: Language, story: StorylineFile): StorylineFile => ({
  ...textsIn(language, story),
  begin: textsIn(language, story.begin),
  scenes: story.scenes.map((scene) => ({
    ...textsIn(language, scene),
    points: scene.points.map((point) => textsIn(language, point)),
  })),
})

/** An action that needs a page, with its place in the file. */
interface FoundAction {
  readonly action: PageAction
  readonly place: string
}

/** Returns the first action that needs a page; undefined when none does. */
export function pageActionIn({ place, actions }: StoryPart): FoundAction | undefined {
  const action = actions.find(isPageAction)
  return action && { action, place: `${place}.actions[${actions.indexOf(action)}]` }
}

/** Whether a stage with phones plays it: it acts on pages, or has expectations, which the server does not check. */
export const needsStage = ({ actions }: Pick<StoryPart, 'actions'>): boolean =>
  actions.some((action) => isPageAction(action) || (action.expect ?? []).length > 0)
