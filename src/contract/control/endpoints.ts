import { chooseBackend, readBackend, readOpenApi } from './backend.ts'
import { moveClock, readClock, rewindClock, stopJump } from './clock.ts'
import { clearCoverage, readCoverage } from './coverage.ts'
import type { ControlEndpoint } from './define-control.ts'
import { clearExchanges, listExchanges } from './exchanges.ts'
import { listFaults, replaceFaults } from './faults.ts'
import { actAsMember } from './operator/act.ts'
import {
  changeNextDocument,
  listDocuments,
  readNextDocument,
  readVerdicts,
  reviewAge,
  showDocument,
} from './operator/desk.ts'
import { listMembers, listOperatorMessages, listPairings, listRankRequests } from './operator/lookups.ts'
import { changeStanding, giveRank, publish, recommend, writeAsOperator } from './operator/operator.ts'
import { listPersonas, openSession } from './personas.ts'
import {
  deleteSnapshot,
  exportCapsule,
  importCapsule,
  listSnapshots,
  restoreSnapshot,
  takeSnapshot,
} from './snapshots.ts'
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
  moveClock,
  stopJump,
  rewindClock,
  listPersonas,
  openSession,
  listScenarios,
  resetWorld,
  restorePreviousGeneration,
  readStorage,
  listSnapshots,
  takeSnapshot,
  restoreSnapshot,
  deleteSnapshot,
  exportCapsule,
  importCapsule,
  listOutbox,
  readVariants,
  changeVariants,
  listFaults,
  replaceFaults,
  listExchanges,
  clearExchanges,
  readCoverage,
  clearCoverage,
  readBackend,
  chooseBackend,
  readOpenApi,
  listDocuments,
  showDocument,
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
  actAsMember,
]
