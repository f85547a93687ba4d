import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { openCapsule, saveCapsule } from './capsule.ts'
import { capsuleCopy } from './copy.ts'

/** Saves the whole case to a file, and opens one. */
export const capsuleCommands = (): readonly Command[] =>
  inGroup('world', capsuleCopy, ({ command }) => [
    [command.exportCase, command.exportSearch, 'download', () => attempt(saveCapsule)],
    [command.openCase, command.openSearch, 'upload', () => attempt(openCapsule)],
  ])
