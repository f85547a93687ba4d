import * as backend from './backend.ts'
import * as capsule from './capsule.ts'
import * as clock from './clock.ts'
import * as coverage from './coverage.ts'
import type { ControlEndpoint } from './define-control.ts'
import * as documented from './documented-calls.ts'
import * as drift from './drift.ts'
import * as exchanges from './exchanges.ts'
import * as faults from './faults.ts'
import * as handset from './handset.ts'
import * as changes from './history/changes.ts'
import * as history from './history/moments.ts'
import { readWay } from './history/way.ts'
import { actAsMember } from './operator/act.ts'
import * as documentDesk from './operator/document-desk.ts'
import * as lookup from './operator/lookup.ts'
import * as office from './operator/office.ts'
import * as paymentDesk from './operator/payment-desk.ts'
import * as outbox from './outbox.ts'
import * as personas from './personas.ts'
import * as stage from './stage.ts'
import * as ownStories from './stories/own-stories.ts'
import * as storylines from './stories/storylines.ts'
import { readTimeline } from './timeline.ts'
import * as town from './town-activity.ts'
import * as version from './version.ts'
import * as founding from './worlds/founding.ts'
import * as parallelWorlds from './worlds/parallel-worlds.ts'
import { readStorage } from './worlds/storage.ts'
import * as variants from './worlds/variants.ts'

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
  readMomentChanges: changes.readMomentChanges,
  readWay,
  readExchangeChanges: changes.readExchangeChanges,
  readTimeline,
  readReady: version.readReady,
  listPersonas: personas.listPersonas,
  openSession: personas.openSession,
  listScenarios: founding.listScenarios,
  listStorylines: storylines.listStorylines,
  startStoryline: storylines.startStoryline,
  nextStep: storylines.nextStep,
  previousStep: storylines.previousStep,
  beginScene: storylines.beginScene,
  playAction: storylines.playAction,
  endScene: storylines.endScene,
  readFileOfStory: storylines.readFileOfStory,
  listOwnStorylines: ownStories.listOwnStorylines,
  saveStoryline: ownStories.saveStoryline,
  saveBesideStorylines: ownStories.saveBesideStorylines,
  readStorylineFile: ownStories.readStorylineFile,
  exportStoryline: storylines.exportStoryline,
  renameStoryline: ownStories.renameStoryline,
  duplicateStoryline: ownStories.duplicateStoryline,
  deleteStoryline: ownStories.deleteStoryline,
  restoreStoryline: ownStories.restoreStoryline,
  readStage: stage.readStage,
  changeStage: stage.changeStage,
  keepStage: stage.keepStage,
  resetWorld: founding.resetWorld,
  readFounding: founding.readFounding,
  openWorld: parallelWorlds.openWorld,
  listWorlds: parallelWorlds.listWorlds,
  closeWorld: parallelWorlds.closeWorld,
  readStorage,
  exportCapsule: capsule.exportCapsule,
  writeCapsule: capsule.writeCapsule,
  importCapsule: capsule.importCapsule,
  readOpenedCapsule: capsule.readOpenedCapsule,
  closeOpenedCapsule: capsule.closeOpenedCapsule,
  listOutbox: outbox.listOutbox,
  readVariants: variants.readVariants,
  changeVariants: variants.changeVariants,
  listFailures: documented.listFailures,
  listFaults: faults.listFaults,
  replaceFaults: faults.replaceFaults,
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
  listDocuments: documentDesk.listDocuments,
  showDocument: documentDesk.showDocument,
  submitSampleDocument: documentDesk.submitSampleDocument,
  reviewAge: documentDesk.reviewAge,
  readVerdicts: documentDesk.readVerdicts,
  readNextDocument: documentDesk.readNextDocument,
  changeNextDocument: documentDesk.changeNextDocument,
  listMembers: lookup.listMembers,
  listPairings: lookup.listPairings,
  listOperatorMessages: lookup.listOperatorMessages,
  listRankRequests: lookup.listRankRequests,
  writeAsOperator: office.writeAsOperator,
  publish: office.publish,
  recommend: office.recommend,
  giveRank: office.giveRank,
  changeStanding: office.changeStanding,
  declineNextRenewal: paymentDesk.declineNextRenewal,
  listPaymentsDue: paymentDesk.listPaymentsDue,
  actAsMember,
} as const satisfies Readonly<Record<string, ControlEndpoint>>

export const controlEndpoints: readonly ControlEndpoint[] = Object.values(controlCalls)
