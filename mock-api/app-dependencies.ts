import type { Language } from '../src/contract/rules/language.ts'
import type { Hub } from './cable/hub.ts'
import type { Listeners } from './engine/listeners.ts'
import type { Site } from './http/site.ts'
import type { LogError } from './log.ts'
import type { Runtime } from './runtime.ts'
import type { CapsuleSlot } from './tools/capsule/open-capsule.ts'
import type { DriftRecord } from './tools/contract-check/drift-record.ts'
import type { Faults } from './tools/faults/faults.ts'
import type { Handset } from './tools/handset/handset.ts'
import type { Coverage } from './tools/inspection/coverage.ts'
import type { ExchangeLog } from './tools/inspection/exchange-log.ts'
import type { Backend } from './tools/proxy/backend.ts'
import type { Storylines } from './tools/storylines/storylines.ts'
import type { Worlds } from './tools/worlds/worlds.ts'

/** Parts of a server that its app, its tools and the control API use together. */
export interface AppDependencies {
  readonly runtime: Runtime
  readonly hub: Hub
  readonly site: Site
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly faults: Faults
  /** The capsule that was opened last, without its world. */
  readonly opened: CapsuleSlot
  readonly backend: Backend
  /** Known drift of the real API from the contract. */
  readonly drift: DriftRecord
  /** Access of a real phone in the local network. */
  readonly handset: Handset
  readonly worlds: Worlds
  readonly storylines: Storylines
  /** Built member app and workbench; undefined when they are not built. */
  readonly webRoot: string | undefined
  readonly workbenchRoot: string | undefined
  /** Language of the workbench in place of the browser's. */
  readonly language: Language | undefined
  /** Response in place of pages that are not built. */
  readonly missingPages?: string | undefined
  readonly logError: LogError
  /** Called when the world ends, before its parts close. */
  readonly ending: Listeners
}
