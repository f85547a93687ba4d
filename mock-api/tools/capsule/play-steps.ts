import type { MomentStage } from '../../../src/contract/control/stage.ts'
import { parseInstant } from '../../../src/contract/rules/iso-time.ts'
import { takeNextIds } from '../../engine/table/next-ids.ts'
import type { Runtime } from '../../runtime.ts'
import { type CapsuleWay, putRecords } from './steps.ts'

/**
 * Turns the steps of a capsule into moments of history, each with its records, instant and stage. Requires that the
 * world before them is in place.
 * @param usual stage of a step that has none, because a former version wrote the capsule
 */
export function playSteps({ history, store, clock }: Runtime, { before, steps }: CapsuleWay, usual: MomentStage): void {
  const show = (stage = usual) => {
    clock.resume(stage.pace)
    history.stage.adopt(stage)
  }
  show(before.stage)
  for (const { kind, subject, phone, memberId, story, name, at, nextIds, records, stage } of steps) {
    history.replay({ kind, subject, phone, memberId }, story, () => {
      store.transact((world) => {
        putRecords(world, records, 'step')
        takeNextIds(world, nextIds)
      })
    })
    clock.moveTo(parseInstant(at))
    show(stage)
    if (name !== null) history.name(name)
  }
}
