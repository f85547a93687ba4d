import { useEffect } from 'react'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import type { Feature } from '../../hub/feature.ts'
import { restoreStageWith } from '../../hub/phones/follow-world.ts'
import { joinStage } from '../../hub/phones/shared-stage.ts'
import { CapsuleSection, OpenedChip } from './capsule-section.tsx'
import { followHistory, loadCapsule, openCapsule, putOnStage, saveCapsule } from './capsule.ts'
import { capsuleCommands } from './commands.ts'
import { CapsuleButtons } from './rail-buttons.tsx'

restoreStageWith(followHistory)

/** Puts the stage of a capsule on the phones that the server opened at its start. */
function StageOfCapsule() {
  useEffect(() => {
    // Fails for a real API, which has no capsules. Other problems show elsewhere.
    joinStage()
      .then(() => control.takeCapsuleStage())
      .then(
        (stage) => stage && putOnStage(stage),
        () => {},
      )
  }, [])
  return null
}

export const capsule: Feature = {
  key: 'capsule',
  mockOnly: true,
  useCommands: () => capsuleCommands,
  slots: { railFoot: CapsuleButtons, stageChip: OpenedChip, savedWorlds: CapsuleSection, background: StageOfCapsule },
  menu: { 'capsule-open': () => attempt(openCapsule), 'capsule-save': () => attempt(saveCapsule) },
  open: { capsule: ({ file }) => attempt(() => loadCapsule(file)) },
  drop: {
    name: /^/,
    async open(file) {
      await loadCapsule({ name: file.name, content: file })
      return undefined
    },
  },
}
