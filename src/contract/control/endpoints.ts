import * as backend from './backend.ts'
import * as capsule from './capsule.ts'
import * as clock from './clock.ts'
import * as coverage from './coverage.ts'
import type { ControlEndpoint } from './define-control.ts'
import * as documented from './documented-calls.ts'
import * as drift from './drift.ts'
import * as exchanges from './exchanges.ts'
import * as handset from './handset.ts'
import * as history from './history.ts'
import * as operator from './operator.ts'
import * as outbox from './outbox.ts'
import * as personas from './personas.ts'
import * as stage from './stage.ts'
import * as storylines from './storylines.ts'
import * as town from './town-activity.ts'
import * as version from './version.ts'
import * as world from './world.ts'

/** All control calls by name. A real API has none of them. */
export const controlCalls = {
  readClock: clock.readClock,
  listFiredDays: clock.listFiredDays,
  listFiredOfDay: clock.listFiredOfDay,
  moveClock: clock.moveClock,
  stopJump: clock.stopJump,
  changeTownActivity: town.changeTownActivity,
  readHistory: history.readHistory,
  undoMoment: history.undoMoment,
  redoMoment: history.redoMoment,
  goToMoment: history.goToMoment,
  nameMoment: history.nameMoment,
  unnameMoment: history.unnameMoment,
  readMomentChanges: history.readMomentChanges,
  readWay: history.readWay,
  readExchangeChanges: history.readExchangeChanges,
  readTimeline: clock.readTimeline,
  readReady: version.readReady,
  listPersonas: personas.listPersonas,
  openSession: personas.openSession,
  listScenarios: world.listScenarios,
  listStorylines: storylines.listStorylines,
  startStoryline: storylines.startStoryline,
  nextStep: storylines.nextStep,
  previousStep: storylines.previousStep,
  beginScene: storylines.beginScene,
  playAction: storylines.playAction,
  endScene: storylines.endScene,
  readFileOfStory: storylines.readFileOfStory,
  listOwnStorylines: storylines.listOwnStorylines,
  saveStoryline: storylines.saveStoryline,
  saveBesideStorylines: storylines.saveBesideStorylines,
  readStorylineFile: storylines.readStorylineFile,
  exportStoryline: storylines.exportStoryline,
  renameStoryline: storylines.renameStoryline,
  duplicateStoryline: storylines.duplicateStoryline,
  deleteStoryline: storylines.deleteStoryline,
  restoreStoryline: storylines.restoreStoryline,
  readStage: stage.readStage,
  changeStage: stage.changeStage,
  keepStage: stage.keepStage,
  resetWorld: world.resetWorld,
  readFounding: world.readFounding,
  openWorld: world.openWorld,
  listWorlds: world.listWorlds,
  closeWorld: world.closeWorld,
  readStorage: world.readStorage,
  exportCapsule: capsule.exportCapsule,
  writeCapsule: capsule.writeCapsule,
  importCapsule: capsule.importCapsule,
  readOpenedCapsule: capsule.readOpenedCapsule,
  closeOpenedCapsule: capsule.closeOpenedCapsule,
  listOutbox: outbox.listOutbox,
  readVariants: world.readVariants,
  changeVariants: world.changeVariants,
  listFailures: documented.listFailures,
  listFaults: exchanges.listFaults,
  replaceFaults: exchanges.replaceFaults,
  listExchanges: exchanges.listExchanges,
  listExchangeRows: exchanges.listExchangeRows,
  searchExchanges: exchanges.searchExchanges,
  readExchange: exchanges.readExchange,
  checkRecording: exchanges.checkRecording,
  clearExchanges: exchanges.clearExchanges,
  readCoverage: coverage.readCoverage,
  clearCoverage: coverage.clearCoverage,
  readBackend: backend.readBackend,
  chooseBackend: backend.chooseBackend,
  checkBackend: backend.checkBackend,
  comparePhones: backend.comparePhones,
  readOpenApi: documented.readOpenApi,
  readDrift: drift.readDrift,
  mergeDrift: drift.mergeDrift,
  reviewDrift: drift.reviewDrift,
  readHandset: handset.readHandset,
  openHandset: handset.openHandset,
  closeHandset: handset.closeHandset,
  listDocuments: operator.listDocuments,
  showDocument: operator.showDocument,
  submitSampleDocument: operator.submitSampleDocument,
  reviewAge: operator.reviewAge,
  readVerdicts: operator.readVerdicts,
  readNextDocument: operator.readNextDocument,
  changeNextDocument: operator.changeNextDocument,
  listMembers: operator.listMembers,
  listPairings: operator.listPairings,
  listOperatorMessages: operator.listOperatorMessages,
  listRankRequests: operator.listRankRequests,
  writeAsOperator: operator.writeAsOperator,
  publish: operator.publish,
  recommend: operator.recommend,
  giveRank: operator.giveRank,
  changeStanding: operator.changeStanding,
  declineNextRenewal: operator.declineNextRenewal,
  listPaymentsDue: operator.listPaymentsDue,
  actAsMember: operator.actAsMember,
} as const satisfies Readonly<Record<string, ControlEndpoint>>

export const controlEndpoints: readonly ControlEndpoint[] = Object.values(controlCalls)
