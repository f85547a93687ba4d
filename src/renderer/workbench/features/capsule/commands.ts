import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { openCapsule, saveCapsule } from './capsule.ts'
import { capsuleCopy } from './copy.ts'

export const capsuleCommands = (): readonly Command[] =>
  inGroup('world', capsuleCopy, [
    [
      ({ command }) => command.exportCase,
      ({ command }) => command.exportSearch,
      'download',
      () => attempt(saveCapsule),
    ],
    [({ command }) => command.openCase, ({ command }) => command.openSearch, 'upload', () => attempt(openCapsule)],
  ])
