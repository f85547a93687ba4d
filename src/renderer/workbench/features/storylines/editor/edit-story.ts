import type { StorylineFile } from '../../../../../contract/storyline/file.ts'

export type Scene = StorylineFile['scenes'][number]

const withScenes = (story: StorylineFile, scenes: readonly Scene[]): StorylineFile => ({
  ...story,
  scenes: [...scenes],
})

export const changeScene = (story: StorylineFile, index: number, change: Partial<Scene>): StorylineFile =>
  withScenes(
    story,
    story.scenes.map((scene, at) => (at === index ? { ...scene, ...change } : scene)),
  )

/** Joins a scene to the one before it, whose title stays. */
export function joinScene(story: StorylineFile, index: number): StorylineFile {
  const [former, scene] = [story.scenes[index - 1], story.scenes[index]]
  if (!former || !scene) return story
  const joined: Scene = {
    title: former.title,
    caption: linesOf(former.caption, scene.caption),
    notes: linesOf(former.notes, scene.notes),
    actions: [...former.actions, ...scene.actions],
    points: [...former.points, ...scene.points],
  }
  return withScenes(story, story.scenes.toSpliced(index - 1, 2, joined))
}

const linesOf = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n')

/** Begins another scene with an action. What the scene says stays with its first part. */
export function splitScene(story: StorylineFile, index: number, action: number, title: string): StorylineFile {
  const scene = story.scenes[index]
  if (!scene || action < 1 || action >= scene.actions.length) return story
  const first: Scene = { ...scene, actions: scene.actions.slice(0, action) }
  const second: Scene = { title, caption: '', notes: '', actions: scene.actions.slice(action), points: [] }
  return withScenes(story, story.scenes.toSpliced(index, 1, first, second))
}

/** Removes a scene with its actions. The last one stays, because a story has one. */
export const removeScene = (story: StorylineFile, index: number): StorylineFile =>
  story.scenes.length === 1 ? story : withScenes(story, story.scenes.toSpliced(index, 1))

/** Removes an action, and the scene that is empty then. */
export function removeAction(story: StorylineFile, index: number, action: number): StorylineFile {
  const actions = story.scenes[index]?.actions.toSpliced(action, 1) ?? []
  return actions.length === 0 ? removeScene(story, index) : changeScene(story, index, { actions })
}

export function removeExpectation(story: StorylineFile, index: number, action: number, at: number): StorylineFile {
  const actions = story.scenes[index]?.actions.map((one, place) =>
    place === action && one.expect ? { ...one, expect: one.expect.toSpliced(at, 1) } : one,
  )
  return actions ? changeScene(story, index, { actions }) : story
}

/** Swaps a scene with the one before it. */
export function moveSceneUp(story: StorylineFile, index: number): StorylineFile {
  const [former, scene] = [story.scenes[index - 1], story.scenes[index]]
  return former && scene ? withScenes(story, story.scenes.toSpliced(index - 1, 2, scene, former)) : story
}

/** Swaps an action with the one before it. The first one of a scene joins the scene before, in the same order. */
export function moveActionUp(story: StorylineFile, index: number, action: number): StorylineFile {
  const [former, scene] = [story.scenes[index - 1], story.scenes[index]]
  const moved = scene?.actions[action]
  if (!scene || !moved) return story
  if (action > 0) {
    const before = scene.actions[action - 1]
    return before
      ? changeScene(story, index, { actions: scene.actions.toSpliced(action - 1, 2, moved, before) })
      : story
  }
  if (!former) return story
  return removeAction(changeScene(story, index - 1, { actions: [...former.actions, moved] }), index, 0)
}

/**
 * Points of a scene from a text with one in each line. An unchanged line keeps what belongs to it, wherever it moves; a
 * changed one keeps its requirements.
 */
export function pointsOf(typed: string, points: Scene['points']): Scene['points'] {
  if (typed === '') return []
  const lines = typed.split('\n')
  return lines.map((text, line) => {
    const former = points[line]
    const isChanged = former !== undefined && !lines.includes(former.text)
    return points.find((one) => one.text === text) ?? { text, ids: isChanged ? former.ids : [] }
  })
}

/** A story without the points that have no text. Empty lines are there while points are typed. */
export const withoutEmptyPoints = (story: StorylineFile): StorylineFile =>
  withScenes(
    story,
    story.scenes.map((scene) => ({ ...scene, points: scene.points.filter(({ text }) => text.trim() !== '') })),
  )
