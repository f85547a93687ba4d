import { moveClock } from '../control/clock.ts'
import { replaceFaults } from '../control/faults.ts'
import { actAsMember } from '../control/operator/act.ts'
import * as documentDesk from '../control/operator/document-desk.ts'
import * as office from '../control/operator/office.ts'
import { declineNextRenewal } from '../control/operator/payment-desk.ts'
import { changeTownActivity } from '../control/town-activity.ts'
import { changeVariants } from '../control/worlds/variants.ts'

/** The control calls that a story may make: time, faults, variants and the operator's acts. */
export const playableCalls = [
  moveClock,
  changeTownActivity,
  replaceFaults,
  changeVariants,
  documentDesk.submitSampleDocument,
  documentDesk.reviewAge,
  documentDesk.changeNextDocument,
  office.writeAsOperator,
  office.publish,
  office.recommend,
  office.giveRank,
  office.changeStanding,
  declineNextRenewal,
  actAsMember,
] as const
