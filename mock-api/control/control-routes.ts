import { backendRoutes, driftRoutes } from './backend-routes.ts'
import { capsuleRoutes } from './capsule-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import type { ControlRoute } from './define-control-route.ts'
import { handsetRoutes } from './handset-routes.ts'
import { historyRoutes, snapshotRoutes } from './history-routes.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { personaRoutes } from './persona-routes.ts'
import { storylineRoutes } from './storyline-routes.ts'
import { timelineRoutes } from './timeline-routes.ts'
import { worldRoutes } from './world-routes.ts'

/** What answers each control call of the contract. */
export const controlRoutes: readonly ControlRoute[] = [
  ...clockRoutes,
  ...historyRoutes,
  ...timelineRoutes,
  ...personaRoutes,
  ...storylineRoutes,
  ...worldRoutes,
  ...snapshotRoutes,
  ...capsuleRoutes,
  ...inspectionRoutes,
  ...backendRoutes,
  ...driftRoutes,
  ...handsetRoutes,
  ...operatorRoutes,
]
