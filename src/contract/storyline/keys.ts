/** Keys that mean something else than a press: the browser makes a press of Enter on a button and of Space. */
export const storyKeys = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const

export type StoryKey = (typeof storyKeys)[number]

export const isStoryKey = (key: string): key is StoryKey => (storyKeys as readonly string[]).includes(key)
