import { attempt } from '../../hub/control/flash.ts'
import type { Feature } from '../../hub/feature.ts'
import { CapsuleSection } from './capsule-section.tsx'
import { followOpening, openCapsule, openDropped, saveCapsule } from './capsule.ts'
import { capsuleCommands } from './commands.ts'
import { OpenedChip } from './opened-chip.tsx'
import { CapsuleButtons } from './rail-buttons.tsx'

export const capsule: Feature = {
  key: 'capsule',
  mockOnly: true,
  useCommands: capsuleCommands,
  slots: { railFoot: CapsuleButtons, stageChip: OpenedChip, savedWorlds: CapsuleSection },
  menu: { 'capsule-open': () => attempt(openCapsule), 'capsule-save': () => attempt(saveCapsule) },
  open: { capsule: (state) => attempt(() => followOpening(state)) },
  drop: {
    async open(file) {
      await openDropped(file)
      return undefined
    },
  },
}
