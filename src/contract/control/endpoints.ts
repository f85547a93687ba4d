import { checkBackend, chooseBackend, comparePhones, readBackend, readOpenApi } from './backend.ts'
import {
  closeOpenedCapsule,
  exportCapsule,
  importCapsule,
  readOpenedCapsule,
  takeCapsuleStage,
  writeCapsule,
} from './capsule.ts'
import { listFiredDays, listFiredOfDay, moveClock, readClock, rewindClock, stopJump } from './clock.ts'
import { clearCoverage, readCoverage } from './coverage/coverage.ts'
import type { ControlEndpoint } from './define-control.ts'
import { mergeDrift, readDrift, reviewDrift } from './drift/drift.ts'
import {
  clearExchanges,
  listExchangeRows,
  listExchanges,
  readExchange,
  searchExchanges,
} from './exchanges.ts'
import { listFailures } from './failures.ts'
import { listFaults, replaceFaults } from './faults.ts'
import { closeHandset, openHandset, readHandset } from './handset.ts'
import {
  goToMoment,
  readExchangeChanges,
  readHistory,
  readMomentChanges,
  redoMoment,
  undoExchange,
  undoMoment,
} from './history.ts'
import { actAsMember } from './operator/act.ts'
import {
  changeNextDocument,
  listDocuments,
  readNextDocument,
  readVerdicts,
  reviewAge,
  showDocument,
  submitSampleDocument,
} from './operator/desk.ts'
import { listMembers, listOperatorMessages, listPairings, listRankRequests } from './operator/lookups.ts'
import {
  changeStanding,
  declineNextRenewal,
  giveRank,
  publish,
  recommend,
  writeAsOperator,
} from './operator/operator.ts'
import { listPaymentsDue } from './operator/payments.ts'
import { listPersonas, openSession } from './personas.ts'
import { deleteSnapshot, listSnapshots, restoreSnapshot, takeSnapshot } from './snapshots.ts'
import { listStorylines, nextStep, previousStep, startStoryline } from './storylines.ts'
import { readTimeline } from './timeline.ts'
import { changeTownActivity } from './town-activity.ts'
import {
  changeVariants,
  listOutbox,
  listScenarios,
  readStorage,
  readVariants,
  resetWorld,
  restorePreviousGeneration,
} from './world.ts'

/** Every control call. They are apart from the service's own calls: a real API has none of them. */
export const controlEndpoints: readonly ControlEndpoint[] = [
  readClock,
  listFiredDays,
  listFiredOfDay,
  moveClock,
  stopJump,
  rewindClock,
  changeTownActivity,
  readHistory,
  undoMoment,
  redoMoment,
  goToMoment,
  readMomentChanges,
  undoExchange,
  readExchangeChanges,
  readTimeline,
  listPersonas,
  openSession,
  listScenarios,
  listStorylines,
  startStoryline,
  nextStep,
  previousStep,
  resetWorld,
  restorePreviousGeneration,
  readStorage,
  listSnapshots,
  takeSnapshot,
  restoreSnapshot,
  deleteSnapshot,
  exportCapsule,
  writeCapsule,
  importCapsule,
  readOpenedCapsule,
  closeOpenedCapsule,
  takeCapsuleStage,
  listOutbox,
  readVariants,
  changeVariants,
  listFailures,
  listFaults,
  replaceFaults,
  listExchanges,
  listExchangeRows,
  searchExchanges,
  readExchange,
  clearExchanges,
  readCoverage,
  clearCoverage,
  readBackend,
  chooseBackend,
  checkBackend,
  comparePhones,
  readOpenApi,
  readDrift,
  mergeDrift,
  reviewDrift,
  readHandset,
  openHandset,
  closeHandset,
  listDocuments,
  showDocument,
  submitSampleDocument,
  reviewAge,
  readVerdicts,
  readNextDocument,
  changeNextDocument,
  listMembers,
  listPairings,
  listOperatorMessages,
  listRankRequests,
  writeAsOperator,
  publish,
  recommend,
  giveRank,
  changeStanding,
  declineNextRenewal,
  listPaymentsDue,
  actAsMember,
]
