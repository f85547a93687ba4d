import type { Hub } from './cable/hub.ts'
import type { Site } from './http/guard.ts'
import type { Runtime } from './runtime.ts'
import type { OpenedCapsule } from './tools/capsule/opened-capsule.ts'
import type { DriftRecord } from './tools/contract-check/drift-record.ts'
import type { Faults } from './tools/faults/faults.ts'
import type { Handset } from './tools/handset/handset.ts'
import type { Coverage } from './tools/inspection/coverage.ts'
import type { ExchangeLog } from './tools/inspection/exchange-log.ts'
import type { Backend } from './tools/proxy/backend.ts'

/** What the parts of the server are mounted with. */
export interface AppDependencies {
  readonly runtime: Runtime
  readonly hub: Hub
  readonly site: Site
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly faults: Faults
  readonly opened: OpenedCapsule
  readonly backend: Backend
  /** How far the real API was found to keep to the contract. */
  readonly drift: DriftRecord
  /** A real phone in the local network. */
  readonly handset: Handset
  /** Built member bundle and workbench; undefined when they were not built. */
  readonly webRoot: string | undefined
  readonly workbenchRoot: string | undefined
  readonly logError: (line: string) => void
}
