import * as calls from '../../../src/contract/control/stories/own-stories.ts'
import { exportStoryline } from '../../../src/contract/control/stories/storylines.ts'
import { reasonText } from '../../../src/contract/rules/file-reasons.ts'
import { builtInText } from '../../tools/storylines/built-in.ts'
import { nameOf } from '../../tools/storylines/people.ts'
import type { OwnStory } from '../../tools/storylines/storylines.ts'
import { ControlError, requireFound } from '../control-error.ts'
import { type ControlRoute, defineControlRoute } from '../define-control-route.ts'
import { readFile } from '../request/read-file.ts'
import { getStoryline } from './story-under-way.ts'

/** Story files of the data folder and of a team's folder. */
export const ownStoryRoutes: readonly ControlRoute[] = [
  defineControlRoute(calls.listOwnStorylines, async (_, { storylines }) => ({
    folders: storylines.places(),
    files: (await storylines.own()).map(ownView),
  })),
  defineControlRoute(calls.saveStoryline, async ({ name, text }, { storylines }) => ({
    key: await storylines.save(name, text),
  })),
  defineControlRoute(calls.saveBesideStorylines, async ({ name }, { c, storylines }) => ({
    file: await storylines.saveBeside(name, await readFile(c, calls.mostBytesBeside)),
  })),
  defineControlRoute(calls.readStorylineFile, async ({ key }, { c, storylines }) => {
    const content = requireOwn(await storylines.content(key), key)
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
  }),
  defineControlRoute(exportStoryline, async ({ key, form, language }, context) => {
    const storyline = await getStoryline(key, context)
    if (form === 'story') {
      const text = builtInText(key) ?? String(requireOwn(await context.storylines.content(key), key))
      return { name: `${key.replace(/^.*\//, '')}.json`, text }
    }
    const { exportStory } = await import('../../../src/contract/storyline/export/export-story.ts')
    return exportStory(storyline, { key, form, nameOf, language })
  }),
  defineControlRoute(calls.renameStoryline, async ({ key, name }, { storylines }) => {
    const renamed = requireOwn(await storylines.rename(key, name), key)
    if (renamed === null)
      throw new ControlError('story-named', `Failed to rename ${key}: there is a story ${name}. Choose another name.`)
    return { key: renamed }
  }),
  defineControlRoute(calls.duplicateStoryline, async ({ key }, { storylines }) => ({
    key: requireOwn(await storylines.duplicate(key), key),
  })),
  defineControlRoute(calls.deleteStoryline, async ({ key }, { storylines }) => ({
    success: requireOwn(await storylines.remove(key), key),
  })),
  defineControlRoute(calls.restoreStoryline, async ({ key }, { storylines }) => ({
    key: requireOwn(await storylines.restore(key), key),
  })),
]

const requireOwn = <T>(found: T | undefined, key: string): T =>
  requireFound(
    found,
    'unknown-storyline',
    `Failed to find the own story ${key}: no file has this key. Take one of GET /__control/storylines/own.`,
  )

function ownView({ key, source, name, story, problem }: OwnStory) {
  return {
    key,
    source,
    name,
    title: story?.title ?? null,
    problem: !problem
      ? null
      : {
          code: problem.code,
          place: problem.place,
          text: reasonText(problem.why),
          reason: problem.reason,
        },
  }
}
