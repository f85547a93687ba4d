import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/attempt.ts'
import type { Feature } from '../../hub/feature.ts'
import { CapsuleSection } from './capsule-section.tsx'
import { capsuleCopy } from './copy.ts'
import { followOpening, openCapsule, openDropped } from './open-capsule.ts'
import { OpenedChip } from './opened-chip.tsx'
import { CapsuleButtons } from './rail-buttons.tsx'
import { saveCapsule } from './save-capsule.ts'

const save = () => attempt(saveCapsule)
const open = () => attempt(openCapsule)

/** Saves the whole case to a file, and opens one. */
export const capsuleCommands = (): readonly Command[] =>
  inGroup('world', capsuleCopy, ({ command }) => [
    { title: command.exportCase, search: command.exportSearch, icon: 'download', run: save },
    { title: command.openCase, search: command.openSearch, icon: 'upload', run: open },
  ])

export const capsule: Feature = {
  key: 'capsule',
  mockOnly: true,
  useCommands: capsuleCommands,
  slots: { railFoot: CapsuleButtons, stageChip: OpenedChip, savedWorlds: CapsuleSection },
  menu: { 'capsule-open': open, 'capsule-save': save },
  open: { capsule: (state) => attempt(() => followOpening(state)) },
  drop: { open: openDropped },
}
