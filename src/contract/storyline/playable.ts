import { moveClock } from '../control/clock.ts'
import { replaceFaults } from '../control/exchanges.ts'
import * as operator from '../control/operator.ts'
import { changeTownActivity } from '../control/town-activity.ts'
import { changeVariants } from '../control/world.ts'

/** The control calls that a story may make: time, faults, variants and the operator's acts. */
export const playableCalls = [
  moveClock,
  changeTownActivity,
  replaceFaults,
  changeVariants,
  operator.submitSampleDocument,
  operator.reviewAge,
  operator.changeNextDocument,
  operator.writeAsOperator,
  operator.publish,
  operator.recommend,
  operator.giveRank,
  operator.changeStanding,
  operator.declineNextRenewal,
  operator.actAsMember,
] as const
